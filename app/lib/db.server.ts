import { PrismaPg } from "@prisma/adapter-pg";
import { Prisma, PrismaClient } from "~/generated/prisma/client";
import { env } from "./env.server";
import { log } from "./log.server";

export { Prisma };

/** A client inside a transaction; functions that write together take one. */
export type Tx = Prisma.TransactionClient;

const CONNECTIONS = 10;

function connect() {
  const adapter = new PrismaPg(
    { connectionString: env.DATABASE_URL, max: CONNECTIONS },
    { onPoolError: (error) => log.error("database pool", error) },
  );
  return new PrismaClient({ adapter });
}

// Development reloads modules; one pool must outlive them.
const held = globalThis as typeof globalThis & { plinthDb?: PrismaClient };

/** The system of record. Only `modules/` and `lib/` may import it. */
export const db: PrismaClient = (held.plinthDb ??= connect());
