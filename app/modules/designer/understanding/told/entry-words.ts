import { capitalised } from "../../../language/capitalised";
import type { OpenedSite } from "../../../operations/opened-site";
import type { EntryWords } from "../../../operations/structure/entry-slots";
import { readThings } from "../../../page-roles/read-things";
import { itemsNamed } from "../targets/find-things";
import { means, type Word } from "../word";

/** The words of a new entry, the words of the message that they are, and what kind of entry it is. */
export interface Content {
  words: EntryWords;
  used: readonly Word[];
  kind: "priced" | "person" | "card";
}

/** Reads what a new entry is to say: a name and its price, or a person and what they do. */
export const contentIn = (words: readonly Word[], source: string, site: OpenedSite): Content | null =>
  pricedIn(words, source) ?? titledIn(words) ?? personIn(words, source, site);

const MOST_NAME_WORDS = 9;
const FROM = /(?:,\s*)?\s(?<from>from|ab|desde|à partir de|a partir de|a partir da|da|vanaf)$/iu;
const SIGNS = /[\s,:–—-]{1,6}$/u;
const TIE = /\s(?:at|for|a|à|per|für|um|por|voor|zu|costs?|is)$/iu;
const LEAD =
  /^(?:in\s+)?(?:a|an|the|another|la|il|lo|le|el|los|las|un|una|une|ein|eine|einen|den|die|das|der|een|de|het|o|os|as|um|uma)\s+/iu;

/** 'Wheel truing £15', 'la Diavola a 8,00': one price, with its name before it. */
function pricedIn(words: readonly Word[], source: string): Content | null {
  const prices = words.filter(isPrice);
  const [price, ...others] = prices;
  const at = price ? words.indexOf(price) : -1;
  if (!price || others.length > 0) return null;
  const before = words.slice(0, at);
  const colon = before.findLastIndex((word) => means(word, "link", "colon"));
  const opener = colon !== -1 ? colon : before.findLastIndex((word) => means(word, "verb", "add", "put", "write"));
  const behind = before.slice(opener + 1);
  const own = named(namedBefore(before, opener) ?? untilPlace(behind));
  const isCut = own.at(-1) !== behind.at(-1);
  const [first, last] = [own[0], own.at(-1)];
  if (
    opener === -1 ||
    !first ||
    !last ||
    own.length > MOST_NAME_WORDS ||
    own.some((word, nth) => isNoName(word) && !(nth === 0 && means(word, "literal")))
  )
    return null;
  const said = means(first, "literal")
    ? first.text
    : source.slice(first.start, isCut ? last.end : price.start).trimEnd();
  const bare = said.replace(SIGNS, "");
  const from = FROM.exec(bare)?.groups?.from;
  const name = bare.replace(FROM, "").replace(TIE, "").replace(SIGNS, "").replace(LEAD, "");
  const unit =
    words[at + 1] && /^(?:per|pro|a|an|par|por|al|à)$/i.test(words[at + 1]!.text) ? words.slice(at + 1, at + 3) : [];
  const end = unit.at(-1)?.end ?? taxEnd(source, price.end);
  const cost = `${from ? `${from} ` : ""}${source.slice(price.start, end)}`;
  if (!/\p{L}{2}/u.test(name)) return null;
  return {
    words: { name: capitalised(name), price: cost },
    used: [...own, price, ...unit, ...words.filter((word) => word.start >= price.end && word.end <= end)],
    kind: "priced",
  };
}

/** 'La Crescionda mettila …': what is named before the verb, where a pronoun behind it says it again. */
function namedBefore(words: readonly Word[], opener: number): readonly Word[] | null {
  const next = words[opener + 1];
  if (opener < 1 || !next || !means(next, "reference", "it") || means(words[opener]!, "link", "colon")) return null;
  const from = words.slice(0, opener).findLastIndex((word) => means(word, "light", "stop", "comma")) + 1;
  const own = words.slice(from, opener);
  const first = own.findIndex((word) => !means(word, "light"));
  return first === -1 || own.some((word) => means(word, "verb")) ? null : own.slice(first);
}

/** 'Wheel truing | in straight after it': where a new entry is to stand is no part of its name. */
function untilPlace(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    (word, index) => index > 0 && (means(word, "link", ...PLACES) || isIntoList(words.slice(index))),
  );
  const own = at === -1 ? words : words.slice(0, at);
  const last = own.findLastIndex((word) => at === -1 || !(ADVERB.test(word.text) || means(word, "light")));
  return own.slice(0, last + 1);
}
/** 'Frappè | al listino', 'Flammkuchen | auf die Karte': into what the new line goes. */
const isIntoList = ([link, ...behind]: readonly Word[]): boolean =>
  link !== undefined &&
  means(link, "link", "to", "in", "on", "at") &&
  behind
    .slice(0, 2)
    .some((word, at) => means(word, "thing", ...LISTS) && (at === 0 || means(behind[0]!, "light", "article")));
