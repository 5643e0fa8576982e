import { existsSync } from "node:fs";
import { createRequire } from "node:module";

// Writes the database client's code into app/generated/prisma. Runs after every install and before every build.
// Prisma's command line would do it, too, and brings a studio, a local server and a second PostgreSQL: docs/decisions/0058.
const SCHEMA = "prisma/schema.prisma";
const require = createRequire(import.meta.url);

// An install without development packages, or before the sources are there (a layer of an image), has nothing to do.
if (existsSync(SCHEMA) && existsSync("node_modules/@prisma/client-generator-ts")) await generate();

async function generate() {
  const { getGenerators, loadSchemaContext } = require("@prisma/internals");
  const { PrismaClientTsGenerator } = require("@prisma/client-generator-ts");
  const schemaContext = await loadSchemaContext({ schemaPath: { cliProvidedPath: SCHEMA }, printLoadMessage: false });
  const registry = { "prisma-client": { type: "in-process", generator: new PrismaClientTsGenerator() } };
  const generators = await getGenerators({ schemaContext, registry, skipDownload: true });
  for (const generator of generators) {
    await generator.generate();
    generator.stop();
  }
}
