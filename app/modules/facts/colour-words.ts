import { colorsNamed, formatHex, parse } from "culori";
import { remembered } from "~/lib/remembered";
import { COLOUR_ALIASES } from "../language/colours";
import { hex, readColour } from "../markup/contrast";
import { spellings } from "./reading/spellings";
import { COLOUR_NAMES, SHADE_WORDS, type Shade } from "./colour-names";
import { apart, hasHue, isThing, isThingInFront, paintOf, paintOfThing, shadeBy } from "./colour-things";

/** What a shade does, in OKLCH: lightness to add, chroma to multiply with. */
const CHANGES: Record<Shade, [lighter: number, stronger: number]> = {
  dark: [-0.16, 1],
  light: [0.18, 0.8],
  soft: [0.2, 0.5],
  muted: [0, 0.5],
  bright: [0, 1.15],
  neon: [0.12, 1.6],
  warm: [0, 1],
  very: [0, 1],
};

/** Without accents a short name is another word: "beż", "bez". */
const LEAST_SPELLED = 5;

const { en: ENGLISH, ...OTHERS } = COLOUR_NAMES;
const NAMES = new Map<string, string>(
  [pairsIn(ENGLISH), Object.entries(COLOUR_ALIASES), ...Object.values(OTHERS).map(pairsIn)].toReversed().flat(),
);
const SHADES = new Map<string, Shade>(
  Object.values(SHADE_WORDS)
    .toReversed()
    .flatMap((words) =>
      Object.entries(words).flatMap(([shade, each]) => each.split(" ").map((word) => [word, shade as Shade] as const)),
    ),
);

function pairsIn(table: string): [string, string][] {
  return table.split("|").flatMap((pair) => {
    const [name, colour] = pair.split(" ") as [string, string];
    const written = name.length < LEAST_SPELLED ? [name] : spellings(name);
    return written.map((spelling): [string, string] => [spelling, colour]);
  });
}

/** However strong a colour is by itself, a soft one of it is light and of little chroma: "bleu doux" is no cornflower. */
const SOFT = { l: 0.74, c: 0.09 };

/**
 * The darkest ground that still takes black text well is not meant by "light": a shade never turns a colour over.
 */
const LIMITS = [0.12, 0.985] as const;

/** Words of the longest name: "very dark olive green", "light goldenrod yellow". */
export const LONGEST_COLOUR = 4;

/** "Seeblau", "Holzbraun": a thing and its colour in one word. */
const COLOUR_END = /^(\p{L}{3,})(blau|grün|gelb|braun|grau|blauw|groen|geel|bruin|grijs|paars)(?:e[rsmn]?)?$/u;
/** "Tomatenrot", "citroengeel": only with a thing that we know; "Weißbrot" ends in no colour. */
const THING_END =
  /^(\p{L}{3,}?)(rot|rosa|pink|weiß|weiss|schwarz|violett|lila|orange|türkis|beige|rood|rode|roze|wit|witte|zwart|oranje)(?:e[rsmn]?)?$/u;
const BEGINNING = 3;
const BEGINNINGS = new Set(
  [...NAMES.keys(), ...SHADES.keys(), ...Object.keys(colorsNamed)].map((name) => name.slice(0, BEGINNING)),
);

/** Of all words that owners write few are colours, and each is asked for several times. */
const MOST_WORDS = 5_000;

/** "عنّابي" is "عنابي": Arabic marks of how a letter is spoken say nothing of a colour. */
const withoutMarks = (text: string): string => text.replace(/[\u064B-\u0652]/gu, "");

