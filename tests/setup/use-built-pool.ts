import { inject } from "vitest";
import { usePool } from "~/lib/pool/in-pool.server";
import { ProcessPool } from "~/lib/pool/process-pool";

const held = globalThis as typeof globalThis & { plinthPool?: ProcessPool };

// Files that share their modules share the pool.
if (!held.plinthPool) usePool(new ProcessPool({ program: { file: inject("poolProgram"), directory: process.cwd(), execArgv: [] }, slots: 2 }));
