const FILLERS = new Set(
  "the a an my our your this that these those of in on at to for and with its whole entire part area block called named about".split(
    " ",
  ),
);

const MOST_REMEMBERED = 2000;

/** Texts of a page are compared many times for one request. */
function oncePerText<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const found = read(text);
    known.set(text, found);
    return found;
  };
}

/** Words of a phrase that mean something, in lower case and without plural or possessive endings. */
export const stems: (phrase: string) => readonly string[] = oncePerText((phrase) => {
  const words =
    phrase
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  return words
    .map((word) => word.replace(/'s$/, ""))
    .filter((word) => !FILLERS.has(word))
    .map(stem);
});

function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith("ing")) return word.slice(0, -3);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Whether a text has every one of these words, or words that begin with them. */
export function hasAll(text: string, wanted: readonly string[]): boolean {
  const words = stems(text);
  return (
    wanted.length > 0 &&
    wanted.every((want) => words.some((word) => word === want || (want.length > 3 && word.startsWith(want))))
  );
}

/** Two texts that read the same: case, quotes and a full stop at the end aside. */
export function sameText(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

const folded = oncePerText((text) =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replace(/[‘’]/g, "'")
    .replace(/[“”"]/g, "")
    .replace(/[.!]$/, "")
    .replace(/\s+/g, " ")
    .trim(),
);

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** Reads 'second', '2nd' or 'last' at the beginning of a phrase: its index, -1 for the last. */
export function takeOrdinal(phrase: string): { index: number; rest: string } | null {
  const match = /^(?:the )?(?:very )?(\p{L}+|\d+(?:st|nd|rd|th)|#\d+|number \d+) (.+)$/iu.exec(phrase);
  const word = match?.[1]?.toLowerCase() ?? "";
  const index = /\d/.test(word) ? Number(word.replace(/\D/g, "")) - 1 : word === "last" ? -1 : ORDINALS.indexOf(word);
  return match && (index >= 0 || word === "last") ? { index, rest: match[2]! } : null;
}

/** Without the words before a noun that point at it: 'the', 'all of our'. */
export function bareNoun(phrase: string): string {
  return phrase
    .trim()
    .replace(/ (?:on|of|in|across) (?:the |my |our )?(?:whole |entire )?(?:web ?)?(?:site|page)$/i, "")
    .replace(/^(?:an?|the)$/i, "")
    .replace(/^(?:(?:all|every|each|the|a|an|my|our|your|this|that|these|those|both|of|whole|entire)\s+)+/i, "")
    .trim();
}
