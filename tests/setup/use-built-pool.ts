import { inject } from "vitest";
import { usePool } from "~/lib/pool/in-pool.server";
import { ProcessPool } from "~/lib/pool/process-pool";

const held = globalThis as typeof globalThis & { usesBuiltPool?: boolean };

// Files that share a process share its pool.
if (!held.usesBuiltPool) usePool(new ProcessPool({ program: { file: inject("poolProgram"), directory: process.cwd(), execArgv: [] }, slots: 2 }));
held.usesBuiltPool = true;
