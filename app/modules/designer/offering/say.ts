import { capitalised } from "../../language/capitalised";
import type { RequestLanguage } from "~/lib/languages";
import { quoted } from "../../operations/outcome";
import type { Ask, Entry, Spot } from "./ask";
import type { Phrasebook } from "./phrasebook";
import { PHRASEBOOKS } from "./phrasebooks";

/** Asks as one sentence of a language, which is read back by `readAsks`; null where a text has quotes of that kind itself. */
export function sayAsks(asks: readonly Ask[], language: RequestLanguage): string | null {
  const book = PHRASEBOOKS[language];
  const said = asks.map((ask) => sayOne(ask, book));
  return asks.every(isQuotable) ? said.map((each, at) => (at === 0 ? capitalised(each) : each)).join("; ") : null;
}

const isQuotable = ({ at, by, text, old, entry }: Ask): boolean =>
  [at?.name, by?.name, text, old, entry?.name, entry?.detail, entry?.price].every(
    (each) => !each || !/[“”\n]/.test(each),
  );

const sayOne = (ask: Ask, book: Phrasebook): string =>
  book.forms[ask.form].replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === "entry") return ask.entry ? sayEntry(ask.entry) : "";
    if (slot === "at" || slot === "by") return ask[slot] ? saySpot(ask[slot], book) : "";
    return quoted(ask[slot as "text" | "old"] ?? "");
  });

function saySpot({ called, name }: Spot, book: Phrasebook): string {
  const [one = "", all = ""] = book.called[called].split("/");
  const isAlone = ALONE.has(called);
  return name === "" ? (isAlone ? one : all) : `${one} ${quoted(name)}`;
}

/** A page has one of these. */
const ALONE: ReadonlySet<Spot["called"]> = new Set(
  (
    ["headline", "lead", "brand", "logo", "hero", "header", "footer", "navigation", "form", "bar", "page"] as const
  ).values(),
);

const sayEntry = ({ name, detail, price }: Entry): string =>
  quoted(name) + (detail ? ` – ${quoted(detail)}` : "") + (price ? ` (${quoted(price)})` : "");

const LONGEST_WORDS = 40;
/** A sentence as it stands on a button: long texts are cut. */
export const asLabel = (says: string): string =>
  says.replace(/“([^“”]{1,4000})”/g, (_, text: string) =>
    quoted(text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS - 1).trimEnd()}…` : text),
  );
