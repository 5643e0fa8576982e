import { addressPart, type AddressPart } from "./address-parts";
import { streetAtEnd } from "./address-streets";

/** "Timaru 7910", "Pune 411002": a code behind its town, and no year. */
const NUMBERED_TOWN = /^\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,3}\s(?!(?:19|20)\d{2}$)(?:\d{4}|\d{6})$/u;

/** Behind a street that is surely one, a town may have its code behind it. */
export const numberedTown = (text: string, isSure: boolean): AddressPart | undefined =>
  isSure && NUMBERED_TOWN.test(text) && !streetAtEnd(text)?.isTyped ? { kind: "coded", end: text.length } : undefined;

/** What may stand between a street and its town. */
const IN = /^(?:in|à|a|en|em|te|w)\s/u;
const MAY_HAVE_TOWN = [/\p{Nd}/u, /\s\p{Lu}/u];
const MOST_LETTERS = 120;

/** Where a town begins that stands behind a street without a comma, and where the street ends. */
export function townStart(text: string): { street: number; start: number } | undefined {
  if (text.length > MOST_LETTERS || !MAY_HAVE_TOWN.every((sign) => sign.test(text)) || streetAtEnd(text)?.isTyped)
    return undefined;
  for (const { index } of text.matchAll(/\s/gu)) {
    const behind = text.slice(index + 1);
    const lead = IN.exec(behind)?.[0].length ?? 0;
    const street = isTown(behind.slice(lead), lead > 0) ? streetAtEnd(text.slice(0, index)) : undefined;
    if (street?.isTyped && street.hasNumber) return { street: index, start: index + 1 + lead };
  }
  return undefined;
}

function isTown(text: string, isLed: boolean): boolean {
  if (!/^[\p{Lu}\d]/u.test(text)) return false;
  const part = addressPart(text) ?? numberedTown(text, true);
  const isWhole = part?.end === text.length;
  return isWhole && (part.kind === "coded" || part.kind === "region" || (isLed && part.kind === "place"));
}
