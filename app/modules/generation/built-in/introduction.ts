import { streetAtEnd } from "../../facts/address-streets";
import { commaParts } from "../../language/enumeration";
import type { OpeningPatterns } from "./opening-phrases";

/** Letters of an introduction that is a headline: "I'm Marisol and I train dogs in South Austin". */
const LONGEST = 60;

const TITLES =
  "(?:(?:de|het|la|el|le|il|a|o|as|os|i|the|die|der)\\s|(?:Dra?|Dr|Dott|Dott\\.ssa|Sra?|Mag|Mrs?|Ms)\\.?\\s)";
/** A name behind "I am"; in German, where all nouns are written large, two names or one with its article and "and". */
const NAMED = new RegExp(`^${TITLES}{0,2}\\p{Lu}\\p{Ll}`, "u");
const NAMED_DE =
  /^(?:(?:die|der|das)\s)?(?:Dr\.\s)?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+|\sund\s(?:die|der|das|ich)\s|\sund\s\p{Lu}\p{Ll}+(?=,|\sund))/u;

/**
 * Whether a sentence says who somebody is, and says so much besides that it is no headline: "Soy Reme y mi hermana es
 * Chari, cosemos …". It reads well below one.
 */
export function introducesAtLength(sentence: string, name: string, { introduces, language }: OpeningPatterns): boolean {
  const said = introduces.exec(sentence)?.[0];
  if (!said || sentence.replace(/\s\([^()]*\)/gu, "").length <= LONGEST) return false;
  const who = sentence.slice(said.length).trimStart();
  return (language === "de" ? NAMED_DE : NAMED).test(who) && !who.startsWith(name);
}

/** "My business is …", "Unser Laden heißt …" */
const CALLED =
  /^(?:my|our|mein\p{L}*|unser\p{L}*|mi|nuestr[oa]|mon|ma|notre|mio|mia|il mio|la mia|nostr[oa]|o meu|a minha|meu|minha|noss[oa]|mijn|onze|mój|moja|nasz|nasza)\s\p{L}+\s(?:is|ist|heißt|es|se llama|est|s['’]appelle|è|si chiama|é|chama-se|se chama|heet|to|nazywa się)\s(?:called\s)?/iu;

/** What stands behind the name of a business in a text that is this name and where it is; undefined where it says more. */
export function placeBehindName(text: string, name: string): string | undefined {
  const said = text.replace(CALLED, "");
  if (!said.toLowerCase().startsWith(`${name.toLowerCase()}, `)) return undefined;
  const place = said.slice(name.length + 2);
  const isPlace = commaParts(place).every((part) =>
    /^(?:\p{Ll}{1,4}\s)?\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}$/u.test(part),
  );
  return isPlace || commaParts(place).some((part) => streetAtEnd(part)?.start === 0) ? place : undefined;
}
