import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EXCEPTIONS } from "./exceptions";
import { calls, constants, limits, quotedTexts, routes, section, successToasts } from "./extract";
import { hasWords } from "./has-words";
import { LIST } from "./index";
import { literals } from "./literals";
import type { Row } from "./row";

const SPECIFICATION = "../shared/spec/product-spec.md";
/** Tests, and the calls and the answers that the contract test goes through. */
const TEST = /\.(test|spec)\.tsx?$|^tests\/e2e\/contract\/(calls|shapes)\.ts$/;

const written = new Map<string, string[]>();

/** What a test's source writes out; null where there is no such test. */
function writtenIn(test: string): string[] | null {
  if (!TEST.test(test) || !existsSync(test)) return null;
  if (!written.has(test)) written.set(test, literals(readFileSync(test, "utf8")));
  return written.get(test)!;
}

function faultsOf([named, test, ...words]: Row): string[] {
  const texts = writtenIn(test);
  if (!texts) return [`${named}: there is no test ${test}`];
  const looked = words.length > 0 ? words : [named];
  return looked
    .filter((each) => !texts.some((text) => hasWords(text, each)))
    .map((each) => `${named}: ${test} does not look for "${each}"`);
}

function namedIn(document: string): string[] {
  const [validation, callTable, catalogue, limitsOfOurs] = [5, 7, 8, 9].map((number) => section(document, number));
  const withoutTable = document.replace(callTable!, "");
  const texts = [...quotedTexts(document), ...successToasts(catalogue!)];
  return [
    ...texts,
    ...routes(withoutTable),
    "/api/login",
    "/api/logout",
    ...calls(callTable!),
    ...limits(validation!),
    ...constants(limitsOfOurs!),
  ];
}

const count = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe("the list of what the specification names", () => {
  // It reads a hundred sources.
  it("has a test for each row that looks for its words", () => {
    expect(LIST.flatMap(faultsOf)).toEqual([]);
  });

  it("names each thing once, with a test or with a reason", () => {
    expect(count([...LIST.map(([named]) => named), ...Object.keys(EXCEPTIONS)])).toEqual([]);
    expect(Object.values(EXCEPTIONS).filter((reason) => reason.trim() === "")).toEqual([]);
  });

  it("finds a row without a test, and a test without the words", () => {
    const none: Row = ["Page Not Found", "tests/e2e/none.spec.ts"];
    const source: Row = ["Page Not Found", "app/root.tsx"];
    const other: Row = ["Page Not Found", "tests/e2e/payment.spec.ts"];
    const words: Row = ["Page Not Found", "tests/e2e/access.spec.ts", "Page Not Found", "nobody writes this"];
    for (const row of [none, source, other, words]) expect(faultsOf(row), row.join()).toHaveLength(1);
  });

  describe.skipIf(!existsSync(SPECIFICATION))("beside the specification", () => {
    const document = existsSync(SPECIFICATION) ? readFileSync(SPECIFICATION, "utf8") : "";
    const named = document ? namedIn(document) : [];
    const listed = [...LIST.map(([each]) => each), ...Object.keys(EXCEPTIONS)];

    it("lacks nothing that the document names", () => {
      expect(named.filter((each) => !listed.includes(each))).toEqual([]);
    });

    it("has nothing that the document does not name", () => {
      expect(listed.filter((each) => !named.includes(each))).toEqual([]);
    });

    it("has read every quotation mark of the document", () => {
      const rest = quotedTexts(document)
        .sort((a, b) => b.length - a.length)
        .reduce((text, each) => text.replaceAll(`'${each}'`, ""), document);
      expect(rest.match(/.{0,30}(?<!\w)'.{0,30}|.{0,30}'(?!\w).{0,30}/g)).toBeNull();
    });
  });
});
