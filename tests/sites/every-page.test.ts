import { expect, it } from "vitest";
import { readFacts } from "~/modules/facts/read-facts";
import { planFrom } from "~/modules/generation/built-in/built-in-designer";
import { toldIn } from "~/modules/site/brief";
import { EVERY_BRIEF } from "../cases/every-brief";
import { everyNth } from "../setup/every-nth";
import { lostSentences } from "./lost-sentences";
import { tornIn } from "./torn-words";

/** Headings of lists are lost where the list is read; one sentence of 400 more. */
const MOST_LOST = 1 / 400;

it("no page of a brief has a text that was cut where nobody would, and they lose no sentences", () => {
  const pages = everyNth(EVERY_BRIEF, 3).map(({ id, brief }) => {
    const told = toldIn(brief);
    const read = readFacts(told);
    const plan = planFrom(brief, read);
    return { id, torn: tornIn(plan, told), ...lostSentences(read, plan) };
  });
  const torn = pages.flatMap(({ id, torn: texts }) => texts.map((text) => `${id}: ${text}`));
  const lost = pages.flatMap(({ id, lost: texts }) => texts.map((text) => `${id}: ${text}`));
  expect(torn).toEqual([]);
  expect(lost.length, lost.join("\n")).toBeLessThan(pages.flatMap(({ all }) => all).length * MOST_LOST);
}, 240_000);

it("knows a torn text", () => {
  const meta = { title: "", description: "", lang: "en", dir: "ltr" } as const;
  const texts = [
    "My name is Ann (of Leeds",
    "First for the temple, then",
    "And their people",
    "Bread,",
    "Bread and jam.",
  ];
  const sections = [{ kind: "notes" as const, id: "notes", title: "Good to know", items: [...texts] }];
  expect(tornIn({ sections, meta }, "")).toEqual(texts.slice(0, 4));
});
