import { afterAll } from "vitest";
import type { db } from "~/lib/db.server";
import { forgetModules, type LoadedModule } from "./forget-modules";

const held = globalThis as typeof globalThis & {
  plinthDb?: typeof db;
  plinthTestEnvironment?: NodeJS.ProcessEnv;
  __vitest_worker__: { evaluatedModules: { idToModuleMap: Map<string, LoadedModule> } };
};

/**
 * Runs before each integration test file. Files share a process, and with it the packages that it has loaded and those
 * of our own modules that know nothing of a server: loading them took longer than many a file's tests. All others are
 * new for each file, and the environment is as it was.
 */
const environment = (held.plinthTestEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
forgetModules(held.__vitest_worker__.evaluatedModules.idToModuleMap, process.cwd());

// What our modules keep beyond themselves ends with the file, as it would with the process.
afterAll(async () => {
  await held.plinthDb?.$disconnect();
  delete held.plinthDb;
});