/** Most words begin no colour's name; this finds out at little cost. */
export const mayBeginColour = remembered((written: string): boolean => {
  const phrase = withoutMarks(written);
  return (
    /^(?:#|ال|colou?re?\s|couleur\s|cor\s|et\sor(?!\p{L}))/u.test(phrase) ||
    BEGINNINGS.has(phrase.slice(0, BEGINNING)) ||
    COLOUR_END.test(phrase) ||
    THING_END.test(phrase) ||
    OF_THING.test(phrase) ||
    isThingInFront(/^\p{L}+(?=[\s-])/u.exec(phrase)?.[0] ?? "")
  );
}, MOST_WORDS);

/** Reads "dark red", "Dunkelrot", "azul marino", "#fdf6e3" as #rrggbb; undefined when the words name no colour. */
export const readColourName = remembered(readName, MOST_WORDS);

function readName(phrase: string): string | undefined {
  const said = withoutMarks(phrase).toLowerCase().trim();
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(said)) return formatHex(parse(said));
  const words = said
    .split(/[\s-]+/)
    .map(bare)
    .filter(Boolean);
  if (words.length > LONGEST_COLOUR) return undefined;
  const [, thing = ""] = OF_THING.exec(said) ?? [];
  if (isThing(thing)) return named(thing) ?? paintOfThing(thing);
  const whole = named(words.join(""));
  if (whole) return whole;
  const shades = words.flatMap((word) => SHADES.get(word) ?? []);
  const base = words.filter((word) => !SHADES.has(word));
  const colour =
    base.length === 0
      ? undefined
      : (named(base.join("")) ?? byThing(base) ?? colourOfThing(base) ?? colourOfWord(words));
  if (!colour) return words.length === 1 ? colourAtEnd(words[0]!) : undefined;
  return (
    (shades.length === 1 && base.length === 1 && named(`${shades[0]}${english(base[0]!)}`)) ||
    shades.reduce(modified, colour)
  );
}

const PLAIN = new Set("red blue green yellow black white gray grey brown purple pink navy beige turquoise".split(" "));

/** Whether a colour's name is nothing else: "brick", "honey" and "salmon" are things as well. */
export const isPlainColour = (phrase: string): boolean =>
  phrase.split(/[\s-]+/).some((word) => {
    const [, thing = "", colour = ""] = COLOUR_END.exec(word) ?? [];
    return PLAIN.has(english(bare(word))) || (isThing(thing) && colour !== "");
  });

/** "Verde pistacho", "verde hoja de parra", "vine leaf green", "pistacjowa zieleń": a colour and a thing that has it. */
function byThing(words: string[]): string | undefined {
  const things = words.filter((word) => !OF.has(word));
  if (things.length < 2) return undefined;
  const behind = things.slice(1).join("");
  return (
    (isWithWhite(things[0]!, behind) ? undefined : ofThing(things[0]!, behind, "behind")) ??
    ofThing(things.at(-1)!, things.slice(0, -1).join(""), "in front")
  );
}

/** "Rouge crème" are two colours: of a thing that is a colour as well, and of another one. */
function ofThing(word: string, thing: string, place: "in front" | "behind"): string | undefined {
  const [colour, own] = [named(word), named(thing)];
  if (!colour || (own && apart(own, colour) === undefined)) return undefined;
  const shade = shadeBy(thing, colour, place);
  return shade && own && hasHue(own) ? own : shade;
}

/** "azul marino", "verde botella": a colour with a thing that has it; the second word decides when it names one. */
function colourOfThing([first, thing, ...more]: string[]): string | undefined {
  if (!first || !thing || more.length > 0 || !named(first) || isWithWhite(first, thing)) return undefined;
  // "Bleu gris": blue with grey in it.
  if (english(thing) === "gray" && hasHue(named(first)!)) return modified(modified(named(first)!, "muted"), "muted");
  const other = named(thing);
  return other ? (apart(named(first)!, other) === undefined ? undefined : other) : paintOf(thing);
}

/** "Honigfarben", "honingkleurig", "Cognactöne": of the colour of a thing. */
const OF_THING = /^(\p{L}{3,}?)(?:(?:farben|farbig|kleurig)(?:e[rsmn]?)?|farbton|(?:farb)?töne?n?|tint(?:en)?)$/u;

/** Whether a word speaks of a thing's colour by its end; "Hauptbutton" does not. */
export const isOfThing = (word: string): boolean => isThing(OF_THING.exec(word)?.[1] ?? "");

/** "Rood wit", "rot weiß": two colours. */
const isWithWhite = (first: string, other: string): boolean =>
  isPlainColour(first) && first !== other && ["white", "black"].includes(english(other));

const OF: ReadonlySet<string> = new Set(["de", "di", "del", "da", "do", "des", "du", "d", "of"]);
/** What Romance languages call a colour, in front of the thing that has it. */
const COLOUR = /^(?:colou?re?|couleur|cor)$/u;

