import { expect } from "vitest";
import { queryAll } from "~/modules/cascade/query";
import { readPage } from "~/modules/markup/page";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { Finding } from "~/modules/site/finding";
import type { PlantedFault } from "../cases/planted/planted-fault";

/** Fails unless a finding stands where a fault was planted. */
export function expectPlace(code: WebsiteCode, { where }: Finding, wanted: PlantedFault["where"]): void {
  expect(where.part).toBe(wanted.part);
  if (wanted.part !== "html") {
    if (wanted.text !== undefined)
      expect(where.line).toBe(lineOf(code[wanted.part], code[wanted.part].indexOf(wanted.text)));
    return;
  }
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
