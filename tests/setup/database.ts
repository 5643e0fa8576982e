import type { TestProject } from "vitest/node";
import { migrate } from "../../prisma/migrate";
import { startOwnPostgres } from "./own-postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** The migrated database, which each test file gets a copy of (test-database.ts). */
    templateDatabaseUrl: string;
  }
}

/**
 * Starts one PostgreSQL for all integration tests and migrates the database that each test file copies.
 * Returns what stops it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startOwnPostgres({ max_connections: "200" });
  try {
    await migrate(postgres.url);
  } catch (error) {
    await postgres.remove();
    throw error;
  }
  project.provide("templateDatabaseUrl", postgres.url);
  return () => postgres.remove();
}
