import { truncate } from "../../language/truncate";

export interface BusinessName {
  name: string;
  /** The rest of a title such as "Marlow & Finch | Garden design in Bath". */
  tagline?: string;
}

/** Longer names are cut at a word: a page's header and title hold no more. */
const MAX_NAME = 80;

/** Takes the name of the business out of the project's title; `fallback` when the title is empty. */
export function businessName(title: string, fallback: string): BusinessName {
  const clean = title
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, keepJoiners)
    .trim();
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clean)) return { name: fallback };
  const split = /^(.{2,60}?)\s*(?:\s[|–—·-]\s|:\s)\s*(.{6,120})$/u.exec(clean);
  const parts = split ? { name: split[1]!, tagline: split[2]! } : { name: clean };
  return { ...parts, name: truncate(parts.name, MAX_NAME) };
}

/** Emoji are built with joiners; everything else that cannot be seen becomes a space. */
function keepJoiners(match: string): string {
  return match === "\u200d" ? match : " ";
}
