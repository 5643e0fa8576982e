import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, inject, it } from "vitest";
import { poolProgram, sourceProgram, type PoolProgram } from "~/lib/pool/pool-program";
import { ProcessPool } from "~/lib/pool/process-pool";
import { checkHtml, checkRules } from "~/modules/checks/check-static.server";

const CODE = {
  html: '<!doctype html><title>A page</title><center>One</center><img src="assets/none.webp" alt="">',
  css: "",
  javascript: "",
};
const CONTEXT = { assets: new Set<string>(), allowedHosts: new Set<string>() };
const LIMITS = { milliseconds: 60_000, megabytes: 300 };

const folder = mkdtempSync(join(realpathSync(tmpdir()), "plinth-pool-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each<[string, () => PoolProgram]>([
  ["from source", () => sourceProgram("pool/index.ts", process.cwd())],
  ["from the build", () => ({ file: inject("poolProgram"), directory: process.cwd(), execArgv: [] })],
])(
  "the pool's program does its works %s",
  async (_, program) => {
    const pool = new ProcessPool({ program: program(), slots: 1 });
    try {
      expect(await pool.run("a", "check-html", [CODE, CONTEXT], LIMITS)).toEqual(checkHtml(CODE, CONTEXT));
      expect(await pool.run("a", "check-rules", [CODE, CONTEXT], LIMITS)).toEqual(checkRules(CODE, CONTEXT));
    } finally {
      pool.close();
    }
  },
  60_000,
);

it("the pool's program is found from every program of the build, and from the source", () => {
  const file = join(folder, "build", "pool", "index.js");
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(inject("poolProgram"), file);
  for (const from of [
    "build/app/server.js",
    "build/server/index.js",
    "build/server/assets/server-build.js",
    "build/worker/index.js",
  ]) {
    expect(poolProgram(join(folder, from)).file).toBe(file);
  }
  expect(poolProgram().file).toBe(join(process.cwd(), "pool", "index.ts"));
  expect(() => poolProgram("/none/of/ours.js")).toThrow("pool/index.js");
});

it("a program of the build that stands alone starts the pool's source", () => {
  const alone = join(process.cwd(), "node_modules", ".cache", "alone", "program.js");
  expect(poolProgram(alone).file).toBe(join(process.cwd(), "pool", "index.ts"));
});
