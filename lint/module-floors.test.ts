import { readdirSync } from "node:fs";
import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";
import { FLOORS, moduleFloors } from "./module-floors";

RuleTester.describe = describe;
RuleTester.it = it;

const inChecks = (code: string) => ({ code, filename: "app/modules/checks/rules/rule.ts" });
const upward = { messageId: "upward", data: { from: "checks", to: "publishing", floorFrom: "7", floorTo: "8" } };

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run("module-floors", moduleFloors, {
  valid: [
    inChecks('import { applyEdit } from "../../markup/edit";'),
    inChecks('import { report } from "../report";'),
    inChecks('import { db } from "~/lib/db.server";'),
    inChecks('import { z } from "zod";'),
    { code: 'import { publish } from "../publishing/publish";', filename: "app/modules/checks/checks.test.ts" },
    { code: 'import { publish } from "~/modules/publishing/publish";', filename: "app/routes/publish.ts" },
  ],
  invalid: [
    { ...inChecks('import { publish } from "../../publishing/publish";'), errors: [upward] },
    { ...inChecks('import type { Published } from "~/modules/publishing/publish";'), errors: [upward] },
    { ...inChecks('const { publish } = await import("../../publishing/publish");'), errors: [upward] },
    { ...inChecks('export * from "../../publishing/publish";'), errors: [upward] },
    { ...inChecks('let published: import("../../publishing/publish").Published;'), errors: [upward] },
    { ...inChecks('import { receive } from "../../contact/receive";'), errors: [{ messageId: "upward" }] },
    { code: "export {};", filename: "app/modules/brand-new/file.ts", errors: [{ messageId: "unknown" }] },
  ],
});

it("has one floor for each module, and none for what is no module", () => {
  const modules = readdirSync("app/modules", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(FLOORS.flat().toSorted()).toEqual(modules.map(({ name }) => name).toSorted());
});
