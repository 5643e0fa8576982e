import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sqlTowardsSchema } from "./schema-engine";

// npm run migration:draft -- add_something: writes the SQL from the running database to prisma/schema.prisma, to be
// read and completed by hand before it is committed.
const name = process.argv[2] ?? "";
if (!/^[a-z0-9_]+$/.test(name)) {
  console.error("Name the migration in lower case with underscores: npm run migration:draft -- add_something");
  process.exit(1);
}
const sql = await sqlTowardsSchema(process.env.DATABASE_URL!);
if (!sql) {
  console.log("The database is what prisma/schema.prisma describes: nothing to draft.");
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const directory = join("prisma/migrations", `${stamp}_${name}`);
mkdirSync(directory);
writeFileSync(join(directory, "migration.sql"), sql);
console.log(`Drafted ${directory}/migration.sql: read it, and add what a schema cannot say.`);
