import { readColourName } from "./colour-words";

/** Colours that the owner asks for by the name of the part, each as #rrggbb. */
export interface ColourWishes {
  ground?: string;
  action?: string;
  header?: string;
  footer?: string;
}

const PARTS: [keyof ColourWishes, RegExp][] = [
  ["ground", /^(?:backgrounds?|hintergrund(?:farbe)?|fondos?|(?:ال)?خلفية)$/],
  ["action", /^(?:buttons?|knopf|knöpfe|schaltflächen?|bot[oó]n|botones|(?:ال)?أزرار|زر)$/],
  ["header", /^(?:header|topbar|navbar|navigation|kopfzeile|kopfbereich|cabecera|encabezado|(?:ال)?ترويسة)$/],
  ["footer", /^(?:footer|fußzeile|pie|(?:ال)?تذييل)$/],
];
/** Words between a part and its colour. */
const JOINTS =
  /^(?:colou?rs?|farbe|in|is|are|be|should|must|a|an|the|of|to|with|soll|sollen|sollte|sein|bitte|mit|einem?|einer|en|de|página|del?|color|un|una|tono|sea|sean|بلون|لون|باللون|the|main)$/;
const LONGEST = 3;

/**
 * Reads "cream background", "buttons in dark red", "Hintergrund in Creme", "fondo azul marino"; of two wishes for one
 * part the last counts.
 */
export function colourWishesIn(text: string): ColourWishes {
  const words = text.toLowerCase().match(/#[0-9a-f]{3,6}\b|[\p{L}\p{M}-]+|[,;:.]/gu) ?? [];
  const wishes: ColourWishes = {};
  words.forEach((word, index) => {
    const part = PARTS.find(([, pattern]) => pattern.test(word))?.[0];
    const colour = part && (colourAfter(words, index + 1) ?? colourBefore(words, index));
    if (part && colour) wishes[part] = colour;
  });
  return wishes;
}

function colourAfter(words: string[], from: number): string | undefined {
  let start = from;
  while (words[start] === ":" || JOINTS.test(words[start] ?? "")) start += 1;
  return longest([3, 2, 1].map((length) => words.slice(start, start + length)));
}

function colourBefore(words: string[], end: number): string | undefined {
  return longest([LONGEST, 2, 1].map((length) => words.slice(Math.max(0, end - length), end)));
}

function longest(phrases: string[][]): string | undefined {
  for (const phrase of phrases) {
    const colour = phrase.length > 0 ? readColourName(phrase.join(" ")) : undefined;
    if (colour) return colour;
  }
  return undefined;
}