const LISTS = ["list", "menu", "price", "pricing", "table", "section"] as const;
const PLACES = ["above", "below", "before", "after", "between", "start", "end"] as const;
/** What stands before a place: 'in straight after', 'direkt unter', 'subito dopo'. */
const ADVERB =
  /^(?:in|straight|right|directly|just|direkt|gleich|unmittelbar|justo|justamente|inmediatamente|juste|directement|immédiatement|subito|proprio|appena|logo|bem|direct|meteen|pal)$/iu;

/** What is the name of what stands before a price: a quotation, else all but 'a line', 'ein Gericht'. */
function named(words: readonly Word[]): readonly Word[] {
  const quoted = words.findIndex((word) => means(word, "literal"));
  if (quoted !== -1) return words.slice(quoted);
  const kind = words.findIndex((word) => !means(word, "light"));
  const isKind = kind !== -1 && means(words[kind]!, "thing", ...ENTRY) && /^\p{Lu}/u.test(words[kind + 1]?.text ?? "");
  return isKind && /^\p{Ll}/u.test(words[kind]!.text) ? words.slice(kind + 1) : words;
}
const ENTRY = ["line", "row", "item", "service", "dish", "product", "plan"] as const;

const taxEnd = (source: string, end: number): number =>
  end + (/^\s(?:TTC|HT|€|EUR)(?!\p{L})/u.exec(source.slice(end, end + 6))?.[0].length ?? 0);

const isPrice = (word: Word) =>
  means(word, "fact", "price") || (means(word, "fact", "number") && /^\d+[.,]\d{2}$/.test(word.text));
const isNoName = (word: Word) =>
  means(word, "literal") ||
  means(word, "reference") ||
  means(word, "light", "stop", "reason") ||
  isModal(word) ||
  /^(?:which|who|that|che|qui|que|die|dat|wat)$/i.test(word.text);
const isModal = ({ senses }: Word) =>
  senses.length > 0 && senses.every(({ kind, is }) => kind === "light" && is === "modal");

/** 'Titre « Bornes de recharge », et dessous « Pose à domicile. »': a name and what stands below it, both in quotes. */
function titledIn(words: readonly Word[]): Content | null {
  const [name, detail, ...others] = words.filter((word) => means(word, "literal"));
  if (!name || !detail || others.length > 0) return null;
  const between = words.slice(words.indexOf(name) + 1, words.indexOf(detail));
  const lead = words.slice(Math.max(0, words.indexOf(name) - LEAD_WORDS), words.indexOf(name));
  const isBelow = between.some(
    (word) => means(word, "link", "below") || means(word, "thing", "text") || BELOW.test(word.text),
  );
  const isTitle = lead.some(
    (word) => means(word, "link", "colon", "called") || means(word, "thing", "heading", "name"),
  );
  if (!isBelow || !isTitle || between.some((word) => means(word, "verb") || means(word, "fact"))) return null;
  return { words: { name: name.text, detail: detail.text }, used: [name, ...between, detail], kind: "card" };
}
const LEAD_WORDS = 3;
const BELOW = /^(?:dessous|darunter|debajo|abajo|embaixo|eronder|daaronder|underneath)$/iu;

const MOST_NAMES = 5;
const ROLE =
  /^(?:,\s(?:our |unsere?r? |nuestr[ao] |notre |(?:la |il )?nostr[ao] |noss[ao] |onze )?(?<behind>\p{L}[\p{L} &-]{2,40}?)(?=\s*[,.;)!?]|\s(?:is|has|fehlt|fehlen|to|bitte|manca|manque|falta|ontbreekt)(?!\p{L})|\s*$)|\s?\((?<bracket>[^()]{2,60})\))/u;
const UNDER =
  /(?<!\p{L})(?:(?:with|mit|con|avec|com|met) (?<with>\p{L}[\p{L} &-]{2,40}?) (?:under (?:the|her|his|their) name|unter (?:dem|ihrem|seinem) namen|debajo (?:del?|de su) nombre|sous (?:le|son) nom|sotto il (?:suo )?nome|(?:em|de)baixo do nome|onder (?:de|haar|zijn) naam)|(?:with|saying|mit|con|avec|com|met)\s?:\s(?<colon>\p{L}[^.;!?\n"]{2,120}[.!]?)|under (?:her|his|their) name:? ["'‘“](?<under>[^"'’”]{2,200})["'’”])|(?:(?<!\p{L})(?:and|und|y|et|e|en)\s|(?<=,\s))(?:under (?:the|her|his|their) name|underneath|darunter|drunter|unter dem namen|debajo|en dessous|dessous|sous son nom|sotto(?: il nome)?|embaixo|eronder|daaronder)(?: (?:it should say|soll stehen|soll da stehen|steht|que ponga|doit être écrit|sta scritto|deve estar|moet staan|staat))?:? (?<plain>\p{L}[^.;!?\n"]{2,80})/iu;

