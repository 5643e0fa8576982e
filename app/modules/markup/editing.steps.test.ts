import { describe, expect, it } from "vitest";
import { growth } from "../../../tests/setup/count-steps";
import { applyEdit, invertEdit, type CodeSplice, type Edit } from "./edit";
import { diffEdit, rebaseEdit } from "./diff-edit";
import { numberElements, readPage } from "./page";
import { withoutPlaceholders } from "./placeholders";
import { duplicateSection, listSections } from "./sections";
import { listTexts } from "./texts";
import { wordDifferences } from "./word-differences";

/** Twice the input may take twice the work, and a little: not four times. */
const TWICE = 2.5;
const SIZE = process.env.FULL ? 1_000 : 300;

/** Fresh each time: what was read last is remembered. */
let copies = 0;
const page = (markup: string) => readPage(`<!doctype html><body><!-- ${(copies += 1)} -->${markup}`);
const codeOf = (html: string) => ({ html, css: "", javascript: "" });

const DEEP: Record<string, (times: number) => string> = {
  "containers in one another": (times) => "<div>x".repeat(times),
  "lists in one another": (times) => "<ul><li>x".repeat(times),
  "words in one another": (times) => "<span>x".repeat(times),
};

const PAGES: Record<string, (times: number) => string> = {
  ...(process.env.FULL ? DEEP : {}),
  "sections beside one another": (times) => "<section><h2>x</h2><p>Some words to be read</p></section>".repeat(times),
  placeholders: (times) => `<section hidden data-placeholder="hours"><ul><li></li></ul></section>`.repeat(times),
};

describe("a page's", () => {
  it.each(Object.entries(PAGES))("%s are read in time that grows with the page", async (_, markup) => {
    const read = (times: number) => {
      const all = page(markup(times));
      return [listSections(all), listTexts(all), numberElements(all), withoutPlaceholders(codeOf(all.source))];
    };
    // Deeper than this all grow alike.
    expect(await growth(read, SIZE, 2 * SIZE)).toBeLessThan(TWICE);
  });

  it("ids are made new in time that grows with them, whatever they are called", async () => {
    const copy = (times: number) => {
      const all = page(
        `<main><section>${Array.from({ length: times }, (_, at) => `<i id=a-${at}></i>`).join("")}</section><section>x</section></main>`,
      );
      return duplicateSection(all, listSections(all)[0]!.node, "owner");
    };
    expect(await growth(copy, SIZE, 2 * SIZE)).toBeLessThan(TWICE);
  });
});

describe("an edit", () => {
  const splices = (times: number, shift: number): CodeSplice[] =>
    Array.from({ length: times }, (_, at) => ({
      part: "html",
      start: at * 4 + shift,
      end: at * 4 + shift + 1,
      text: "yz",
    }));
  const edit = (times: number, shift: number): Edit => ({ author: "owner", label: "", splices: splices(times, shift) });

  it("follows another, is made and taken back in time that grows with both", async () => {
    const work = (times: number) => {
      const code = codeOf("abcd".repeat(times));
      const followed = rebaseEdit(edit(times, 2), edit(times, 0));
      expect(followed?.splices).toHaveLength(times);
      return [applyEdit(code, edit(times, 0)), invertEdit(code, edit(times, 0))];
    };
    expect(await growth(work, SIZE, 2 * SIZE)).toBeLessThan(TWICE);
  });

  it.each<[string, (times: number) => [string, string]]>([
    ["one long word", (times) => ["a".repeat(times), `${"a".repeat(times)}b${"c".repeat(times)}`]],
    ["words in another order", (times) => ["a b c d ".repeat(times), "d c b a ".repeat(times)]],
    ["lines in another order", (times) => ["a\nb\nc\n".repeat(times), "c\nb\na\n".repeat(times)]],
  ])("finds the differences of %s in time that grows with them, up to its bound", async (_, texts) => {
    const work = (times: number) => {
      const [before, after] = texts(times);
      return [wordDifferences([...before], after), diffEdit(codeOf(before), codeOf(after), "owner", "")];
    };
    // What is beyond the bound is replaced as a whole: the work up to it is the same for both.
    expect(await growth(work, 2 * SIZE, 4 * SIZE)).toBeLessThan(TWICE);
  });
});
