import { isLink } from "./is-link";

const MOST_CHARACTERS = 60;
const QUOTES = /["“”„‟«»‹›<>\\`]+/gu;
/** Nobody writes as us. */
const OURS = /\bplinth\b/i;

/**
 * A name that somebody chose, as it may stand in a mail: one line, without control characters, quotes, addresses, names
 * of hosts and what turns the direction of writing. Empty where nothing is left of it, or where it is ours.
 */
export function cleanName(chosen: string): string {
  const line = chosen
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .replace(/\p{C}/gu, "")
    .replace(QUOTES, " ");
  // A sign of an address that stands by itself goes after the addresses.
  const words = withoutLinks(withoutLinks(line).join(" ").replaceAll("@", " "));
  const name = cut(words);
  return OURS.test(name) || isLink(name) ? "" : name;
}

/** Who a mail to a visitor is from: the first of some names that is one, and who sends it. */
export function senderName(...chosen: string[]): string {
  const name = chosen.map(cleanName).find((cleaned) => cleaned !== "") ?? "A website";
  return `${name} via Plinth`;
}

const withoutLinks = (line: string) => line.split(" ").filter((word) => word !== "" && !isLink(word));

/** As many words as have room; a part of the first where not even that has. */
function cut(words: string[]): string {
  let name = "";
  for (const word of words) {
    const longer = name === "" ? word : `${name} ${word}`;
    if ([...longer].length > MOST_CHARACTERS) break;
    name = longer;
  }
  return name || [...(words[0] ?? "")].slice(0, MOST_CHARACTERS).join("");
}
