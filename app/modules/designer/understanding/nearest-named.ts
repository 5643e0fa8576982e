import { capitalised } from "../../language/capitalised";
import type { OpenedSite } from "../../operations/opened-site";
import type { Offer } from "../../operations/outcome";
import type { Target } from "../../operations/target";
import { NO_DIALOGUE } from "./dialogue";
import { clausesOf } from "./gist/clauses";
import { hintsFor } from "./gist/hints";
import { sceneOf } from "./gist/scene-of";
import type { Mention } from "./gist/scene";
import type { StyleValue, Verb } from "./names";
import { means, senseOf, type Word } from "./word";

const MOST_NAMED = 2;

/** Requests about what of the page a message names: what was said to be done with it first. */
export function aboutNamed(words: readonly Word[], source: string, site: OpenedSite): Offer[] {
  const mentions = mentionsIn(words, source, site);
  const names = [...new Set(mentions.map(({ target }) => nameOf(target)))].slice(0, MOST_NAMED);
  const asked = asksOf(words);
  const said = [...movesOf(mentions), ...names.flatMap((name) => asked.map((ask) => ask(name)))];
  const others = names.slice(0, 1).flatMap((name) => OTHERS.map((ask) => ask(name)));
  return [...said, ...others].map((says) => ({ label: capitalised(says), says }));
}

/** What is named, as a thing and as a part; what a clause is about goes before the places in it. */
function mentionsIn(words: readonly Word[], source: string, site: OpenedSite): Mention[] {
  const hints = hintsFor(source);
  const known = { site, dialogue: NO_DIALOGUE };
  const found = clausesOf(words, source, hints).flatMap((clause) => sceneOf(clause, source, known, hints).mentions);
  return [
    ...found.filter(({ phrase }) => phrase.link === null),
    ...found.filter(({ phrase }) => phrase.link !== null),
  ].filter(({ target }) => !/^the (?:page|text|texts)$/.test(target.name));
}

const LONGEST_NAME = 80;
const nameOf = ({ name }: Target) => name.slice(0, LONGEST_NAME);

type Ask = (name: string) => string;

/** Nothing goes away that nobody asked to take away. */
const OTHERS: readonly Ask[] = [
  (name) => `make ${name} bigger`,
  (name) => `move ${name} up`,
  (name) => `less space in ${name}`,
];

/** What the words of a message ask for, whatever they say it of. */
function asksOf(words: readonly Word[]): Ask[] {
  const verbs = words.flatMap((word) => senseOf(word, "verb")?.is ?? []);
  const on = words.some((word) => means(word, "device", "phone")) ? " on phones" : "";
  const values = words.flatMap((word) => senseOf(word, "value")?.is ?? []).map((value) => SAID[value] ?? value);
  const looks = [...coloursOf(words), ...values.filter((value) => LOOKS.has(value)), ...sizesOf(verbs)];
  return [
    ...(verbs.includes("remove") ? [(name: string) => `remove ${name}`] : []),
    ...(verbs.includes("hide") ? [(name: string) => `hide ${name}${on}`] : []),
    ...looks.map((look) => (name: string) => `make ${name} ${look}${on}`),
    ...(words.some((word) => means(word, "property", "spacing")) ? [(name: string) => `less space in ${name}`] : []),
    ...(words.some((word) => means(word, "link", "start") || means(word, "ordinal", "first"))
      ? [(name: string) => `move ${name} to the top`]
      : []),
    ...(words.some((word) => means(word, "link", "end")) ? [(name: string) => `move ${name} to the end`] : []),
  ];
}

const SAID: Partial<Record<StyleValue, string>> = { big: "bigger", small: "smaller", round: "rounded" };
const LOOKS: ReadonlySet<string> = new Set([
  "bigger",
  "smaller",
  "wider",
  "narrower",
  "taller",
  "shorter",
  "darker",
  "lighter",
  "bold",
  "italic",
  "underlined",
  "uppercase",
  "rounded",
  "centred",
]);

const sizesOf = (verbs: readonly Verb[]) => [
  ...(verbs.includes("enlarge") ? ["bigger"] : []),
  ...(verbs.includes("shrink") ? ["smaller"] : []),
];

/** 'Dark green' is one colour. */
function coloursOf(words: readonly Word[]): string[] {
  const runs: string[][] = [[]];
  for (const word of words) {
    const colour = senseOf(word, "colour")?.is;
    if (colour) runs.at(-1)!.push(colour);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs.filter(({ length }) => length > 0).map((run) => run.join(" "));
}

const ORDERS = { above: "above", before: "above", below: "below", after: "below" } as const;

/** 'The kind words above the guide prices': what is named with a place beside it. */
function movesOf(mentions: readonly Mention[]): string[] {
  const place = mentions.find(({ phrase }) => phrase.link !== null && phrase.link in ORDERS);
  const subject = mentions.find((each) => each !== place && each.phrase.link === null);
  return place && subject
    ? [`move ${nameOf(subject.target)} ${ORDERS[place.phrase.link as keyof typeof ORDERS]} ${nameOf(place.target)}`]
    : [];
}
