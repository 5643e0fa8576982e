import type { OpenedSite } from "../../../operations/opened-site";
import { textOf } from "../../../operations/text-of";
import { readThings } from "../../../page-roles/read-things";
import type { Thing } from "../../../page-roles/thing";
import { hasAll, stems } from "../../built-in/find/words-of";
import type { Ordinal } from "../names";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { ORDINALS } from "../targets/sought";
import { means, senseOf, type Word } from "../word";
import { ORDERS } from "./places";

/** Where a new question is to stand among those that are there. */
export interface QuestionPlace {
  like: number;
  at: "first" | "last" | "before" | "after";
}

/** The place that the words before a new question tell, last where they tell none; null where it is told and not found. */
export function questionPlace(before: readonly Word[], source: string, site: OpenedSite): QuestionPlace | null {
  const all = readThings(site)
    .of("item")
    .filter(({ kind, hidden }) => kind === "question" && !hidden);
  const last = all.at(-1);
  const [order, ...others] = before.filter((word) => means(word, "link", ...ORDERS));
  if (!last || others.length > 0 || (order && means(order, "link", "between"))) return null;
  const at = before.some((word) => means(word, "link", "start")) ? ("first" as const) : ("last" as const);
  if (!order) return { like: last.node, at };
  const beside = named(before.slice(before.indexOf(order) + 1), source, all, site);
  const side = means(order, "link", "above", "before") ? ("before" as const) : ("after" as const);
  return beside && { like: beside.node, at: side };
}

/** The one question that words up to the next sign are about: 'the dog one', 'the first question'. */
function named(words: readonly Word[], source: string, all: readonly Thing[], site: OpenedSite): Thing | null {
  const sign = words.findIndex((word) => means(word, "light", "comma", "stop") || means(word, "link", "colon"));
  const own = sign === -1 ? words : words.slice(0, sign);
  const ordinal = own.flatMap((word) => senseOf(word, "ordinal")?.is ?? [])[0];
  if (ordinal) return nth(all, ordinal);
  const language = detectSaid(source);
  const said = own
    .filter((word) => !means(word, "light") && !means(word, "link") && !means(word, "thing", "question"))
    .filter((word) => means(word, "literal") || !isCommon(word.text.toLowerCase(), language))
    .flatMap(({ text }) => stems(text));
  const alike = (textIn: (thing: Thing) => string) => all.filter((thing) => hasAll(textIn(thing), said));
  const asked = alike(({ title, node }) => textOf(site.page, title ?? node));
  const [only, ...more] = asked.length > 0 ? asked : alike(({ node }) => textOf(site.page, node));
  return only && more.length === 0 ? only : null;
}

const nth = (all: readonly Thing[], ordinal: Ordinal): Thing | null =>
  (ordinal === "last" ? all.at(-1) : all[ORDINALS.indexOf(ordinal)]) ?? null;
