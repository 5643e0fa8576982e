import { addressPart, leadsTo } from "./address-parts";
import type { Piece } from "./address-pieces";
import { addressTokens, namesDayOrMonth } from "./address-tokens";
import type { Street } from "./address-streets";
import { wholeWords } from "./reading/whole-words";

/** Who says what and where they are; the street of such a sentence is their own. */
export const SELF = new RegExp(
  wholeWords(
    "we['’]?re|we are|i['’]?m|i am|we have|we['’]ve|i have|i['’]ve|we run|i run|" +
      "wir sind|ich bin|wir haben|ich habe|somos|soy|tenemos|tengo|hacemos|hago|" +
      "nous sommes|je suis|nous avons|j['’]ai|siamo|sono|ho un|ho una|abbiamo|faccio|facciamo|" +
      "sou|temos|tenho|fazemos|faço|a gente|wij zijn|we zijn|ik ben|wij hebben|we hebben|ik heb|" +
      "jesteśmy|jestem|prowadzę|prowadzimy|mamy|نحن|عندنا|عنا",
  ),
  "iu",
);

/** What leads from such words to a street. */
const AT = /(?:^|\s)(?:at|on|in|im|am|an der|in der|auf der|en|en la|au|à la|na|no|aan de|aan het|op de|przy|w|في)$/iu;

/** What tells the way behind a street: "next to the chemist", "porta azul". */
const WAY = new RegExp(
  `^\\(?${wholeWords(
    "next to|opposite|across from|across|behind|above|below|beside|near|nr|just|right|round|around|entrance|ring|parking|the|" +
      "neben|gleich|gegenüber|hinter|über|unter|direkt|eingang|zugang|klingel|im|" +
      "frente|al lado|junto|esquina|encima|detrás|entre|a la vuelta|puerta|timbre|" +
      "face|à côté|en face|derrière|au-dessus|près|entrée|au fond|" +
      "accanto|di fronte|dietro|sopra|sotto|vicino|zona|citofono|ingresso|angolo|dopo|" +
      "ao lado|em frente|atrás|em cima|perto|porta|entrada|" +
      "naast|tegenover|achter|boven|onder|bij|ingang|" +
      "obok|naprzeciw|naprzeciwko|za|nad|pod|wejście|domofon|مقابل|جنب|بجانب|بجوار|فوق|خلف|قرب",
  )}`,
  "iu",
);

/** Words that stand between commas before a street at most, where somebody says where they are. */
const MOST_BEFORE = 5;

const hasNumber = (text: string): boolean => /\p{Nd}/u.test(text) || namesDayOrMonth(text);

/** The pieces before one in its sentence. */
export const piecesBefore = (pieces: readonly Piece[], at: number): Piece[] =>
  pieces.slice(0, at).filter(({ sentenceId }) => sentenceId === pieces[at]!.sentenceId);

/** "A bike shop in Gent, Brugse Poort, …", "We have a tailor's in Bari in …": the sentence says where those are who speak. */
const tellsOfItself = (before: readonly Piece[], led: string): boolean =>
  SELF.test([...before.map(({ text }) => text), led].join(", "));

/**
 * Whether the words around a street, which has no code, leave it their owner's: those before say nothing else with a
 * number or a day, and those behind tell the way, how to get in touch, or go on about the business itself.
 */
export function isOwnStreet(pieces: readonly Piece[], at: number, street: Street, next: Piece | undefined): boolean {
  const before = piecesBefore(pieces, at);
  const led = pieces[at]!.text.slice(0, street.start);
  if (before.some(({ text }) => hasNumber(text) || saysPast(text))) return false;
  const isSure = street.isTyped && street.hasNumber;
  const isSelf = isSure && tellsOfItself(before, led);
  const isLed = leadsTo(led) === "lead" || (isSelf && AT.test(led.trimEnd()));
  const isFew = before.length <= 2 || before.every(({ text }) => addressPart(text) !== undefined) || isSelf;
  return isLed && isFew && before.length <= MOST_BEFORE && endsOrGoesOn(next, isSure, isSelf);
}

/** A capital behind a street may be a name, a number or a day what happens there. */
function endsOrGoesOn(next: Piece | undefined, isSure: boolean, isSelf: boolean): boolean {
  if (!next?.follows || isContact(next.text)) return true;
  if (!isSure || hasNumber(next.text) || saysPast(next.text)) return false;
  return WAY.test(next.text) || (isSelf && /^[\p{Ll}\u0621-\u064a]/u.test(next.text));
}

const saysPast = (text: string) => addressTokens(text).some(({ kind }) => kind === "past");

/** "tel. 0541 555 027", "studio@gualandi.example" */
export const isContact = (text: string): boolean =>
  text.includes("@") || /^(?:\p{L}+[.:]?\s)?[+(\d][\d\s()./+-]{5,}(?:\s?\([^\d()]{1,30}\))?$/u.test(text);
