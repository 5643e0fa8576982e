import { useEffect } from "react";
import { atRest } from "../ui/at-rest";

/**
 * Asks for the fonts that these words are written with once the page rests. Names and quotations have letters that our
 * own words lack; the first dialog that shows one would ask for a file of them.
 */
export function useFontsAhead(words: string): void {
  useEffect(() => atRest(() => void document.fonts.load(getComputedStyle(document.body).font, words)), [words]);
}
