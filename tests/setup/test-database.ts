import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/**
 * Runs before each integration test file: gives it a migrated, empty database of its own and names it in
 * DATABASE_URL before anything imports `~/lib/db.server`. A test file needs nothing but that import.
 * The whole server is thrown away after the last file, so no database is dropped.
 */
const template = new URL(inject("templateDatabaseUrl"));
const name = `test_${randomUUID().replaceAll("-", "")}`;

await administer(`create database ${name} template ${template.pathname.slice(1)}`);
// A developer's own keys are not for tests to spend.
for (const setting of ["ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "OPENAI_API_KEY", "OPENAI_BASE_URL"])
  delete process.env[setting];
// What a test saves is not looked at in a browser beside it; tests of that switch it on.
process.env.BROWSER_CHECKS = "off";
process.env.DATABASE_URL = Object.assign(new URL(template), { pathname: `/${name}` }).href;

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: "/postgres" }).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