/** "Cor de couro", "couleur crème": the word for colour, and a thing. */
function colourOfWord([first = "", ...words]: string[]): string | undefined {
  const things = words.filter((word) => !OF.has(word));
  return COLOUR.test(first) && things.length === 1 ? (named(things[0]!) ?? paintOfThing(things[0]!)) : undefined;
}

/** "Line" is no flax ("lin"). */
const LEAST_STEM = 3;

const named = remembered(colourNamed, MOST_WORDS);

/** Adjectives end by gender and case: "dunkelroter", "rojos", "كريمية"; "cremefarben" and "navy-coloured" are cream and navy. */
const bare = remembered((word: string): string => {
  const plain = word.replace(/^ال(?=\p{L}{3})/u, "").replace(/(?<=\p{L}{3})(?:farben|farbig)(?:e[rsmn]?)?$/u, "");
  // "Zielona", "zielonym": a Polish adjective by gender and case.
  const polish = plain.replace(/(?:a|ego|ym|ą|ej|ych)$/u, "y").replace(/(?<=[kg])(?:y|im)$/u, "i");
  // "Mossy green", "rusty red".
  const thing = /^\p{L}{3,}y$/u.test(plain) ? plain.slice(0, -1) : plain;
  const stems = [plain, thing, plain.replace(/(?:e[rsmn]?|es|s|ة)$/u, ""), plain.replace(/s$/u, ""), polish];
  const isBent = (stem: string) => stem === plain || !ENGLISH_ALONE.has(stem) || /s$/u.test(plain);
  return (
    stems.find(
      (stem) => (named(stem) && isBent(stem)) || SHADES.has(stem) || (stem.length > LEAST_STEM && isThing(stem)),
    ) ?? plain
  );
}, MOST_WORDS);

/** Colours that no other language bends: "rede" is a hammock in Portuguese, and a speech in German. */
const ENGLISH_ALONE = new Set("red green blue yellow black white brown purple gray grey teal tan".split(" "));

/** A colour by one word; German and Dutch compounds carry the shade in front: "dunkelrot", "lichtblauw". */
function colourNamed(word: string): string | undefined {
  const known = NAMES.get(word) ?? word;
  const value = NAMES.get(known) ?? known;
  if (value.startsWith("#")) return value;
  if (Object.hasOwn(colorsNamed, value)) return formatHex(parse(value));
  const compound =
    /^(dunkel|hell|zart|tief|neon|knall|grell|leucht|pastell|blass|donker|licht|knal|fel|diep|zacht|pastel)(\p{L}{3,})$/u.exec(
      word,
    );
  const base = compound && named(compound[2]!);
  if (!base) return undefined;
  const shade = SHADES.get(compound[1]!)!;
  const shaded = `${shade}${english(compound[2]!)}`;
  // "Neonpink" is English already.
  return (shaded === word ? undefined : named(shaded)) ?? modified(base, shade);
}

/** "Honiggelb", "buchsgrün", "tomatenrot": a thing that has the colour. "Brot" and "brood" end in none. */
function colourAtEnd(word: string): string | undefined {
  const [, thing, colour] = COLOUR_END.exec(word) ?? [];
  if (thing && colour)
    return paintOf(thing) ?? named(thing) ?? shadeBy(thing, named(colour)!, "joined") ?? named(colour);
  const [, known, end] = THING_END.exec(word) ?? [];
  return known && end ? shadeBy(known, named(end) ?? named(bare(end))!, "joined") : undefined;
}

/** The English name of a colour, where it has one. */
function english(word: string): string {
  const name = NAMES.get(word) ?? word;
  return name.startsWith("#") ? word : name;
}

function modified(colour: string, shade: Shade): string {
  const { l, c, h } = readColour(colour);
  const [lighter, stronger] = CHANGES[shade];
  if (shade === "soft")
    return hex(Math.max(SOFT.l, Math.min(LIMITS[1], l + lighter)), Math.min(SOFT.c, c * stronger), h);
  return hex(Math.min(LIMITS[1], Math.max(LIMITS[0], l + lighter)), c * stronger, h);
}
