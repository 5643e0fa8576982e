import type { Amount } from "../names";
import type { SaidTables } from "./said-tables";

/** How much, by language. */
export const AMOUNTS: SaidTables<Amount> = {
  en: {
    bit: "a bit|a little|slightly|a little bit|somewhat|a touch|a tad|little bit|a wee bit|a smidge|bit",
    much: "much|a lot|a good bit|a good deal|a fair bit|far|significantly|considerably|way|lots",
    double: "twice|double|twice as|two times",
    half: "half",
    very: "very|really|super|extra",
    even: "even|still",
  },
  de: {
    bit: "ein bisschen|etwas|ein wenig|bisschen|ein bissl|leicht|ein stück",
    much: "viel|deutlich|wesentlich|ein ganzes stück|ein gutes stück|um einiges",
    double: "doppelt|doppelt so",
    half: "halb|halb so",
    very: "sehr|richtig",
    too: "zu",
    even: "noch",
  },
  es: {
    bit: "un poco|un poquito|ligeramente|algo",
    much: "mucho|bastante",
    double: "el doble|doble",
    half: "la mitad",
    very: "muy",
    too: "demasiado|demasiada",
    even: "aún|todavía",
  },
  fr: {
    bit: "un peu|légèrement|un petit peu",
    much: "beaucoup|bien",
    double: "le double|deux fois",
    half: "la moitié|moitié",
    very: "très",
    too: "trop",
    even: "encore",
  },
  it: {
    bit: "un po'|un poco|leggermente|un po|un pochino",
    much: "molto|parecchio|un bel po'|un bel po",
    double: "il doppio|doppio",
    half: "la metà|metà",
    very: "molto",
    too: "troppo",
    even: "ancora",
  },
  pt: {
    bit: "um pouco|um bocadinho|ligeiramente|um pouquinho",
    much: "muito|bastante",
    double: "o dobro|dobro",
    half: "metade|a metade",
    very: "muito",
    too: "demais|demasiado",
    even: "ainda",
  },
  nl: {
    bit: "een beetje|iets|wat|een tikkeltje",
    much: "veel|flink|een stuk|een heel stuk|een flink stuk",
    double: "dubbel|twee keer",
    half: "half|de helft",
    very: "heel|erg",
    too: "te",
    even: "nog",
  },
};
