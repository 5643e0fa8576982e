import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CodePart } from "../../site/code-parts";
import type { WebsiteCode } from "../../site/website-code";
import { applyBlocks } from "./apply-blocks";
import { findBlock, Source } from "./find-block";
import { fold, LEVELS } from "./fold";
import type { Block } from "./parse-blocks";
import { readAnswer } from "./read-answer";

const PARTS = ["html", "css", "javascript"] as const;
const line = fc.oneof(
  fc.constantFrom(
    "a",
    "  a",
    "\ta ",
    "<p>x &amp; y</p>",
    "<p>x & y</p>",
    "“q”",
    '"q"',
    "",
    "  ",
    ".a { b: c }",
    "é🥐",
    "=======",
    "```",
  ),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const text = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom("\n", "\r\n"))
  .map(([lines, end]) => lines.join(end));
const code = fc.record({ html: text, css: text, javascript: text });
const loose = fc.record({ part: fc.constantFrom(...PARTS), search: text, replace: text });
const at = fc.double({ min: 0, max: 1, noNaN: true });

/** Code with blocks of which many fit: their searches are cut out of it. */
const scene = fc
  .record({
    code,
    cuts: fc.array(fc.record({ part: fc.constantFrom(...PARTS), from: at, to: at, replace: text })),
    loose: fc.array(loose, { maxLength: 2 }),
  })
  .map(({ code, cuts, loose }) => ({ code, blocks: [...cuts.map((cut) => cutOut(code, cut)), ...loose] }));

function cutOut(
  code: WebsiteCode,
  { part, from, to, replace }: { part: CodePart; from: number; to: number; replace: string },
): Block {
  const [start, end] = [from, to].map((share) => Math.floor(share * code[part].length)).sort((a, b) => a - b);
  return { part, search: code[part].slice(start, end), replace };
}

/** Pieces of which each occurs once, with what replaces them. */
const pieces = fc.array(fc.record({ replace: text, change: fc.boolean() }), { minLength: 1, maxLength: 12 });

describe("applyBlocks", () => {
  it("gives exactly the code with all replacements", () => {
    fc.assert(
      fc.property(pieces, fc.constantFrom(...PARTS), fc.integer(), (list, part, seed) => {
        const own = list.map((_, index) => `<p id="${index}-">${index}</p>`);
        const before: WebsiteCode = { html: "", css: "", javascript: "", [part]: own.join("\n") };
        const blocks = list.flatMap(({ replace, change }, index) =>
          change ? [{ part, search: own[index]!, replace }] : [],
        );
        blocks.sort((a, b) => (a.search + seed).localeCompare(b.search + seed));
        const wanted = list
          .map(({ replace, change }, index) => (change ? replace.replace(/\r\n/g, "\n") : own[index]))
          .join("\n");
        expect(applyBlocks(before, blocks)).toEqual({ ok: true, code: { ...before, [part]: wanted } });
      }),
    );
  });

  it("changes all that its blocks name, or says what is wrong with which block", () => {
    fc.assert(
      fc.property(scene, ({ code, blocks }) => {
        const applied = applyBlocks(code, blocks);
        if (applied.ok) {
          for (const part of PARTS)
            if (blocks.every((block) => block.part !== part)) expect(applied.code[part]).toBe(code[part]);
          expect(
            blocks.every(
              (block) => findBlock(new Source(code[block.part]), block).kind === "one" || !code[block.part].trim(),
            ),
          ).toBe(true);
        } else {
          expect(applied.problems.every(({ block }) => block! >= 1 && block! <= blocks.length)).toBe(true);
          expect(applied.problems).not.toEqual([]);
        }
      }),
    );
  });

  it("is undone by the blocks turned round, where each side occurs once", () => {
    const own = Array.from({ length: 8 }, (_, index) => `.a${index}z {}`);
    fc.assert(
      fc.property(fc.subarray(own), (chosen) => {
        const before = { html: "", css: own.join("\n"), javascript: "" };
        const blocks = chosen.map((search) => ({ part: "css" as const, search, replace: `.was-${search}` }));
        const after = applyBlocks(before, blocks);
        if (!after.ok) return expect.fail(JSON.stringify(after.problems));
        const back = applyBlocks(
          after.code,
          blocks.map(({ part, search, replace }) => ({ part, search: replace, replace: search })),
        );
        expect(back).toEqual({ ok: true, code: before });
      }),
    );
  });
});

describe("findBlock", () => {
  const loosest = (source: string) => fold(source, LEVELS.at(-1)!).text.trim();

  it("finds nothing but what was searched for, whatever the tolerance", () => {
    fc.assert(
      fc.property(scene, fc.constantFrom("", " ", "\n"), ({ code, blocks }, noise) => {
        for (const { part, search, replace } of blocks) {
          const found = findBlock(new Source(code[part]), { search: noise + search.replace(/ +/g, "$& "), replace });
          if (found.kind !== "one") continue;
          expect(loosest(code[part].slice(found.splice.start, found.splice.end))).toBe(loosest(search));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("fold", () => {
  it("takes time in proportion to the text, however odd it is", () => {
    const blanks = `a${" ".repeat(400_000)}b${"\n".repeat(400_000)}c`;
    for (const level of LEVELS) expect(fold(blanks, level).text).toMatch(/^a\s*b\s*c$/);
    const search = `${"\n \n".repeat(50_000)}b`;
    expect(findBlock(new Source(blanks), { search, replace: search }).kind).toBe("one");
  });

  it("knows the place of every unit", () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...LEVELS), (source, level) => {
        const { text: folded, starts, ends } = fold(source, level);
        expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
        folded.split("").forEach((unit, index) => {
          const written = source.slice(starts[index], ends[index]);
          expect(written === unit || level.as(written) === unit).toBe(true);
          if (index > 0) expect(starts[index]).toBeGreaterThanOrEqual(ends[index - 1]!);
        });
      }),
    );
  });
});

describe("readAnswer", () => {
  const marker = fc.constantFrom(
    "<<<<<<< SEARCH css",
    "<<<<<<< SEARCH html",
    "<<<<<<< SEARCH",
    "=======",
    ">>>>>>> REPLACE",
    "```",
    "```css",
    "<!doctype html>",
  );
  const answers = fc.array(fc.oneof(marker, line), { maxLength: 20 }).map((lines) => lines.join("\n"));

  it("takes any answer whole or not at all", () => {
    fc.assert(
      fc.property(code, answers, (before, answer) => {
        const kept = structuredClone(before);
        const read = readAnswer(answer, before);
        expect(before).toEqual(kept);
        if (!read.ok) expect(read.problems[0]!.words).toMatch(/\.$/);
        else expect(read.answer.message.trim()).not.toBe("");
      }),
      { numRuns: 500 },
    );
  });

  it("applies no more and no less of an answer that is cut off anywhere", () => {
    const before = { html: "<p>one</p>\n<p>two</p>", css: "a {}\nb {}", javascript: "" };
    const block = (part: string, search: string, replace: string) =>
      `<<<<<<< SEARCH ${part}\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`;
    const first = block("html", "<p>one</p>", "<p>1</p>");
    const answer = `${first}${block("css", "b {}", "c {}")}`;
    for (let length = 1; length < answer.length - 1; length += 1) {
      const read = readAnswer(answer.slice(0, length), before);
      const isWhole = length === first.length || length === first.length - 1;
      if (isWhole)
        expect(read).toMatchObject({ ok: true, answer: { code: { html: "<p>1</p>\n<p>two</p>", css: "a {}\nb {}" } } });
      else expect(read.ok, answer.slice(0, length)).toBe(false);
    }
  });
});
