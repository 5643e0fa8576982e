import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

// Writes the database client's code into app/generated/prisma. Runs after every install and before every build.
// Prisma's command line would do it, too, and brings a studio, a local server and a second PostgreSQL: docs/decisions/0058.
const SCHEMA = "prisma/schema.prisma";
const GENERATOR = "node_modules/@prisma/client-generator-ts/package.json";
/** Says what the code was made from: making it anew empties its folder, and somebody may be reading it. */
const STAMP = "app/generated/prisma/.made-from";
const require = createRequire(import.meta.url);

// An install without development packages, or before the sources are there (a layer of an image), has nothing to do.
if (existsSync(SCHEMA) && existsSync(GENERATOR)) await generate();

async function generate() {
  const source = createHash("sha256").update(readFileSync(GENERATOR)).update(readFileSync(SCHEMA)).digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === source) return;
  const { getGenerators, loadSchemaContext } = require("@prisma/internals");
  const { PrismaClientTsGenerator } = require("@prisma/client-generator-ts");
  const schemaContext = await loadSchemaContext({ schemaPath: { cliProvidedPath: SCHEMA }, printLoadMessage: false });
  const registry = { "prisma-client": { type: "in-process", generator: new PrismaClientTsGenerator() } };
  const generators = await getGenerators({ schemaContext, registry, skipDownload: true });
  for (const generator of generators) {
    await generator.generate();
    generator.stop();
  }
  writeFileSync(STAMP, source);
}
