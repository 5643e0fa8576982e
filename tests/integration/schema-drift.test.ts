import pg from "pg";
import { expect, it } from "vitest";
import { sqlTowardsSchema } from "../../prisma/schema-engine";

const databaseUrl = () => process.env.DATABASE_URL!;

it("the migrations make what prisma/schema.prisma describes", async () => {
  expect(await sqlTowardsSchema(databaseUrl())).toBe("");
});

it("notices when they do not", async () => {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  await client.query("alter table users drop column email");
  await client.end();
  expect(await sqlTowardsSchema(databaseUrl())).toMatch(/ALTER TABLE "users" ADD COLUMN\s+"email"/);
});
