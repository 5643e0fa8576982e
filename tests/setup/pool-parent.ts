import { ProcessPool } from "~/lib/pool/process-pool";

/**
 * Starts a pool of a program and prints its processes; they are at work without an end then, or all at rest when told
 * `rest`.
 */
const LIMITS = { milliseconds: 120_000, megabytes: 300 };
const [, , file, rest] = process.argv;
const pool = new ProcessPool({ program: { file: file!, directory: process.cwd(), execArgv: [] }, slots: 2 });
await pool.warm();
const pids = [await pool.run("a", "pid", [], LIMITS), await pool.run("b", "pid", [], LIMITS)];
if (rest === undefined) for (const owner of ["a", "b"]) void pool.run(owner, "spin", [], LIMITS);
console.log(JSON.stringify(pids));
