import { afterAll, vi } from "vitest";
import type { db } from "~/lib/db.server";

const held = globalThis as typeof globalThis & { plinthDb?: typeof db; plinthTestEnvironment?: NodeJS.ProcessEnv };

/**
 * Runs before each integration test file. Files share a process, and with it the packages that it has loaded, which
 * took longer to load than many a file's tests. Of our own modules each file has new ones, and the environment is as it
 * was.
 */
const environment = (held.plinthTestEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
vi.resetModules();

// What our modules keep beyond themselves ends with the file, as it would with the process.
afterAll(async () => {
  await held.plinthDb?.$disconnect();
  delete held.plinthDb;
});
