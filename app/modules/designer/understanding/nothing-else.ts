import { NOTHING_ELSE } from "./words/nothing-else";

const SAID = Object.values(NOTHING_ELSE)
  .flatMap(({ is = "" }) => is.split("|"))
  .toSorted((one, other) => other.length - one.length)
  .join("|");
const QUOTES = `"[^"]{0,400}"|“[^”]{0,400}”|„[^“”]{0,400}[“”]|«[^»]{0,400}»`;
const AND = "(?:and|und|y|et|e|en)\\s";
/** Words in quotes are passed by: there it may be a text. */
const TAIL = new RegExp(
  `(?<quoted>${QUOTES})|(?:\\s?[,;–—-]\\s(?:${AND})?|\\s${AND})(?:${SAID})(?=\\s{0,2}(?:[.!?;,)]|$))(?![.!?]?["”»])`,
  "giu",
);

/** A message without ', nothing else' behind what is asked for: it says nothing of its own, and is no part of a text. */
export const withoutNothingElse = (message: string): string =>
  message.replace(TAIL, (_found, quoted: string | undefined) => quoted ?? "");
