import type { Prisma } from "~/lib/db.server";

/**
 * The websites that are in no bin, neither they nor their accounts: for reads that do not ask who owns them, such as by
 * the address of a preview. Who asks for the owner's needs no such words: what is in the bin has none.
 */
export const outsideBin = { owner: { is: { binnedAt: null } } } satisfies Prisma.WebsiteWhereInput;
