import { addText } from "../../../operations/text/add-text";
import { setText } from "../../../operations/text/set-text";
import type { OpenedSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { sectionsNamed } from "../targets/find-parts";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import { partsClauses, sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";

const SAY = new RegExp(
  `(?<!\\p{L})(?:${cueIn("shouldSay")}|${cueIn("writes")})(?:\\s(?:just|only|this|now|nur|bloß|das|dies|jetzt|solo|esto|ahora|juste|seulement|ceci|maintenant|questo|adesso|só|isto|agora|alleen|dit|nu)){0,2}\\s?:\\s+`,
  "iu",
);
const ADD =
  /(?<!\p{L})(?:add|put|hinzufügen|ergänzen|ergänze|schreib|añade|añadir|pon|ajoutez|ajoute|ajouter|mettez|aggiungi|aggiungere|metti|acrescenta|acrescente|adiciona|coloca|zet|voeg|schrijf)(?:\s\p{L}{1,8})?\s?:\s+/iu;
const LONGEST = 300;

/** 'In the News box have it say just this: …', 'at the end of the School groups part add: …': a text of a box, or one more. */
export const readBoxText: ToldReader = (words, source, { site }): Told | null => {
  for (const sentence of sentencesOf(source)) {
    const own = wordsWithin(words, sentence);
    const found = boxed(own, sentence, source, site) ?? ended(own, sentence, source, site);
    if (found) return found;
  }
  return null;
};

const isBox = (word: Word): boolean => means(word, "thing", "card", "section", "area", "banner");

/** The words behind a colon are all that the one text of a box says. */
function boxed(
  own: readonly Word[],
  { text, start, end }: MessageSentence,
  source: string,
  site: OpenedSite,
): Told | null {
  const opener = SAY.exec(text);
  const now = opener ? text.slice(opener.index + opener[0].length) : "";
  const frame = opener ? clauseBefore(own, start + opener.index) : [];
  const [first] = frame;
  const box = first && now !== "" && now.length <= LONGEST ? boxNamed(frame, source, site) : null;
  const content = box && textsIn(box, site);
  if (!first || !content || content.length !== 1 || frame.some(isOther)) return null;
  const target = { nodes: [content[0]!.node], name: `the text of “${box.name}”`, selector: null };
  return { start: first.start, end, call: call(setText, { target, text: now.trim() }, box.name), isCloser: true };
}

/** The words behind a colon stand at the end of the part that is named. */
function ended(
  own: readonly Word[],
  { text, start, end }: MessageSentence,
  source: string,
  site: OpenedSite,
): Told | null {
  const opener = ADD.exec(text);
  const now = opener ? text.slice(opener.index + opener[0].length) : "";
  const frame = opener ? clauseBefore(own, start + opener.index) : [];
  const at = frame.findIndex((word) => means(word, "link", "end"));
  const [first] = frame;
  if (
    !first ||
    at === -1 ||
    now === "" ||
    now.length > LONGEST ||
    frame.some(isOther) ||
    own.some((word) => means(word, "literal"))
  )
    return null;
  const part = sectionSaid(frame.slice(at + 1), source, site);
  if (!part || !frame.some((word) => means(word, "thing", "section", "area"))) return null;
  const place = { nodes: [part.node], name: `the section “${part.name}”`, selector: null, region: true };
  return {
    start: first.start,
    end,
    call: call(addText, { text: now.trim(), place, where: "end" }, now),
    isCloser: true,
  };
}

/** The words since the last sign before a place. */
function clauseBefore(own: readonly Word[], place: number): readonly Word[] {
  const before = own.filter(({ end }) => end <= place);
  const sign = before.findLastIndex(partsClauses);
  return before.slice(sign + 1);
}

const isOther = (word: Word): boolean =>
  means(word, "colour") ||
  means(word, "fact") ||
  means(word, "link", "instead", "above", "below", "before", "after", "between") ||
  means(word, "verb", "remove", "hide", "move", "swap", "copy", "link");

/** 'In the News box': the one entry or part of the name that stands before the word for a box. */
function boxNamed(frame: readonly Word[], source: string, site: OpenedSite): PageThing | null {
  const at = frame.findLastIndex(isBox);
  if (at === -1 || hintsFor(source)(frame.map(({ text }) => text).join(" "), "missing")) return null;
  const around = [...frame.slice(Math.max(0, at - MOST_NAME), at), ...frame.slice(at + 1, at + 1 + MOST_NAME)];
  const said = ` ${around.map(({ text }) => text.toLowerCase()).join(" ")} `;
  const named = readThings(site).all.filter(
    ({ roles, hidden, name }) =>
      !hidden &&
      name !== "" &&
      (roles.includes("item") || roles.includes("section")) &&
      said.includes(` ${name.toLowerCase()} `),
  );
  return named.length === 1 ? named[0]! : null;
}
const MOST_NAME = 4;

/** What a box says besides its title. */
const textsIn = (box: PageThing, site: OpenedSite): PageThing[] =>
  readThings(site)
    .inside(box.node)
    .filter(
      ({ roles, hidden }) =>
        !hidden &&
        !roles.includes("item-title") &&
        !roles.includes("heading") &&
        !roles.includes("group") &&
        !roles.includes("item"),
    );

function sectionSaid(words: readonly Word[], source: string, site: OpenedSite): PageThing | null {
  const own = words.filter(
    (word) => !isBox(word) && !means(word, "light", "article") && !means(word, "link", "of", "in"),
  );
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return null;
  const [only, ...others] = sectionsNamed(readThings(site), source.slice(first.start, last.end), null);
  return only && others.length === 0 ? only : null;
}