/** '…, Trainee, and under that Started in May': a second text below the name. */
const MORE =
  /,\s(?:and|und|y|et|e|en)\s(?:under that|below that|underneath that|under it|darunter(?: dann)?|debajo de eso|debajo|en dessous|dessous|sotto|embaixo|daaronder|eronder):?\s(?<more>\p{Lu}[^.;!?\n"]{2,120}[.!]?)$/iu;

/** 'Dr. Katja Sommer' */
const TITLED = /(?<!\p{L})(?:(?:Prof|Dr|Dra|Dott|Dott\.ssa|Ing|Mag)\.?\s){1,3}$/u;

/** 'Lucy Dunmore, our Trainee': a name that is not on the page, and what stands behind it. */
function personIn(words: readonly Word[], source: string, site: OpenedSite): Content | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.some(isPrice)) return null;
  const [name, ...others] = namesIn(words, site);
  if (!name || others.length > 0) return null;
  const titled = TITLED.exec(source.slice(0, name[0]!.start))?.[0] ?? "";
  const [start, nameEnd] = [name[0]!.start - titled.length, name.at(-1)!.end];
  const text = source.slice(first.start, last.end);
  const behind = ROLE.exec(source.slice(nameEnd, last.end + 1));
  const isRole = words.every(
    (word) => word.start < nameEnd || word.end > nameEnd + (behind?.[0].length ?? 0) || !isNoRole(word),
  );
  const role = isRole ? behind : null;
  const more = role?.groups?.behind === undefined ? null : MORE.exec(source.slice(first.start, last.end + 1));
  const under = more ?? UNDER.exec(text);
  const end = nameEnd + (role?.[0].length ?? 0);
  const spans = [
    { start, end },
    ...(under ? [{ start: first.start + under.index, end: first.start + under.index + under[0].length }] : []),
  ];
  const used = words.filter((word) => spans.some((span) => word.start >= span.start && word.end <= span.end));
  const detail =
    under?.groups?.under ??
    under?.groups?.plain ??
    under?.groups?.with ??
    under?.groups?.colon ??
    role?.groups?.behind ??
    role?.groups?.bracket;
  return {
    words: {
      name: source.slice(start, nameEnd),
      ...(detail && { detail: detail.trim() }),
      ...(more && { more: more.groups!.more!.trim() }),
    },
    used,
    kind: "person",
  };
}

const isNoRole = (word: Word) =>
  means(word, "verb") ||
  means(word, "reference") ||
  means(word, "link", "above", "below", "before", "after") ||
  means(word, "light", "and", "modal", "polite");

/** Words with capitals that stand together and mean nothing else, and are not the name of an entry. */
export function namesIn(words: readonly Word[], site: OpenedSite): Word[][] {
  const runs: Word[][] = [[]];
  words.forEach((word, at) => {
    if (mayBeName(word, at) || isHyphen(words, at) || (runs.at(-1)!.length > 0 && SURNAMES.test(word.text)))
      runs.at(-1)!.push(word);
    else runs.push([]);
  });
  const isThere = (run: readonly Word[]) =>
    itemsNamed(readThings(site), run.map(({ text }) => text).join(" ")).length > 0;
  return runs.filter((run) => run.length > 1 && run.length <= MOST_NAMES && !isThere(run));
}

/** Behind a first name these say nothing else. */
const SURNAMES =
  /^(?:Price|Page|Field|Banner|Brown|Green|White|Black|Gray|Grey|Young|Long|Short|Small|Little|Rose|Bell|Head)$/;

/** 'Kosta-Lee' is one name. */
const isHyphen = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === "-" && words[at - 1]?.end === words[at]!.start && words[at + 1]?.start === words[at]!.end;

/** At the beginning of a sentence any word has a capital. */
const mayBeName = ({ text, senses }: Word, at: number): boolean =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(text) &&
  (senses.length === 0 || (at > 0 && senses.every(({ kind }) => !FRAME.has(kind))));
const FRAME: ReadonlySet<string> = new Set(["light", "link", "verb", "reference", "literal", "thing"]);
