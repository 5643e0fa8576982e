import { readColourWords } from "../../language/colours";
import { isShade } from "../understanding/shades";
import { readWords } from "../understanding/read-words";
import { means, senseOf } from "../understanding/word";

/** A colour in an owner's words, or by its code, as a code; null for what is none. */
export function colourSaid(words: string): string | null {
  if (/^#[\da-f]{6}$/i.test(words.trim())) return words.trim().toLowerCase();
  const names = readWords(words)
    .filter((word) => means(word, "colour"))
    .map((word) => senseOf(word, "colour")!.is as string);
  const ordered = [...names.filter(isShade), ...names.filter((name) => !isShade(name)).slice(0, 1)];
  return readColourWords(words.toLowerCase()) ?? (ordered.length > 0 ? readColourWords(ordered.join(" ")) : null);
}
