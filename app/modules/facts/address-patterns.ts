import { LETTER, UPPER } from "./letters";

/** Where a town with its code stands in a line. */
export interface Anchor {
  start: number;
  end: number;
}

const US_STATES =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";
const US_STATE_NAMES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|" +
  "Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|" +
  "Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming";
const TOWN = `(?:St\\.\\s|S\\.\\s)?[${UPPER}][${LETTER}'’-]{1,30}(?:(?:\\s|/)(?:am|an der|im|in|bei|a\\.|ob|de la|de los|del|de|do|da|la|sur)?\\s?[${UPPER}][${LETTER}'’-]{1,25}){0,3}`;
const NEVER_TOWN = /^(?:(?:Euro?s?|EUR|Uhr|Mitarbeit|Kunden|Jahre|Customers|People|Square|Homes)\b)/u;

const PATTERNS: RegExp[] = [
  new RegExp(`\\b(?:${US_STATES})\\.?,?\\s{1,2}\\d{5}(?:-\\d{4})?\\b`, "gu"),
  new RegExp(`\\b(?:${US_STATE_NAMES})\\s\\d{5}(?:-\\d{4})?\\b`, "gu"),
  /\bDublin\s(?:\d|1\d|2[0-4]|6W)\b/gu,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/gu,
  /\b[AC-FHKNPRTV-Y]\d[\dW]\s?[\dAC-FHKNPRTV-Y]{4}\b/gu,
  /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/gu,
  /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}\b/gu,
  new RegExp(`(?<![\\d.,-])(?:[A-Z]{1,2}[- ])?\\d{4}\\s[A-Z]{2}\\s${TOWN}`, "gu"),
  // Poland; Sweden, Greece and the Czech Republic.
  new RegExp(`(?<![\\d.,-])\\d{2}-\\d{3}\\s${TOWN}`, "gu"),
  new RegExp(`(?<![\\d.,+-]|\\d\\s)(?:[A-Z]{1,2}-)?\\d{3}\\s\\d{2}\\s${TOWN}`, "gu"),
  new RegExp(`(?<![\\d.,-])(?:[A-Z]{1,2}-)?\\d{4,5}(?:-\\d{3})?\\s${TOWN}`, "gu"),
];

/** Postal codes with their towns, in order; dates and amounts are left out. */
export function townAnchors(text: string): Anchor[] {
  if (!/\d/.test(text)) return [];
  const found = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter((match) => !NEVER_TOWN.test(match[0].replace(/^[A-Z\d\s-]*\d\s/, "")))
      .map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return found.sort((a, b) => a.start - b.start);
}

const NUMBER_FIRST =
  /^\d{1,5}[a-z]?(?:[-–/]\d{1,5}[a-z]?)?,?\s(?:[NSEW]\.?\s)?(?:\d{1,3}(?:st|nd|rd|th)\b|\p{Lu}|(?:rue|avenue|boulevard|place|via)\s)/iu;
const STREET_WORD =
  /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ufer|damm|ring|chaussee|markt|gracht|straat|laan|kade|plein)\s\d{1,4}\s?[a-z]?\b/iu;
const ARABIC_STREET = /^(?:\d{1,4}\s)?(?:شارع|طريق|درب|زنقة|نهج|جادة)\s\S/u;
const GERMAN_PLACE =
  /^(?:am|an der|an den|auf dem|auf der|im|in der|in den|zum|zur|beim|hinter der|unter den|alter|alte|obere|untere|lange)\s\p{Lu}[\p{L} .-]{2,40}\s\d{1,4}\s?[a-z]?$/iu;
const STREET_FIRST =
  /^(?:calle|c\/|c\.|avda\.?|avenida|av\.|plaza|pza\.?|paseo|ronda|camino|carrer|passeig|rua|travessa|largo|praça|via|viale|piazza|corso|rue|avenue|boulevard|alameda|calzada|gran vía|cuesta|travesía|plaça|ul\.|شارع|طريق|حي|درب|زنقة|نهج|جادة)\s?\S/iu;
const ENGLISH_STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|square|sq|way|parkway|pkwy|highway|hwy|terrace|close|crescent|row|mews|hill|gardens|grove|quay|wharf|yard|parade|broadway|walk|gate|embankment)\b\.?(?:\s(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\b\.?)?$/iu;
const UNIT =
  /^(?:suite|ste\.?|unit|apt\.?|apartment|floor|room|no\.?|#|nr\.?|local|piso|bajo|planta|\d{1,3}(?:st|nd|rd|th)?\s(?:floor|og|stock)|\d{1,2}[ºª°]|\d{1,4}\s?[a-z]?$|\d{1,2}\.\s?(?:og|stock|etage))/iu;

/** Says whether a part between commas names a street with a number, or a street by its kind. */
export function isStreet(part: string): boolean {
  if (part.length > 70) return false;
  return (
    NUMBER_FIRST.test(part) ||
    STREET_WORD.test(part) ||
    GERMAN_PLACE.test(part) ||
    (STREET_FIRST.test(part) && /^\S+\s?\p{Lu}|\d/u.test(part)) ||
    (/^\p{Lu}/u.test(part) && ENGLISH_STREET.test(part))
  );
}

/** Says whether a part only completes the street before it: "Suite 3", "2º B", a bare house number. */
export function isUnit(part: string): boolean {
  return UNIT.test(part);
}

/** A house number with a street of a known kind: good enough without a postal code. */
export function isCertainStreet(part: string): boolean {
  return (
    part.length <= 60 &&
    (ARABIC_STREET.test(part) || STREET_WORD.test(part) || (NUMBER_FIRST.test(part) && ENGLISH_STREET.test(part)))
  );
}
