import { readHours } from "../../../operations/facts/hours-rows";
import { resize } from "../../../operations/style/resize";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { hintsFor, type Hints } from "../gist/hints";
import { means, type Word } from "../word";
import type { Told, ToldReader } from "./part";
import { pointOut } from "./point-out";
import { segmentsOf, segmentText, type Segment } from "./segments";
import { pageTexts } from "./text-likeness";

const FACTOR = 1.15;
const MOST_BACK = 3;

/** 'I can't read the line under Our work. Bigger please', 'make the letters in it bigger': what is of another size is named before. */
export const readSized: ToldReader = (words, source, { site }): Told | null => {
  const segments = segmentsOf(words, source);
  const hints = hintsFor(source);
  for (const [at, segment] of segments.entries()) {
    const way = wayOf(segment.words);
    if (way === null || segment.words.some(isOther) || hints(segmentText(segment, source), "not")) continue;
    const found = targetFor(segments, at, source, site);
    if (!found) continue;
    const by = way === "bigger" ? FACTOR : Number((1 / FACTOR).toFixed(3));
    const made = call(
      resize,
      { target: found.target, factor: by, words: way, what: "text" as const },
      found.target.name,
    );
    return { start: found.start, end: idleEnd(segments, at, source, hints), call: made, isCloser: true };
  }
  return null;
};

/** Whether a part says bigger or smaller; null where it says neither, or both. */
function wayOf(words: readonly Word[]): "bigger" | "smaller" | null {
  const bigger = words.some((word) => means(word, "value", "bigger") || means(word, "verb", "enlarge"));
  const smaller = words.some((word) => means(word, "value", "smaller") || means(word, "verb", "shrink"));
  return bigger === smaller ? null : bigger ? "bigger" : "smaller";
}

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "device") ||
  means(word, "fact") ||
  means(word, "amount") ||
  means(word, "reference", "other") ||
  means(word, "thing", "picture", "logo", "icon", "map", "video") ||
  (means(word, "verb", "add", "remove", "hide", "move", "swap", "copy", "link", "write") && !means(word, "light"));

interface Found {
  target: Target;
  start: number;
}

function targetFor(segments: readonly Segment[], at: number, source: string, site: OpenedSite): Found | null {
  const segment = segments[at]!;
  const text = segmentText(segment, source);
  if (OF_DAYS.test(text)) return daysBefore(segments, at, source, site);
  const letters = segment.words.findIndex(isOfText);
  const isInIt =
    letters !== -1 &&
    segment.words
      .slice(letters)
      .some((word) => means(word, "reference", "it", "that", "this") || IN_IT.test(word.text));
  for (const before of segments.slice(Math.max(0, at - MOST_BACK), at + 1).toReversed()) {
    const line = lineUnder(segmentText(before, source), site);
    if (line) return { target: line, start: before.start };
    const pointed = isInIt && before !== segment ? pointOut(before.words, source, site) : null;
    if (pointed && !pointed.line && !pointed.isSome && !pointed.target.region)
      return { target: pointed.target, start: segment.start };
  }
  return null;
}

const isOfText = (word: Word): boolean =>
  means(word, "thing", "text") || means(word, "property", "font", "size") || LETTERS.test(word.text);
const LETTERS =
  /^(?:letters?|lettering|writing|schrift|buchstaben|letras?|lettres?|écriture|lettere|scritt[ea]|letra|tekst)$/iu;
const IN_IT = /^(?:darin|drin|darauf|drauf|dedans|dessus|erin|erop|dentro|ahí)$/iu;

const LINE =
  "line|sentence|text|words|bit|zeile|satz|text|línea|frase|texto|ligne|phrase|texte|riga|testo|linha|regel|zin|tekst";
const UNDER =
  "under|below|beneath|underneath|unter|unterhalb von|debajo de|bajo|sous|en dessous de|sotto|abaixo de|debaixo de|onder";
const LINE_UNDER = new RegExp(`(?<!\\p{L})(?:${LINE})\\s(?:${UNDER})\\s["“«„'‘]?(?=\\p{Lu})`, "giu");

/** The text right behind the heading that is said whole. */
function lineUnder(text: string, site: OpenedSite): Target | null {
  const things = readThings(site);
  const headings = things.of("headline", "heading").filter(({ hidden, name }) => !hidden && name !== "");
  const named = [...text.matchAll(LINE_UNDER)].flatMap(({ index, 0: { length } }) =>
    headings.filter(({ name }) =>
      text
        .slice(index + length)
        .toLowerCase()
        .startsWith(name.toLowerCase()),
    ),
  );
  const longest = Math.max(0, ...named.map(({ name }) => name.length));
  const [heading, ...others] = named.filter(({ name }) => name.length === longest);
  if (!heading || others.length > 0) return null;
  const next = pageTexts(site.page).find(({ node }) => node > heading.node);
  const isBeside =
    next &&
    things.at(next.node)?.section === heading.section &&
    !/^h[1-6]$/.test(site.page.elements[next.node]!.tagName);
  return isBeside ? { nodes: [next.node], name: `the line below “${heading.name}”`, selector: null } : null;
}

const OF_DAYS =
  /(?<!\p{L})(?:days? and (?:the )?(?:times?|hours)|opening hours|tage und (?:die )?(?:uhrzeiten|zeiten)|öffnungszeiten|días y (?:las )?horas|horario|jours et (?:les )?(?:heures|horaires)|horaires|giorni e (?:gli |le )?(?:orari|ore)|dias e (?:os |as )?(?:horários|horas)|dagen en (?:de )?(?:tijden|uren)|openingstijden)(?!\p{L})/iu;
const OF_HOURS =
  /(?<!\p{L})(?:hours|öffnungszeiten|sprechzeiten|horarios?|horaires|orari|horários?|openingstijden|uren)(?!\p{L})/iu;

/** All lines of the one list of hours. */
function daysBefore(segments: readonly Segment[], at: number, source: string, site: OpenedSite): Found | null {
  const [rows, ...others] = readHours(site.page);
  const named = segments.slice(0, at + 1).find((segment) => OF_HOURS.test(segmentText(segment, source)));
  if (!rows || others.length > 0 || rows.some(({ at: span }) => span !== null)) return null;
  const nodes = rows.flatMap(({ days, times }) => [days, times]);
  return { target: { nodes, name: "the opening hours", selector: null }, start: (named ?? segments[at]!).start };
}

const ENOUGH =
  /(?<!\p{L})(?:enough|only (?:that|this|it)|genug|nur (?:die|das|der|den)|bastante|suficiente|solo es[ea]|assez|seulement|abbastanza|solo quell[ao]|só (?:essa|esse)|genoeg|alleen (?:die|dat))(?!\p{L})/iu;

/** '…, only that one, the heading is big enough': what says that nothing else is meant. */
function idleEnd(segments: readonly Segment[], at: number, source: string, hints: Hints): number {
  const rest = segments.slice(at + 1);
  const isIdle = (segment: Segment) =>
    !segment.isFirst &&
    (ENOUGH.test(segmentText(segment, source)) || hints(segmentText(segment, source), "keep")) &&
    !segment.words.some(
      (word) => means(word, "literal") || means(word, "fact") || means(word, "verb", "remove", "move", "add"),
    );
  const until = rest.findIndex((segment) => !isIdle(segment));
  return (rest.slice(0, until === -1 ? undefined : until).at(-1) ?? segments[at]!).end;
}
