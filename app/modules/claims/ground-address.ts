import { addressWords } from "./find-address-claims";
import type { Ground } from "./ground";

/** An address may stand on so many lines of the owner's. */
const LINES = 5;

/** The words and numbers of an address stand together in the owner's text, in any order. */
export const groundAddress: Ground = ({ text }, { lines }) => {
  const wanted = [...new Set(addressWords(text))];
  return lines.find((line, index) => {
    if (!wanted.some((word) => /\d/.test(word) && line.words.has(word))) return false;
    const near = lines.slice(Math.max(0, index - LINES), index + LINES).filter((other) => other.source === line.source);
    return wanted.every((word) => near.some(({ words }) => words.has(word)));
  });
};
