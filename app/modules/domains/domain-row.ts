import type { Prisma } from "~/lib/db.server";

/** A custom domain as it is stored. */
export type DomainRow = Prisma.DomainGetPayload<object>;
