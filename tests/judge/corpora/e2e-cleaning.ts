import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkClaims } from "~/modules/claims/check-claims";
import type { CheckedClaim } from "~/modules/claims/claim";
import { escapeText } from "~/modules/markup/html-document";
import { tallyFor, type Corpus, type CorpusTally } from "./corpus";
import { csvRows } from "./csv-rows";

const FILE = "cleaned-data/test-fixed.csv";

/** One thing that a meaning says: "customer rating", "3 out of 5". */
interface Slot {
  name: string;
  value: string;
}

interface Row {
  slots: Slot[];
  text: string;
}

/**
 * tuetschek/e2e-cleaning: what a restaurant's owner told, and a text about it. Each meaning is a brief and its text a
 * page. Claims whose figures the meaning has may not be asked about; those of which it has none must be, and so must
 * those of a price or rating that is taken out of the brief.
 */
export const e2eCleaning: Corpus = {
  at: FILE,
  judge: (folder) => {
    const rows = rowsOf(readFileSync(join(folder, FILE), "utf8"));
    return [judgeHeld(rows), judgeOthers(rows), judgeDropped(rows)];
  },
};

/** The rows that differ. */
const rowsOf = (file: string): Row[] => {
  const rows = new Map(csvRows(file).map(({ mr = "", ref = "" }) => [`${mr}\n${ref}`, { mr, ref }]));
  return Array.from(rows.values(), ({ mr, ref }) => ({ slots: slotsOf(mr), text: ref }));
};

/** "name[Blue Spice], customer rating[3 out of 5]" */
const slotsOf = (meaning: string): Slot[] =>
  meaning
    .slice(0, -1)
    .split("], ")
    .map((slot) => slot.split("["))
    .map(([name = "", value = ""]) => ({ name, value }));

const briefOf = (slots: readonly Slot[]) =>
  slots.map(({ name, value }) => `${name.replace(/(?=[A-Z])/g, " ").toLowerCase()}: ${value}`).join("\n");

const claimsOf = (text: string, slots: readonly Slot[]): CheckedClaim[] =>
  checkClaims(
    `<!doctype html><html lang="en"><head><title></title></head><body><p>${escapeText(text)}</p></body></html>`,
    [{ name: "brief", text: briefOf(slots) }],
  );

function judgeHeld(rows: readonly Row[]): CorpusTally {
  const tally = tallyFor("claims that the meaning holds");
  for (const { slots, text } of rows) {
    const held = claimsOf(text, slots).filter((claim) => isHeld(claim.text, slots));
    const open = held.filter(({ grounding }) => grounding === null);
    tally.agreed += held.length - open.length;
    tally.wrong.push(
      ...open.map((claim) => `${claim.text}  <-  ${text}  <-  ${briefOf(slots).replaceAll("\n", ", ")}`),
    );
  }
  return tally;
}

/** The texts say more than their meanings: a price where there is none, another currency. */
function judgeOthers(rows: readonly Row[]): CorpusTally {
  const tally = tallyFor("claims that it does not hold");
  for (const { slots, text } of rows) {
    const others = claimsOf(text, slots).filter((claim) => !isHeld(claim.text, slots));
    const passed = others.filter(({ grounding }) => grounding !== null);
    tally.agreed += others.length - passed.length;
    tally.unread.push(
      ...passed.map((claim) => `${claim.text}  <-  ${text}  <-  ${briefOf(slots).replaceAll("\n", ", ")}`),
    );
  }
  return tally;
}

/** Of what has figures each price and rating is taken out once, where the text has its figures, too. */
function judgeDropped(rows: readonly Row[]): CorpusTally {
  const tally = tallyFor("facts taken out of it");
  for (const { slots, text } of rows)
    for (const slot of slots.filter(({ name }) => /rating|price/i.test(name))) {
      const figures = figuresIn(slot.value.replace(WHOLE, ""));
      const said = figuresIn(withoutNames(text, slots).replace(WHOLE, ""));
      if (!figures.some((figure) => said.includes(figure))) continue;
      const others = slots.filter((each) => each !== slot);
      const open = claimsOf(text, others).filter(({ grounding }) => grounding === null);
      if (open.some((claim) => figuresIn(claim.text).some((figure) => figures.includes(figure)))) tally.agreed += 1;
      else tally.unread.push(`${slot.value}  <-  ${text}`);
    }
  return tally;
}

/** Its figures are those of one thing that the meaning says, and in the meaning's currency, which is the pound. */
const isHeld = (claim: string, slots: readonly Slot[]): boolean =>
  !/dollar|euro|[$€]/i.test(claim) &&
  slots.some(({ value }) => figuresIn(claim).every((figure) => figuresIn(value).includes(figure)));

const WORDS = "one two three four five six seven eight nine ten twenty thirty".split(" ");
const FIGURE = new RegExp(`\\d+|(?<!\\p{L})(?:${WORDS.join("|")})(?!\\p{L})`, "giu");

/** The figures of a text, in digits. */
const figuresIn = (text: string): string[] =>
  Array.from(text.matchAll(FIGURE), ([figure]) => {
    const at = WORDS.indexOf(figure.toLowerCase());
    return at < 0 ? figure : String(at < 10 ? at + 1 : (at - 8) * 10);
  });

/** Every rating is one of five. */
const WHOLE = /\sout\s+of\s+(?:5|five)/gi;

/** "All Bar One" is one of the names. */
const withoutNames = (text: string, slots: readonly Slot[]) =>
  slots
    .filter(({ name }) => name === "name" || name === "near")
    .reduce((rest, { value }) => rest.replaceAll(value, " "), text);
