import { withClosingMarks } from "~/modules/language/may-cut";
import type { Section, SitePlan } from "~/modules/site/site-plan";

/** What of a section is text; the rest is names of links, addresses and pictures. */
const TEXTS = new Set(
  "title eyebrow lead intro name detail price role label paragraphs items told question answer text what when".split(
    " ",
  ),
);

/** Words that stand between two parts of a sentence, never at the edge of one, in each language. */
const JOINS: Record<string, string> = {
  en: "and|or|but|then|because",
  de: "und|oder|aber|dann|weil",
  es: "y|o|pero|luego|porque",
  fr: "et|ou|mais|puis",
  it: "e|o|ma|poi|perché",
  pt: "e|ou|mas|depois|porque",
  nl: "en|of|maar|dan|omdat",
  pl: "i|lub|ale|potem|oraz",
  ar: "و|أو|لكن|ثم",
};

/** Texts of a plan that are a part of a sentence of its owner's, cut where nobody would: "Lifts (to the third", "first and then". */
export function tornIn({ sections, meta: { lang } }: Pick<SitePlan, "sections" | "meta">, said: string): string[] {
  const joins = JOINS[lang] ?? JOINS["en"]!;
  const endsOpen = new RegExp(`(?:[,،;(\\[„«]|\\s[–—-]|(?<![\\p{L}\\p{Nd}])(?:${joins}))$`, "iu");
  const beginsLate = new RegExp(`^(?:[,،;)\\].]|(?:${joins})\\s)`, "iu");
  const lines = plain(said);
  return sections
    .flatMap((section) => textsIn(section))
    .filter(
      (text) =>
        !isBalanced(text) ||
        (endsOpen.test(text) && !lines.includes(`${plain(text)}\n`)) ||
        (beginsLate.test(text) && !isBeginning(plain(text), lines)),
    );
}

const plain = (text: string) => text.replace(/[ \t]+/gu, " ").toLowerCase();

/** Where a line or a sentence of the owner's begins. */
const isBeginning = (text: string, said: string): boolean => {
  const at = said.indexOf(text.slice(0, 24));
  return at >= 0 && /(?:^|[\n.!?…:؟*•)-])$/u.test(said.slice(0, at).trimEnd() || "\n");
};

/** A mark behind a figure may be inches, one behind a colon a smile, one behind a letter counts: "a)". */
function isBalanced(typed: string): boolean {
  const text = withClosingMarks(typed);
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0;
  return (
    count(/\(/gu) === count(/(?<![:;]-?)(?<!^\p{L})\)/gu) &&
    count(/(?<!\p{Nd})"/gu) % 2 === 0 &&
    count(/«/gu) === count(/»/gu)
  );
}

function textsIn(value: Section | object): string[] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    if (typeof each === "string") return TEXTS.has(key) ? [each] : [];
    if (!Array.isArray(each)) return [];
    return each.flatMap((item: unknown) => {
      if (typeof item === "string") return TEXTS.has(key) ? [item] : [];
      return item && typeof item === "object" ? textsIn(item) : [];
    });
  });
}
