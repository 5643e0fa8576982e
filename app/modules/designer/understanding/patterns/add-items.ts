import { declined, type Outcome } from "../../../operations/outcome";
import { addItem } from "../../../operations/structure/add-item";
import type { EntryWords } from "../../../operations/structure/entry-slots";
import { entriesIn } from "../../../operations/structure/siblings";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import type { ItemKind } from "../../../page-roles/thing";
import { call } from "../call";
import type { Thing } from "../names";
import { maybe, one, pattern, type Context, type Pattern } from "../pattern";
import type { PieceOf } from "../pieces";
import { isTarget, resolvePart } from "../resolve-target";
import { means } from "../word";
import { mayBeNamed } from "./new-names";

/** What owners call an entry, and what it is on a page; the first kind that the page has. */
const KINDS: Partial<Record<Thing, readonly ItemKind[]>> = {
  person: ["person"],
  question: ["question"],
  review: ["review"],
  quote: ["review"],
  plan: ["plan", "price-line"],
  service: ["card", "price-line", "product", "point"],
  product: ["product", "card", "price-line"],
  dish: ["price-line", "product"],
  card: ["card", "product", "plan", "person"],
  row: ["price-line"],
};

/** Entries of lists in the owner's words: people, questions, reviews, plans, lines of prices. */
export const ADD_ITEMS: readonly Pattern[] = [
  pattern({
    name: "add-item",
    verbs: ["add", "put"],
    takes: {
      what: one("phrase"),
      name: maybe("literal", ["called", "colon", "says", null]),
      price: maybe("fact", ["for", "at", "with", null]),
      detail: maybe("phrase", [null, "as"]),
      by: maybe("phrase", ["from", "by"]),
      place: maybe("phrase", ["to", "in", "on"]),
    },
    read({ what, name, price, detail, by, place }, context) {
      // 'Put the season first' is about an order of what is there.
      if (!name && context.verb === "put" && what.phrase.words.some((word) => means(word, "ordinal"))) return null;
      if ((price && price.is !== "price") || (name && !isTold(what) && !mayBeNamed(what, name))) return null;
      // 'Can you put that in?' names no entry of a list.
      if (context.clause.words.some((word) => means(word, "reference", "it", "that", "this", "them"))) return null;
      if (what.phrase.head === "question" && isCutOff(name, context)) return null;
      const words = wordsOf(what, name, detail, by, price);
      const like = words && listFor(what.phrase.head, place, price, context);
      if (!words || !like) return null;
      return "message" in like ? like : call(addItem, { like, words }, words.name ?? words.detail);
    },
  }),
];

/** 'What if | it rains?': a question whose words go on behind the clause. */
const isCutOff = (name: PieceOf<"literal"> | undefined, { clause }: Context): boolean =>
  name !== undefined && !name.text.includes("?") && /^\s*\p{L}/u.test(clause.after ?? "");

type Phrase = PieceOf<"phrase">;

/** What is told in sentences rather than named. */
const isTold = ({ phrase: { head } }: Phrase) => head === "review" || head === "quote" || head === "question";

/** 'A review from Mr Lee: They were superb', 'a service: Probate', 'Priya Nair, employment law'. */
function wordsOf(
  what: Phrase,
  name: PieceOf<"literal"> | undefined,
  detail: Phrase | undefined,
  by: Phrase | undefined,
  price: PieceOf<"fact"> | undefined,
): EntryWords | null {
  const { head } = what.phrase;
  const said = head !== null && KINDS[head] ? name?.text : head === null && !name ? what.text : undefined;
  if (said === undefined || (by && head !== "review" && head !== "quote")) return null;
  if (head === "review" || head === "quote") return { detail: said, by: by?.text };
  if (head === "question") return questionOf(said);
  const last = what.phrase.words.at(-1);
  // 'Diavola 7,50': what a thing costs is no part of its name.
  if (!name && !price && last && means(last, "fact", "number") && /[.,]\d{2}$/.test(last.text)) {
    const bare = said.slice(0, said.lastIndexOf(last.text)).trim();
    return bare ? { name: bare, detail: detail?.text, price: last.text } : null;
  }
  const isUnit = price && detail && /^(?:per|a|an|pro|par|por|al|à)\b/i.test(detail.text);
  return {
    name: said,
    detail: isUnit ? undefined : detail?.text,
    price: isUnit ? `${price.text} ${detail.text}` : price?.text,
  };
}

/** The answer stands behind the question's mark. */
function questionOf(said: string): EntryWords {
  const mark = said.indexOf("?");
  const answer = mark === -1 ? "" : said.slice(mark + 1).trim();
  return { name: mark === -1 ? said : said.slice(0, mark + 1), detail: answer || undefined };
}

/** The list that an entry belongs to: that of the part that was named, else the one with entries of its kind. */
function listFor(
  head: Thing | null,
  place: Phrase | undefined,
  price: PieceOf<"fact"> | undefined,
  context: Context,
): Target | Outcome | null {
  if (place && !(price && isPriceList(place))) {
    const found = resolvePart(context.site, place, context.dialogue);
    if (!found) return null;
    if (!isTarget(found)) return found.unclear;
    return entriesIn(context.site.page, found.target.nodes[0]!).length > 0 ? { ...found.target, region: true } : null;
  }
  const items = readThings(context.site).of("item");
  const kinds = (head && KINDS[head]) ?? (place ? KINDS.dish! : []);
  const list = kinds
    .map((kind) => items.filter((item) => item.kind === kind && !item.hidden))
    .find(({ length }) => length > 0);
  const last = list?.at(-1);
  if (!last) return null;
  const groups = new Set(list!.map(({ group }) => group));
  if (groups.size > 1 && head !== "dish" && !place)
    return declined("There are several lists of that kind on the page. Tell me in which section it belongs.");
  return { nodes: [last.node], name: "the list", selector: null };
}

/** A menu may be the navigation, and a card of a restaurant is a menu in several languages: what has a price is a dish. */
const isPriceList = ({ phrase }: Phrase) => phrase.head === "card" || phrase.head === "menu";
