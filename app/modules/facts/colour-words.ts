import { colorsNamed, formatHex, parse } from "culori";
import { remembered } from "~/lib/remembered";
import { COLOUR_ALIASES } from "../language/colours";
import { hex, readColour } from "../markup/contrast";
import { spellings } from "./reading/spellings";
import { COLOUR_NAMES, SHADE_WORDS, type Shade } from "./colour-names";

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

/**
 * The darkest ground that still takes black text well is not meant by "light": a shade never turns a colour over.
 */
const LIMITS = [0.12, 0.985] as const;

/** Words of the longest name: "very dark olive green", "light goldenrod yellow". */
export const LONGEST_COLOUR = 4;

/** "Seeblau", "Holzbraun": a thing and its colour in one word. */
const COLOUR_END = /^(\p{L}{3,})(blau|grün|gelb|braun|grau|blauw|groen|geel|bruin|grijs|paars)(?:e[rsmn]?)?$/u;
const BEGINNING = 3;
const BEGINNINGS = new Set(
  [...NAMES.keys(), ...SHADES.keys(), ...Object.keys(colorsNamed)].map((name) => name.slice(0, BEGINNING)),
);

/** Most words begin no colour's name; this finds out at little cost. */
export function mayBeginColour(phrase: string): boolean {
  return (
    /^(?:#|ال|colou?re?\s|couleur\s|cor\s|et\sor(?!\p{L}))/u.test(phrase) ||
    BEGINNINGS.has(phrase.slice(0, BEGINNING)) ||
    COLOUR_END.test(phrase)
  );
}

/** Reads "dark red", "Dunkelrot", "azul marino", "#fdf6e3" as #rrggbb; undefined when the words name no colour. */
export function readColourName(phrase: string): string | undefined {
  const said = phrase.toLowerCase().trim();
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(said)) return formatHex(parse(said));
  const words = said
    .split(/[\s-]+/)
    .map(bare)
    .filter(Boolean);
  if (words.length > LONGEST_COLOUR) return undefined;
  const whole = named(words.join(""));
  if (whole) return whole;
  const shades = words.flatMap((word) => SHADES.get(word) ?? []);
  const base = words.filter((word) => !SHADES.has(word));
  const colour = base.length === 0 ? undefined : (named(base.join("")) ?? colourOfThing(base) ?? colourOfWord(words));
  if (!colour) return words.length === 1 ? colourAtEnd(words[0]!) : undefined;
  return (
    (shades.length === 1 && base.length === 1 && named(`${shades[0]}${english(base[0]!)}`)) ||
    shades.reduce(modified, colour)
  );
}

const PLAIN = new Set("red blue green yellow black white gray grey brown purple pink navy beige turquoise".split(" "));

/** Whether a colour's name is nothing else: "brick", "honey" and "salmon" are things as well. */
export const isPlainColour = (phrase: string): boolean =>
  phrase.split(/[\s-]+/).some((word) => PLAIN.has(english(bare(word))));

/** "azul marino", "verde botella": a colour with a thing that has it; the second word decides when it names one. */
function colourOfThing([first, thing, ...more]: string[]): string | undefined {
  if (!first || !thing || more.length > 0 || !named(first) || isWithWhite(first, thing)) return undefined;
  return named(thing) ?? paintOf(thing);
}

/** "Rood wit", "rot weiß": two colours. */
const isWithWhite = (first: string, other: string): boolean =>
  isPlainColour(first) && first !== other && ["white", "black"].includes(english(other));

const OF: ReadonlySet<string> = new Set(["de", "di", "del", "da", "do"]);
/** What Romance languages call a colour, in front of the thing that has it. */
const COLOUR = /^(?:colou?re?|couleur|cor)$/u;

/** "Cor de couro", "couleur crème": the word for colour, and a thing. */
function colourOfWord([first = "", ...words]: string[]): string | undefined {
  const things = words.filter((word) => !OF.has(word));
  return COLOUR.test(first) && things.length === 1 ? (named(things[0]!) ?? paintOf(things[0]!)) : undefined;
}

/** Of all words that owners write few are colours, and each is asked for several times. */
const MOST_WORDS = 5_000;

/** Adjectives end by gender and case: "dunkelroter", "rojos", "كريمية"; "cremefarben" and "navy-coloured" are cream and navy. */
const bare = remembered((word: string): string => {
  const plain = word.replace(/^ال(?=\p{L}{3})/u, "").replace(/(?<=\p{L}{3})(?:farben|farbig)(?:e[rsmn]?)?$/u, "");
  // "Zielona", "zielonym": a Polish adjective by gender and case.
  const polish = plain.replace(/(?:a|ego|ym|ą|ej|ych)$/u, "y").replace(/(?<=[kg])(?:y|im)$/u, "i");
  // "Mossy green", "rusty red".
  const thing = /^\p{L}{3,}y$/u.test(plain) ? plain.slice(0, -1) : plain;
  const stems = [plain, thing, plain.replace(/(?:e[rsmn]?|es|s|ة)$/u, ""), plain.replace(/s$/u, ""), polish];
  return stems.find((stem) => named(stem) || SHADES.has(stem)) ?? plain;
}, MOST_WORDS);

