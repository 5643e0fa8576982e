import type { TestProject } from "vitest/node";
import { bundleProgram } from "./program";

declare module "vitest" {
  interface ProvidedContext {
    /** What the pool's processes run (use-built-pool.ts). */
    poolProgram: string;
  }
}

/** Makes one file of the pool's program: each test file starts it in a fraction of the time that its sources take. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { file, remove } = await bundleProgram("pool/index");
  project.provide("poolProgram", file);
  return remove;
}
