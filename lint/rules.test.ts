import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FLOORS } from "./module-floors";

const OXLINT = resolve("node_modules/oxlint/bin/oxlint");
const RULE = "app/modules/checks/rules/rule.ts";

/** A project of the files that a test writes, with our rules. */
let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "plinth-lint-"));
  cpSync("lint", join(project, "lint"), { recursive: true });
  const rules = ["import-direction", "loaded-when-needed", "module-floors"].map((name) => [`plinth/${name}`, "error"]);
  const config = {
    jsPlugins: ["./lint/plugin.js"],
    categories: { correctness: "off" },
    rules: Object.fromEntries(rules) as unknown,
  };
  writeFileSync(join(project, ".oxlintrc.json"), JSON.stringify(config));
});
afterEach(() => rmSync(project, { recursive: true }));

/** What the linter says of each line of a file, in their order; null for one that is well. */
function said(file: string, lines: string[]): (string | null)[] {
  mkdirSync(join(project, dirname(file)), { recursive: true });
  writeFileSync(join(project, file), lines.join("\n"));
  const { stdout } = spawnSync(process.execPath, [OXLINT, "-f", "json", file], { cwd: project, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { message: string; labels: { span: { line: number } }[] }[];
  };
  const byLine = new Map(diagnostics.map(({ message, labels }) => [labels[0]!.span.line, message]));
  return lines.map((_, index) => byLine.get(index + 1) ?? null);
}

describe("module-floors", () => {
  it("lets a module import from floors below its own, from itself and from what is no module", () => {
    const imports = [
      'import { applyEdit } from "../../markup/edit";',
      'import { report } from "../report";',
      'import { db } from "~/lib/db.server";',
      'import { z } from "zod";',
    ];
    expect(said(RULE, imports)).toEqual(imports.map(() => null));
  });

  it("names each import of a higher floor, by value, by type or late", () => {
    const imports = [
      'import { publish } from "../../publishing/publish";',
      'import type { Published } from "~/modules/publishing/publish";',
      'const { unpublish } = await import("../../publishing/publish");',
      'export * from "../../publishing/publish";',
      'let published: import("../../publishing/publish").Published;',
    ];
    const upward = "checks may not import publishing: it stands on floor 7, and publishing on 8.";
    expect(said(RULE, imports)).toEqual(imports.map(() => upward));
    expect(said(RULE, ['import { receive } from "../../contact/receive";'])).not.toEqual([null]);
  });

  it("leaves tests and routes alone", () => {
    const imports = ['import { publish } from "~/modules/publishing/publish";'];
    expect(said("app/modules/checks/checks.test.ts", imports)).toEqual([null]);
    expect(said("app/routes/publish.ts", imports)).toEqual([null]);
  });

  it("asks for a floor where a module has none", () => {
    expect(said("app/modules/brand-new/file.ts", ["export {};"])).toEqual([expect.stringContaining("no floor yet")]);
  });

  it("has one floor for each module, and none for what is no module", () => {
    const modules = readdirSync("app/modules", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(FLOORS.flat().toSorted()).toEqual(modules.map(({ name }) => name).toSorted());
  });
});

it("loads heavy packages where they are used, and takes their types anywhere", () => {
  const lines = [
    'import sharp from "sharp";',
    'import { toFile, type OpenAI } from "openai/uploads";',
    'import type Stripe from "stripe";',
    'import { type Browser } from "playwright-core";',
    'const late = import("sharp");',
    'import { parse } from "css-tree";',
    'import parser from "css-tree/parser";',
  ];
  const late = expect.stringContaining("where it is used") as string;
  const inParts = expect.stringContaining("the part that is needed") as string;
  expect(said("worker/tasks/task.ts", lines)).toEqual([late, late, null, null, null, inParts, null]);
  expect(said("scripts/script.ts", lines)).toEqual(lines.map(() => null));
});

it("keeps imports to the direction of the layers", () => {
  const lines = ['import { db } from "~/lib/db.server";', 'import { deploy } from "~/modules/publishing/deploy";'];
  expect(said("app/lib/clock.ts", lines)).toEqual([null, "lib may not import modules: lib may import only lib, db."]);
});
