import { hex, readColour } from "../markup/contrast";
import { SHADES_OF_THINGS } from "./colour-thing-names";

type Place = "in front" | "joined" | "behind";

/** Where each language writes the thing, in the order of the table. */
const PLACES: readonly (readonly Place[])[] = [
  ["in front"],
  ["joined"],
  ...["es", "ar", "fr", "it", "pt"].map((): Place[] => ["behind"]),
  ["joined"],
  ["in front", "behind"],
];

const PAINT_LENGTH = "#rrggbb".length;

const BY_NAME = new Map<string, { paint: string; places: readonly Place[] }[]>();
for (const row of SHADES_OF_THINGS) {
  const paint = row.slice(0, PAINT_LENGTH);
  for (const [at, column] of row
    .slice(PAINT_LENGTH + 1)
    .split(" / ")
    .entries()) {
    for (const name of column.split(" "))
      BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), { paint, places: PLACES[at]! }]);
  }
}

/** Whether English or Polish words may begin with this thing and end with a colour. */
export const isThingInFront = (word: string): boolean =>
  BY_NAME.get(word)?.some(({ places }) => places.includes("in front")) ?? false;

/** Whether the table knows a thing by this name. */
export const isThing = (word: string): boolean => BY_NAME.has(word);

/** From here on a colour has a hue; cream is nearly white. */
const LEAST_CHROMA = 0.04;
const LEAST_OF_PALE = 0.07;
const PALE = 0.93;
/** Degrees of OKLCH between a colour and a shade that people still call by its name: "azul turquesa". */
const MOST_TURN = 85;
const MOST_LIGHTER = 0.47;

/** Whether a colour is more than a grey. */
export const hasHue = (colour: string): boolean => {
  const { l, c } = readColour(colour);
  return c >= (l > PALE ? LEAST_OF_PALE : LEAST_CHROMA);
};

/** How far two colours are from one another as names go; undefined where they are two colours to everybody. */
export function apart(one: string, other: string): number | undefined {
  const [a, b] = [readColour(one), readColour(other)];
  const lighter = Math.abs(a.l - b.l);
  if (lighter > MOST_LIGHTER || hasHue(one) !== hasHue(other)) return undefined;
  if (!hasHue(one)) return lighter;
  const turn = Math.abs(a.h - b.h);
  const degrees = Math.min(turn, 360 - turn);
  return degrees <= MOST_TURN ? degrees : undefined;
}

/**
 * What a thing makes of a colour (#rrggbb) that it stands beside: its own paint where that is a shade of the colour, so
 * that a green apple and a red one are two; else the colour as it is. Undefined where the thing is not known.
 */
export function shadeBy(thing: string, colour: string, place: Place): string | undefined {
  const paints = (BY_NAME.get(thing) ?? []).filter(({ places }) => places.includes(place));
  if (paints.length === 0) return undefined;
  const near = paints.flatMap(({ paint }) => {
    const far = apart(paint, colour);
    return far === undefined ? [] : [{ paint, far }];
  });
  const nearest = near.toSorted((one, other) => one.far - other.far)[0]?.paint;
  // In front of a colour a thing may be another language's word: "que no sea rosa".
  return nearest ?? (place === "in front" ? undefined : colour);
}

/** The colour of a thing where colours are spoken of: "tom de goiaba", "couleur paille". */
export const paintOfThing = (thing: string): string | undefined =>
  paintOf(thing) ?? (BY_NAME.get(thing) ?? BY_NAME.get(thing.replace(POLISH, "owy")))?.[0]?.paint;

/** "Kolory miodowe": a Polish adjective by number and case. */
const POLISH = /(?<=\p{L}{3})ow(?:a|e|ego|ych?|ymi?|ą|ej)$/u;

/** Materials and what lies about outside, which may stand for a colour by themselves, in OKLCH: "nach Eisen und Holz". */
const MATERIALS: readonly [words: RegExp, lightness: number, chroma: number, hue: number][] = [
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

/** The colour of a thing of craft or nature, where a look is spoken of. */
export function paintOf(thing: string): string | undefined {
  const [, ...paint] = MATERIALS.find(([words]) => words.test(thing)) ?? [];
  return paint.length === 3 ? hex(...(paint as [number, number, number])) : undefined;
}
