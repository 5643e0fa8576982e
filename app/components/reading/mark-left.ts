/** A piece of a sentence; `isLeft` says that no reader understood it. */
interface Piece {
  text: string;
  isLeft: boolean;
}

/** A sentence in pieces, its words that were left over each where it stands first after the one before. */
export function markLeft(sentence: string, left: readonly string[]): Piece[] {
  const small = sentence.toLowerCase();
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, isLeft: boolean) => {
    if (to > from) pieces.push({ text: sentence.slice(from, to), isLeft });
    from = to;
  };
  for (const word of left) {
    const at = wholeWord(small, word.toLowerCase(), from);
    if (at === -1) continue;
    add(at, false);
    add(at + word.length, true);
  }
  add(sentence.length, false);
  return pieces;
}

const LETTER = /[\p{L}\p{M}\d]/u;
const goesOn = (one: string, next: string) => LETTER.test(one) && LETTER.test(next);

function wholeWord(text: string, word: string, from: number): number {
  for (let at = word === "" ? -1 : text.indexOf(word, from); at !== -1; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isPart = goesOn(text.charAt(at - 1), word.charAt(0)) || goesOn(word.slice(-1), text.charAt(end));
    if (!isPart) return at;
  }
  return -1;
}
