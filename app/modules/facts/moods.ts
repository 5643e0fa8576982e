import { wholeWords } from "./reading/whole-words";

/** What an owner's words for a mood ask of a page: how light it is, what family its colours come from, how its headings speak. */
export type Mood = "eerie" | "earthy" | "ship" | "brutal" | "garden" | "cheerful" | "hushed";

/** The words of each, in the nine languages of pages. */
const WORDS: Record<Mood, string> = {
  eerie:
    "creepy|spooky|eerie|gloomy|gothic|candlelit|unheimlich|gruselig|schaurig|düster\\p{L}*|siniestr[oa]|tenebros[oa]|lúgubre|sinistre|ténébreux|lugubre|cupo|tetr[oa]|tenebros[oa]|sombri[oa]|griezelig|duister|mroczn\\p{L}+|مرعب|غامض",
  earthy: "earthy|erdig\\p{L}*|terros[oa]s?|terreux|terreuse|aards|ziemist\\p{L}+|ترابي[ةه]?",
  ship: "nautical|maritime|ship['’]s|kajüte\\p{L}*|maritim\\p{L}*|náutic[oa]|camarote|nautique|nautic[oa]|maritiem\\p{L}*|marynistyczn\\p{L}+|بحري",
  brutal:
    "brutalist\\p{L}*|brutalism\\p{L}*|brutalistisch\\p{L}*|brutalista|brutaliste|béton brut|hormigón visto|surowy beton|brutalistyczn\\p{L}+",
  garden:
    "botanical|herbarium|garden-like|botanisch\\p{L}*|herbário|botánic[oa]|botanique|botanic[oa]|botânic[oa]|herbier|erbario|botaniczn\\p{L}+|نباتي",
  cheerful:
    "cheerful|colou?rful|fun|joyful|playful|bunt\\p{L}*|fröhlich\\p{L}*|farbenfroh\\p{L}*|alegre|colorid[oa]|divertid[oa]|joyeu(?:x|se)|coloré\\p{L}*|gai|allegr[oa]|colorat[oa]|vrolijk\\p{L}*|kleurrijk\\p{L}*|wesoł\\p{L}+|kolorow\\p{L}+|مرح|ملون\\p{L}*|بهيج",
  hushed:
    "dignified|solemn|würdig\\p{L}*|würdevoll\\p{L}*|pietätvoll\\p{L}*|solemne|dignitos[oa]|waardig\\p{L}*|godn(?:y|a|ie)|وقور",
};
const PATTERNS = Object.entries(WORDS).map(
  ([mood, words]) => [mood as Mood, new RegExp(wholeWords(words), "iu")] as const,
);

/** A word before a mood that turns it round: "not brutalist", "ohne bunt". */
const REFUSED =
  /(?<!\p{L})(?:no|not|nothing|never|less|without|avoid|don['’]?t|nicht|nichts|kein\p{L}*|ohne|weder|nie|sin|nada|ni|evit\p{L}*|pas|sans|rien|évit\p{L}*|ni|non|niente|senza|né|não|sem|nem|niet|niets|geen|zonder|bez|nic|لا|ليس|بدون|غير)\s(?:[\p{L}'’]+\s){0,4}$/iu;

/** The moods that a sentence to the maker asks for, each where no word before it refuses it. */
export const moodsIn = (sentence: string): Mood[] =>
  PATTERNS.flatMap(([mood, pattern]) => {
    const found = pattern.exec(sentence);
    return found && !REFUSED.test(clauseBefore(sentence, found.index)) ? [mood] : [];
  });

const clauseBefore = (sentence: string, at: number): string =>
  sentence
    .slice(0, at)
    .split(/[,;.:!?]/u)
    .at(-1)!;
