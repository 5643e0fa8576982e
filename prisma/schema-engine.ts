import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { catalogAdapter } from "./catalog-adapter";

const SCHEMA = "prisma/schema.prisma";
// Prisma's history table and the job queue's schema are not of the schema file.
const FILTERS = { externalTables: [], externalEnums: [] };
// The bindings hold one instance for the whole process.
let engineClass: typeof SchemaEngine | undefined;

/**
 * Asks Prisma's own schema engine which SQL would bring a database to prisma/schema.prisma; nothing is changed. What a
 * schema cannot express (check constraints, partial indexes) is left alone. Returns "" when nothing is to be done. The
 * engine is Prisma's private interface: for drafts and tests, never for applying.
 */
export async function sqlTowardsSchema(databaseUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogAdapter(pool));
  const files = [{ path: SCHEMA, content: readFileSync(SCHEMA, "utf8") }];
  engineClass ??= load();
  const engine = await engineClass.new({ datamodels: [[SCHEMA, files[0]!.content]] }, () => undefined, adapter);
  try {
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: "." },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: FILTERS,
    });
    return /^(?:--.*)?$/.test((stdout ?? "").trim()) ? "" : stdout!;
  } finally {
    engine.free();
    await pool.end();
  }
}

// The package's own entry imports WebAssembly as a module, which Node 20 does not.
function load(): typeof SchemaEngine {
  const file = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = readFileSync(file.replace(/\.js$/, ".wasm"));
  const imports = { "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
  bindings.__wbg_set_wasm(exports);
  (exports.__wbindgen_start as () => void)();
  return bindings.SchemaEngine as unknown as typeof SchemaEngine;
}