/** A colour by one word; German and Dutch compounds carry the shade in front: "dunkelrot", "lichtblauw". */
function named(word: string): string | undefined {
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
  return named(`${shade}${english(compound[2]!)}`) ?? modified(base, shade);
}

/** What a thing in front of a colour's name makes of it, in OKLCH: "Holzbraun", "lemon yellow", "seeblau". */
const THINGS: readonly [words: RegExp, lightness: number, chroma: number, hue: number][] = [
  [/^(?:wald|forst|tannen|fichten|bos|dennen|forest|pine|forêt|bosque|bosco|floresta|las)$/u, 0.42, 0.08, 155],
  [/^(?:moos|mos|oliven?|olijf|schilf|riet)$/u, 0.52, 0.08, 118],
  [/^(?:gras|wiesen|weide|apfel|appel|blatt|frühlings|lente)$/u, 0.6, 0.13, 132],
  [/^(?:meer|see|ozean|wasser|zee|water|oceaan|lagunen?|canal|mer|mar|mare|océan|oceano)$/u, 0.5, 0.09, 232],
  [/^(?:nacht|tinten|inkt|marine)$/u, 0.3, 0.09, 262],
  [/^(?:himmel|hemels|lucht)$/u, 0.76, 0.09, 235],
  [/^(?:eis|ijs|gletscher|nebel)$/u, 0.9, 0.025, 230],
  [/^(?:stahl|staal|steel|acier|acero|acciaio|aço|stal|schiefer|leisteen|stein|steen|rauch|rook)$/u, 0.5, 0.02, 245],
  [
    /^(?:holz|hout|nuss|noten|kastanien|kastanje|eichen|eiken|erd|aarde|leder|leer|leather|cuir|cuero|cuoio|couro|wood|madera|legno|madeira)$/u,
    0.44,
    0.07,
    58,
  ],
  [/^(?:eisen|schmiedeeisen|iron|wrought|fer|hierro|ferro|ijzer|żelaz[ao]|حديد)$/u, 0.37, 0.012, 250],
  [/^(?:leinen|linen|lino?|linho|linnen|linu?|len|lnu|كتان)$/u, 0.88, 0.03, 85],
  [/^(?:ton|lehm|backstein|argile|argilla|arcilla|barro|argila|klei|glin[ay]|طين)$/u, 0.56, 0.1, 42],
  [/^(?:papier|papel|paper|carta|papieru?|ورق)$/u, 0.94, 0.025, 88],
  [/^(?:drewn[ao]|drzew[ao]|bois|خشب)$/u, 0.44, 0.07, 58],
  [/^(?:piasku|sable|arena|areia|sabbia|zand|رمل)$/u, 0.87, 0.045, 85],
  [/^(?:kupfer|koper|cuivre|rame|cobre|mied[źz]i?|نحاس)$/u, 0.58, 0.1, 52],
  [/^(?:delfts?|faïence|faience|azulejos?|porzellan|porselein)$/u, 0.45, 0.13, 258],
  [/^(?:karotten|wortel|carrot|carotte|zanahoria|carota|cenoura)$/u, 0.7, 0.16, 52],
  [/^(?:sonnen|zonnen|zonne|dotter|butterblumen)$/u, 0.84, 0.16, 92],
  [/^(?:zitronen|citroen|lemon)$/u, 0.9, 0.16, 104],
  [/^(?:honig|honing|bernstein|korn|stroh|stro|mais)$/u, 0.76, 0.13, 78],
];

/** "Honiggelb", "buchsgrün": a thing that has the colour. "Brot" and "brood" end in none. */
function colourAtEnd(word: string): string | undefined {
  const [, thing, colour] = COLOUR_END.exec(word) ?? [];
  if (!thing || !colour) return undefined;
  return paintOf(thing) ?? named(thing) ?? named(colour);
}

/** The colour of a thing of nature or craft. */
export function paintOf(thing: string): string | undefined {
  const [, ...paint] = THINGS.find(([words]) => words.test(thing)) ?? [];
  return paint.length === 3 ? hex(...(paint as [number, number, number])) : undefined;
}

/** The English name of a colour, where it has one. */
function english(word: string): string {
  const name = NAMES.get(word) ?? word;
  return name.startsWith("#") ? word : name;
}

function modified(colour: string, shade: Shade): string {
  const { l, c, h } = readColour(colour);
  const [lighter, stronger] = CHANGES[shade];
  return hex(Math.min(LIMITS[1], Math.max(LIMITS[0], l + lighter)), c * stronger, h);
}
