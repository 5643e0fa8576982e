/** Letters that are no base letter with a mark, as people write them where a keyboard has only a to z. */
const TABLES: readonly (readonly [string, string])[] = [
  // Latin
  ["ß æ œ ø ł đ ð þ ı", "ss ae oe o l d d th i"],
  // Cyrillic
  [
    "а б в г ґ д е є ё ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я",
    "a b v g g d e ye e zh z i i i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya",
  ],
  // Greek
  ["α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω", "a v g d e z i th i k l m n x o p r s s t y f ch ps o"],
  // Arabic
  [
    "ا أ إ آ ٱ ب ت ة ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ؤ ي ى ئ ء پ چ ژ گ",
    "a a i a a b t a th j h kh d dh r z s sh s d t z a gh f q k l m n h w w y a y - p ch zh g",
  ],
];

const LETTERS = new Map(
  TABLES.flatMap(([from, to]) => {
    const sounds = to.split(" ").map((sound) => (sound === "-" ? "" : sound));
    return from.split(" ").map((letter, index) => [letter, sounds[index]!] as const);
  }),
);

/**
 * A title in the letters a to z and digits, its words joined by hyphens: 'Crème & Söhne' gives `creme-sohne`, 'Пекарня
 * Роза' `pekarnya-roza`. As many whole words as `longest` characters hold; empty where nothing can be written so.
 */
export function latinName(title: string, longest = 63): string {
  const bare = spelt(title.toLowerCase().normalize("NFC"))
    .normalize("NFKD")
    .replace(/['’\p{M}]/gu, "");
  const words = spelt(bare)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return joined(words, longest);
}

// Twice above: some letters with a mark have a sound of their own, others are their base letter's.
const spelt = (text: string) => Array.from(text, (letter) => LETTERS.get(letter) ?? letter).join("");

/** A first word that does not fit is cut. */
function joined([first = "", ...rest]: string[], longest: number): string {
  let name = first.slice(0, longest);
  for (const word of rest) {
    if (name.length + 1 + word.length > longest) break;
    name = `${name}-${word}`;
  }
  return name;
}
