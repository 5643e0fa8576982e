import { expect, it } from "vitest";
import { queryAll } from "~/modules/cascade/query";
import { readPage, type EditablePage } from "~/modules/markup/page";
import { readCases } from "./case-schema";
import { readMeant } from "./meant";
import { openPage } from "./pages";

const cases = new Map(
  Array.from({ length: 12 }, (_, at) => at + 1).flatMap((round) =>
    readCases(`${import.meta.dirname}/rounds/round-${round}.json`).map(
      (each) => [`${round} ${each.id}`, each] as const,
    ),
  ),
);
const all = readMeant().map((meant) => ({ meant, of: cases.get(`${meant.round} ${meant.case}`) }));

it("has each phrase as its request says it, once", () => {
  expect(all.filter(({ meant, of }) => !of?.says.includes(meant.phrase))).toEqual([]);
  const keys = all.map(({ meant }) => `${meant.round} ${meant.case} ${meant.part}`);
  expect(new Set(keys).size).toBe(keys.length);
});

const pages = new Map<string, EditablePage>();
function pageOf(name: string): EditablePage {
  const page = pages.get(name) ?? readPage(openPage(name).html);
  pages.set(name, page);
  return page;
}

it("names one element of the page by each path", () => {
  const lost = all.flatMap(({ meant, of }) =>
    meant.means
      .flatMap((each) => ("at" in each ? each.at : []))
      .filter((path) => queryAll(pageOf(of!.page), path).length !== 1),
  );
  expect(lost).toEqual([]);
});

/** Paths alone could all be of one wrong numbering: what is called by its words must show them. */
it("shows what is said where a phrase quotes the page", () => {
  const at = (round: number, id: string, part: number) => {
    const { meant, of } = all.find(
      ({ meant: each }) => each.round === round && each.case === id && each.part === part,
    )!;
    const [first] = meant.means;
    const page = pageOf(of!.page);
    const [node] = first && "at" in first ? queryAll(page, first.at[0]!) : [];
    const { startOffset, endOffset } = page.elements[node!]!.sourceCodeLocation;
    return page.source.slice(startOffset, endOffset);
  };
  expect(at(4, "tea-vouchers", 1)).toContain("Gift vouchers");
  for (const { meant, of } of all.filter(({ meant: each }) => /^(?:il|Il) coperto$/.test(each.phrase)))
    expect(at(meant.round, of!.id, meant.part)).toContain("Coperto");
});
