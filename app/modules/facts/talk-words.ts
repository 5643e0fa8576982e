import type { WordTables } from "./reading/read-languages";

/** What a word is at the edge of a sentence that somebody speaks rather than writes. */
export type TalkWord =
  /** Goes at either edge: "lol", "haha". */
  | "talk"
  /** Goes at the beginning: "ok so"; a single word only before a comma or more talk. */
  | "opener"
  /** Goes at the beginning, before a comma or more talk: "hi",
    opener: "". */
  | "greeting"
  /** Goes after talk or a greeting, and between commas at an edge: "so", "honestly". */
  | "filler"
  /** Goes after a greeting: "hi im". */
  | "self"
  /** Stands before a place: "from glasgow". */
  | "place";

export const TALK_WORDS: WordTables<TalkWord> = {
  en: {
    talk: "lol|lmao|haha|hahaha|hehe|btw|tbh|imho|imo|fyi|um|umm|uh|erm|hmm|xd",
    opener: "ok so|okay so|ok|okay|oki|by the way|oh and|oh|yeah so|so yeah",
    greeting: "hi|hiya|hi there|hello|hello there|hey|hey there|heya|good morning|good evening|yo",
    filler: "so|well|basically|honestly|anyway|anyways|right|yeah|yep|like i said|to be honest|you know",
    self: "im",
    place: "in|from|near|around|to|across|outside",
  },
  de: {
    talk: "haha|hahaha|hihi|lol|ähm|äh|hmm|xd",
    opener: "ok also|okay also|ok|okay|ach ja|übrigens|ach so",
    greeting: "hi|hallo|hallo zusammen|hey|moin|servus|grüß gott|guten tag|guten morgen",
    filler: "also|so|na ja|naja|ehrlich gesagt|tja|jedenfalls",
  },
  es: {
    talk: "jaja|jajaja|jeje|jejeje|lol|mmm|xd",
    opener: "ok|vale pues|vale|eh|bueno pues|por cierto",
    greeting: "hola|buenas|buenos días|buenas tardes|hola a todos",
    filler: "pues|bueno|la verdad|sinceramente|en fin",
    place: "en|desde|cerca de",
  },
  ar: {
    talk: "هههه|ههه|هههههه",
    opener: "طيب|اوكي|أوكي",
    greeting: "مرحبا|مرحباً|السلام عليكم|أهلا|أهلاً",
    filler: "يعني|بصراحة",
  },
  fr: {
    talk: "haha|hahaha|hihi|mdr|lol|ptdr|euh|xd",
    opener: "ok alors|ok donc|ok|hum|bref|au fait|ah oui",
    greeting: "salut|bonjour|coucou|bonjour à tous|hello",
    filler: "alors|donc|bon|ben|en fait|franchement|honnêtement",
    place: "à|de|près de",
  },
  it: {
    talk: "haha|ahah|ahaha|ahahah|lol|ehm|xd",
    opener: "ok allora|ok quindi|ok|mah|a proposito",
    greeting: "ciao|salve|buongiorno|ciao a tutti|buonasera",
    filler: "allora|quindi|dunque|insomma|sinceramente|onestamente|beh",
    place: "a|da|vicino a",
  },
  pt: {
    talk: "haha|hahaha|kkk|kkkk|rsrs|rs|lol|xd",
    opener: "ok então|ok|hum|ah e|já agora|a propósito",
    greeting: "olá|oi|bom dia|boa tarde|olá a todos",
    filler: "então|bem|pois|sinceramente|enfim",
    place: "em|de|perto de",
  },
  nl: {
    talk: "haha|hahaha|hihi|lol|ehm|euh|xd",
    opener: "oké dus|ok dus|ok|oké|trouwens|oh en",
    greeting: "hoi|hallo|hi|hey|dag|goedendag|goedemorgen",
    filler: "dus|nou|eigenlijk|eerlijk gezegd|tja",
    place: "in|uit|bij|te",
  },
  pl: {
    talk: "haha|hahaha|hehe|hihi|lol|eee|yyy|xd",
    opener: "ok więc|ok|no więc|no to|a propos|aha i",
    greeting: "cześć|hej|witam|dzień dobry|siema|witajcie",
    filler: "więc|no|szczerze mówiąc|szczerze|generalnie",
  },
};
