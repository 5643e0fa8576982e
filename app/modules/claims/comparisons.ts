import type { WordTables } from "../facts/reading/read-languages";

type Comparison = "over" | "under" | "about" | "nearly";

const WORDS: WordTables<Comparison> = {
  en: {
    over: "over|more than|at least|above|upwards of|no less than|beyond",
    under: "under|less than|at most|below|no more than|up to|within",
    about: "about|around|roughly|approximately|approx.|some|circa",
    nearly: "nearly|almost|close to",
  },
  de: {
    over: "über|mehr als|mindestens",
    under: "unter|weniger als|höchstens|maximal|bis zu",
    about: "etwa|rund|ungefähr|circa|ca.",
    nearly: "fast|beinahe|knapp",
  },
  es: {
    over: "más de|al menos|como mínimo",
    under: "menos de|hasta|como máximo",
    about: "unos|unas|aproximadamente|alrededor de|cerca de",
    nearly: "casi",
  },
  fr: {
    over: "plus de|plus d'|au moins",
    under: "moins de|au plus|jusqu'à|au maximum",
    about: "environ|autour de|à peu près",
    nearly: "presque|près de",
  },
  it: {
    over: "più di|oltre|almeno",
    under: "meno di|fino a|al massimo",
    about: "circa|intorno a",
    nearly: "quasi",
  },
  pt: {
    over: "mais de|pelo menos",
    under: "menos de|até|no máximo",
    about: "cerca de|aproximadamente|à volta de",
    nearly: "quase",
  },
  nl: {
    over: "meer dan|ruim|minstens|minimaal",
    under: "minder dan|hoogstens|maximaal",
    about: "ongeveer|circa|rond de|zo'n",
    nearly: "bijna",
  },
  pl: {
    over: "ponad|więcej niż|co najmniej|przynajmniej",
    under: "poniżej|mniej niż|najwyżej",
    about: "około|ok.",
    nearly: "prawie|niemal",
  },
  ar: { over: "أكثر من|على الأقل", under: "أقل من|حتى", about: "حوالي|نحو", nearly: "تقريبا|قرابة" },
};
const KINDS = new Map(
  Object.values(WORDS).flatMap((table) =>
    Object.entries(table).flatMap(([kind, words]) =>
      words.split("|").map((word) => [word, kind as Comparison] as const),
    ),
  ),
);
const BEFORE = new RegExp(
  `(?<!\\p{L})ب?(${[...KINDS.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(".", "\\."))
    .join("|")})\\s?(?:the |a )?$`,
  "iu",
);
const REACH = 24;
/** "About 40" is no more than so far off. */
const OFF = 0.1;

/** Whether a number follows from one that is given, by the comparison before it: "over 40" from 42. */
export function followsFrom(text: string, start: number, value: number): ((given: number) => boolean) | undefined {
  const word = BEFORE.exec(text.slice(Math.max(0, start - REACH), start).replace(/[’‘]/g, "'"))?.[1];
  const kind = word && KINDS.get(word.toLowerCase());
  if (kind === "over") return (given) => given >= value;
  if (kind === "under") return (given) => given <= value && given > 0;
  if (kind === "about") return (given) => Math.abs(given - value) <= OFF * value;
  return kind ? (given) => given <= value && given >= (1 - OFF) * value : undefined;
}
