import { colorsNamed, formatHex, parse } from "culori";
import { COLOUR_ALIASES } from "../language/colours";
import { hex, readColour } from "../markup/contrast";

/** Colours that culori does not know by name, and those of the other languages by their English names. */
const NAMES: Record<string, string> = {
  ...COLOUR_ALIASES,
  // As people mean them: the darkgray of CSS is lighter than its gray.
  darkgray: "#4d4d4d",
  darkgrey: "#4d4d4d",
  warmwhite: "#fbf7ef",
  warmweiß: "#fbf7ef",
  blancocálido: "#fbf7ef",
  ...table(
    "rot red|blau blue|grün green|gelb yellow|schwarz black|weiß white|weiss white|grau gray|braun brown|rosa pink|lila purple|violett purple|türkis turquoise|" +
      "creme cream|beige beige|sandfarben sand|marineblau navy|nachtblau midnightblue|himmelblau skyblue|weinrot wine|bordeaux burgundy|tannengrün #1f4d3a|waldgrün forestgreen|senfgelb mustard|goldfarben gold|silbern silver|ziegelrot firebrick|anthrazit charcoal",
  ),
  ...table(
    "rojo red|roja red|azul blue|verde green|amarillo yellow|amarilla yellow|negro black|negra black|blanco white|blanca white|gris gray|marrón brown|naranja orange|morado purple|" +
      "violeta purple|crema cream|turquesa turquoise|dorado gold|granate burgundy|burdeos burgundy|arena sand|celeste skyblue|marino navy|mostaza mustard|vino wine|terracota terracotta",
  ),
  ...table(
    "أحمر red|حمراء red|أزرق blue|زرقاء blue|أخضر green|خضراء green|أصفر yellow|أسود black|سوداء black|أبيض white|بيضاء white|رمادي gray|بني brown|برتقالي orange|وردي pink|بنفسجي purple|كريمي cream|بيج beige|ذهبي gold|كحلي navy|فيروزي turquoise|عنابي burgundy",
  ),
};

/** What a word beside a colour does to it, in OKLCH: lightness to add, chroma to multiply with. */
const MODIFIERS: Record<string, [number, number]> = {
  ...shades("dark deep dunkles dunkler dunklem dunkle dunkel dunklen tief oscuro oscura داكن غامق", [-0.16, 1]),
  ...shades("light pale helles heller hellem helle hell hellen claro clara pálido فاتح", [0.18, 0.8]),
  ...shades("soft pastel zartes zartem zart suave هادئ", [0.2, 0.5]),
  ...shades("muted gedämpftes apagado", [0, 0.5]),
  ...shades("bright strahlendes kräftiges vivo زاهي", [0.06, 1.2]),
  ...shades("warm warmes warmem cálido", [0, 1]),
};

/**
 * The darkest ground that still takes black text well is not meant by "light": a modifier never turns a colour over.
 */
const LIMITS = [0.12, 0.985] as const;

/** Reads "dark red", "Dunkelrot", "azul marino", "#fdf6e3" as #rrggbb; undefined when the words name no colour. */
export function readColourName(phrase: string): string | undefined {
  const said = phrase.toLowerCase().trim();
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(said)) return formatHex(parse(said));
  const words = said
    .split(/[\s-]+/)
    .map(bare)
    .filter(Boolean);
  const whole = named(words.join(""));
  if (whole) return whole;
  const modifiers = words.filter((word) => word in MODIFIERS);
  const base = words.filter((word) => !(word in MODIFIERS));
  const colour =
    base.length === 1 ? named(base[0]!) : base.length === 2 ? (named(base.join("")) ?? spanishMarine(base)) : undefined;
  if (!colour || base.length === 0) return undefined;
  return (
    (modifiers.length === 1 && base.length === 1 && named(`${english(modifiers[0]!)}${english(base[0]!)}`)) ||
    modifiers.reduce(modified, colour)
  );
}

/** "azul marino", "verde botella": a colour with a thing that has it; the second word decides when it names one. */
function spanishMarine([first = "", second = ""]: string[]): string | undefined {
  return named(first) && named(second);
}

/** Adjectives end by gender and case: "dunkelroter", "rojos", "كريمية". */
function bare(word: string): string {
  const plain = word.replace(/^ال(?=\p{L}{3})/u, "");
  const stems = [plain, plain.replace(/(?:e[rsmn]?|es|s|ة)$/u, ""), plain.replace(/s$/u, "")];
  return stems.find((stem) => named(stem) || stem in MODIFIERS) ?? plain;
}

/** A colour by one word; German compounds carry the modifier in front: "dunkelrot", "hellblau". */
function named(word: string): string | undefined {
  const compound = /^(dunkel|hell|zart)(\p{L}{3,})$/u.exec(word);
  if (compound && !(word in NAMES)) {
    const base = named(compound[2]!);
    return base && (named(`${english(compound[1]!)}${english(compound[2]!)}`) ?? modified(base, compound[1]!));
  }
  const known = Object.hasOwn(NAMES, word) ? NAMES[word]! : word;
  const value = Object.hasOwn(NAMES, known) ? NAMES[known]! : known;
  return value.startsWith("#") ? value : Object.hasOwn(colorsNamed, value) ? formatHex(parse(value)) : undefined;
}

/** The English word for a colour or a modifier, where there is one. */
function english(word: string): string {
  const colour = Object.hasOwn(NAMES, word) ? NAMES[word]! : word;
  if (!colour.startsWith("#") && word in NAMES) return colour;
  const change = MODIFIERS[word];
  return Object.keys(MODIFIERS).find((other) => MODIFIERS[other] === change && change) ?? word;
}

function modified(colour: string, modifier: string): string {
  const { l, c, h } = readColour(colour);
  const [lighter, stronger] = MODIFIERS[modifier] ?? [0, 1];
  return hex(Math.min(LIMITS[1], Math.max(LIMITS[0], l + lighter)), c * stronger, h);
}

function table(words: string): Record<string, string> {
  return Object.fromEntries(words.split("|").map((pair) => pair.split(" ") as [string, string]));
}

function shades(words: string, change: [number, number]): Record<string, [number, number]> {
  return Object.fromEntries(words.split(" ").map((word) => [word, change]));
}
