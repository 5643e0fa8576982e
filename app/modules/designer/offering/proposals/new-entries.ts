import { capitalised } from "../../../language/capitalised";
import { knownWords } from "../../understanding/known-words";
import { contentIn } from "../../understanding/told/entry-words";
import { means, type Word } from "../../understanding/word";
import type { Entry } from "../ask";
import { figuresIn } from "./figures";
import type { Scene } from "./scene";

export interface NewEntry {
  entry: Entry;
  score: number;
}

/** Names that a message may bring, with what it says of them and what they cost; what is on the page already is likely none. */
export function entriesIn(scene: Scene): NewEntry[] {
  const price = priceIn(scene.source);
  const own = price ? { price } : {};
  const found = [...toldIn(scene), ...asked(scene.source), ...beforePrice(scene, own), ...ofValues(scene, own)];
  const known = knownWords(scene.site.page);
  return found
    .map(({ entry, score }) => ({ entry, score: Math.min(0.95, score) * (isKnown(entry.name, known) ? KNOWN : 1) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST);
}
const MOST = 5;
const KNOWN = 0.5;

const isKnown = (name: string, known: ReadonlySet<string>): boolean =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).every((word) => known.has(word));

/** A name with its price, or a person with what they do, as they are read when they are added. */
function toldIn({ words, source, site }: Scene): NewEntry[] {
  const { name, detail, price } = contentIn(words, source, site)?.words ?? {};
  return name ? [{ entry: { name, ...(detail && { detail }), ...(price && { price }) }, score: 0.9 }] : [];
}

const QUESTION =
  /(?:^|[:.!?]\s+|["“„«]\s?)(?<name>\p{Lu}[^.:!?\n"”]{4,160}\s?\?)["”»]?\s*(?:[-–—]\s*)?(?<rest>[^\n]{2,400})/u;
const LEAD = /^[^:.?!]{0,40}:\s*/u;

/** 'Do we need a mat? - No, there are some.': a question with its answer. */
function asked(source: string): NewEntry[] {
  const { name, rest = "" } = QUESTION.exec(source)?.groups ?? {};
  const answer = rest
    .replace(LEAD, "")
    .replace(/["”»]\s*$/u, "")
    .trim();
  return name && /^\p{Lu}/u.test(answer) ? [{ entry: { name: name.trim(), detail: answer }, score: 0.85 }] : [];
}

const MOST_NAME_WORDS = 5;

/** 'On fait le lissage brésilien, à partir de 150 €', 'manca la Diavola, costa 8,00': what is named right before a price. */
function beforePrice({ words, source }: Scene, own: Pick<Entry, "price">): NewEntry[] {
  const at = words.findIndex((word) => own.price?.includes(word.text) && /\d/.test(word.text));
  if (at < 1) return [];
  const before = words.slice(0, at);
  const last = before.findLastIndex((word) => !isBetween(word));
  const run = before.slice(before.slice(0, last).findLastIndex((word) => isEdge(word)) + 1, last + 1);
  const name = run.slice(run.findIndex((word) => !isOf(word)));
  if (name.length === 0 || name.length > MOST_NAME_WORDS) return [];
  return [{ entry: { name: capitalised(source.slice(name[0]!.start, name.at(-1)!.end)), ...own }, score: 0.7 }];
}

/** What may stand between a name and its price. */
const isBetween = (word: Word): boolean =>
  means(word, "light") ||
  means(word, "link", "from", "for", "at", "to", "of", "colon") ||
  means(word, "verb", "cost", "be") ||
  FROM.has(word.text.toLowerCase());
const isEdge = (word: Word): boolean =>
  !isOf(word) &&
  (means(word, "light") ||
    DOES.test(word.text) ||
    means(word, "verb") ||
    means(word, "link") ||
    means(word, "reference") ||
    word.text.length < 3);

/** 'We do …': what a business has, and is no part of its name. */
const DOES =
  /^(?:do|doing|offer|have|sell|machen|bieten|haben|hacemos|ofrecemos|tenemos|fait|faisons|proposons|avons|facciamo|offriamo|abbiamo|fazemos|oferecemos|temos|doen|bieden|hebben)$/iu;

/** 'Reparación de cámaras' is one name. */
const isOf = (word: Word): boolean => means(word, "link", "of");

const FROM: ReadonlySet<string> = new Set("for from à partir de für por voor at ab da desde um – - it's is".split(" "));

/** The first price of a message, with 'from' before it and its tax behind it. */
function priceIn(source: string): string | null {
  const found = figuresIn(source).find(
    ({ kind, text }) => kind === "price" || (kind === "number" && /^\d+[.,]\d{2}$/.test(text)),
  );
  if (!found) return null;
  const [from = ""] = /(?:from|ab|desde|à partir de|a partir de|vanaf) $/iu.exec(source.slice(0, found.start)) ?? [];
  const [tax = ""] = /^\s(?:TTC|HT)(?!\p{L})/u.exec(source.slice(found.end, found.end + 6)) ?? [];
  return `${from}${found.text}${tax}`;
}

function ofValues({ values, source }: Scene, own: Pick<Entry, "price">): NewEntry[] {
  return values
    .filter(({ text }) => text.split(/\s+/).length <= 12)
    .slice(0, 4)
    .flatMap(({ text, score, end }) => {
      const bare = withoutPrice(text);
      if (bare.length < 2 || /^\d/.test(bare)) return [];
      const [name = bare, ...rest] = bare.replace(/\s+/g, " ").split(/[,:] | [-–] /);
      const said = rest.join(", ") || detailBehind(source, end);
      const detail = said && figuresIn(said).some(({ kind }) => kind === "price") ? null : said;
      return [
        { entry: { name, ...(detail && { detail }), ...own }, score },
        ...(detail ? [{ entry: { name, ...own }, score: score * 0.85 }] : []),
      ];
    });
}

const withoutPrice = (text: string) => {
  const [price] = figuresIn(text).filter(({ kind }) => kind === "price");
  const words = (price ? text.slice(0, price.start) : text).trim().split(/\s+/);
  while (price && FROM.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
  return words.join(" ").replace(/[,–-]$/, "");
};

/** '…: Callum Priestley, apprentice': what follows a comma. */
function detailBehind(source: string, end: number): string | null {
  const [, detail] = /^,\s+([^,.!?;\n]{3,60})/u.exec(source.slice(end)) ?? [];
  return detail?.trim() ?? null;
}
