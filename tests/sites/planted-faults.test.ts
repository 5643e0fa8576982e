import { expect, it } from "vitest";
import { queryAll } from "~/modules/designer/built-in/css/query";
import { readPage } from "~/modules/editing/page";
import type { GeneratedCode } from "~/modules/generation/generated-code";
import { checkStatic } from "~/modules/checks/check-static.server";
import type { Finding } from "~/modules/checks/finding";
import { PLANTED_FAULTS } from "../cases/planted";
import type { PlantedFault } from "../cases/planted/planted-fault";
import { SITE_CASES } from "../cases/site-briefs";
import { makeSite } from "./make-site";

const NOTHING_ELSE = { assets: new Set<string>(), allowedHosts: new Set<string>() };

const sites = new Map(PLANTED_FAULTS.map(({ site }) => [site, makeSite(SITE_CASES.find(({ name }) => name === site)!).code]));
const planted = ({ site, plant }: PlantedFault) => plant(sites.get(site)!);

it.each(PLANTED_FAULTS.map((fault) => [fault.name, fault.rule, fault] as const))("%s is found (%s), and nothing else", (_name, rule, fault) => {
  const code = planted(fault);
  const findings = checkStatic(code, NOTHING_ELSE);
  expect(findings.map((found) => found.rule), JSON.stringify(findings, null, 1)).toEqual([rule]);
  expectPlace(code, findings[0]!, fault.where);
});

function expectPlace(code: GeneratedCode, { where }: Finding, wanted: PlantedFault["where"]): void {
  expect(where.part).toBe(wanted.part);
  if ("text" in wanted) return expect(where.line).toBe(lineOf(code[wanted.part], code[wanted.part].indexOf(wanted.text)));
  if (wanted.selector === undefined) return;
  const page = readPage(code.html);
  const [node, ...others] = queryAll(page, wanted.selector);
  expect(others).toEqual([]);
  expect(queryAll(page, where.selector!)).toEqual([node]);
  const { startOffset, endOffset } = page.elements[node!]!.sourceCodeLocation;
  expect(where.line).toBeGreaterThanOrEqual(lineOf(code.html, startOffset));
  expect(where.line).toBeLessThanOrEqual(lineOf(code.html, endOffset));
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split("\n").length;
