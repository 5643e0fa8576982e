import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "./reading/whole-words";

/** How owners ask for offers that stand beside one another, each in a frame of its own, in each language. */
const BESIDE: Record<PageLanguage, string> = {
  en: "side by side|next to each other|(?:as|in|on|into) (?:\\p{L}+ )?(?:cards|boxes|tiles)|(?:its|an) own card",
  de: "nebeneinander|(?:als|in|auf) (?:\\p{L}+ )?(?:karten|kärtchen|kästen|kacheln|boxen)",
  es: "lado a lado|uno al lado del otro|(?:en|como|su(?: propia)?|una) (?:tarjetas?|fichas?|recuadros?)",
  fr: "côte à côte|(?:en|sous forme de|sur des|sa) (?:cartes?|fiches?|vignettes|encadrés)",
  it: "affiancat[ei]|fianco a fianco|una accanto all['’]altra|(?:in|come|su) (?:schede|riquadri|card)",
  pt: "lado a lado|(?:em|como) (?:cartões|cards|fichas|quadros)",
  nl: "naast elkaar|(?:als|in|op) (?:\\p{L}+ )?(?:kaartjes|kaarten|blokken)",
  pl: "obok siebie|(?:w|na|jako) (?:kafelkach|kartach|kafelki|karty)",
  ar: "جنب بعض|بجانب بعض(?:ها)?|(?:على شكل |في )?بطاقات|كروت",
};
const ASKED = new RegExp(wholeWords(Object.values(BESIDE).join("|")), "iu");
/** "No boxes please", "nada de fichas". */
const REFUSED =
  /(?<!\p{L})(?:no|not|without|don['’]?t|keine?|nicht|ohne|nada de|sin|pas de|sans|niente|senza|sem|geen|zonder|bez|بدون)(?:\s\p{L}+){0,2}?\s(?:cards|boxes|tiles|karten|kärtchen|kästen|kacheln|tarjetas|fichas|cartes|fiches|schede|riquadri|cartões|kaartjes|kaarten|blokken|kart|kafelków|بطاقات)/iu;

/** Whether a sentence to the maker wants what is offered beside one another: "Packages side by side", "que cada ruta tenga su ficha". */
export const asksForCards = (sentence: string): boolean => ASKED.test(sentence) && !REFUSED.test(sentence);
