import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// Writes the database client's code into app/generated/prisma. Runs after every install and before every build.
const command = "node_modules/prisma/build/index.js";
const schema = "prisma/schema.prisma";

// An install without development packages, or before the sources are there (a layer of an image), has nothing to do.
if (existsSync(command) && existsSync(schema)) {
  // Prisma fetches its engine unless this names a program; generating code needs the name alone.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "generate"], { env, encoding: "utf8" });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  process.exit(status ?? 1);
}
