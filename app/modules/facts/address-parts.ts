import { townAnchors } from "./address-patterns";
import { addressTokens, namesDayOrMonth } from "./address-tokens";
import { ADDRESS_WORDS, COUNTRY_NAMES, REGIONS } from "./address-words";
import { topicOf } from "./topics";

/** What a part between commas is besides a street. */
type PartKind = "coded" | "code" | "unit" | "region" | "country" | "place";

/** What a part is, and where that ends in it. */
export interface AddressPart {
  kind: PartKind;
  end: number;
}

const MOST_LETTERS = 60;

/** Reads a whole part; undefined when a word is left over that no address has. */
export function addressPart(text: string): AddressPart | undefined {
  const coded = codedPart(text);
  if (coded) return coded;
  const kind = text.length <= MOST_LETTERS ? kindOf(text) : undefined;
  return kind && { kind, end: text.length };
}

function kindOf(text: string): PartKind | undefined {
  if (COUNTRY_NAMES.has(text.toLowerCase())) return "country";
  if (isRegion(text)) return "region";
  if (isUnit(text)) return "unit";
  if (!isPlace(text)) return undefined;
  return endsInRegion(text) ? "region" : "place";
}

const REGION =
  /^(?:(?:Co\.?|County|Contae)\s\p{Lu}\p{L}{2,20}|A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AER]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD|TAS)$/u;

const isRegion = (text: string) => REGION.test(text) || REGIONS.has(text.toLowerCase());

/** "Portland OR", "Ennis Co. Clare": no code, but no doubt. */
function endsInRegion(text: string): boolean {
  const words = text.split(" ");
  return words.length > 1 && [1, 2].some((count) => isRegion(words.slice(-count).join(" ")));
}

/** Behind a town with its code: a region, a district or country, or CEDEX. */
const TAIL =
  /(?:[\s-]*\(\p{Lu}[\p{L} '’-]{1,30}\)|(?<=CEDEX|Cedex)\s\d{1,2}|[\s-]+(?:\p{Lu}{1,2}|\p{Lu}\p{L}+))(?=$|\s)/uy;

/** Nothing, words about something else, or a telephone number: "DL1 2AB 01555 496 025". */
const BEHIND_CODE = /^$|^\s[\p{Ll}(]|^\s?[–-]\s|^\s(?:\+|0)[\d\s()/-]{7,18}$/u;

/** "Leeds LS2 7DJ", "48143 Münster", "11612 Benaocaz (Cádiz)"; words in small letters behind it are about something else. */
function codedPart(text: string): AddressPart | undefined {
  const anchor = townAnchors(text)[0];
  if (!anchor) return undefined;
  const before = text.slice(0, anchor.start).trim();
  TAIL.lastIndex = anchor.end;
  const end = anchor.end + (TAIL.exec(text)?.[0].length ?? 0);
  const isClean = before === "" || (before.length <= MOST_LETTERS && (isPlace(before) || isRegion(before)));
  if (!isClean || !BEHIND_CODE.test(text.slice(end))) return undefined;
  return { kind: before === "" && !/\p{Ll}/u.test(text.slice(0, end)) ? "code" : "coded", end };
}

const BARE_UNIT = /^(?:#\s?)?\d{1,5}[a-z]?(?:[-–/]\d{1,4}[a-z]?)?$|^\d{1,2}\s?[ºª°](?:\s?\p{L}{1,4}\.?)?$|^s\/n$/iu;

/** "Suite 3", "2º B", "3. OG", "Second Floor", "#5", a bare house number. */
export function isUnit(text: string): boolean {
  if (BARE_UNIT.test(text)) return true;
  const tokens = text.length <= MOST_LETTERS ? addressTokens(text) : [];
  const rest = tokens.filter(({ kind }) => kind !== "unit" && kind !== "link" && kind !== "number");
  return (
    tokens.some(({ kind }) => kind === "unit") &&
    tokens.length <= 6 &&
    rest.every(
      ({ kind, text: word, isArabic }) =>
        kind === "house" || kind === "ordinal" || isArabic || /^[\p{L}º.]$/u.test(word),
    )
  );
}

const NAME = /^\(?\p{Lu}[\p{L}\p{M}'’.)-]*$/u;
const ARABIC = /^[\u0621-\u064a]/;
const LINKS = new Set(
  Object.values(ADDRESS_WORDS).flatMap(({ link = "", within = "" }) => `${link}|${within}`.split(/[| ]/)),
);

/** A town, a district or the name of a house: capitalised words, no day, no heading. */
function isPlace(text: string): boolean {
  const words = text.split(/[\s/]+/);
  if (words.length > 5 || topicOf(text) !== undefined || namesDayOrMonth(text)) return false;
  if (ARABIC.test(text)) return words.length <= 4 && !/[\d:]/.test(text);
  return (
    /\p{Lu}\p{L}/u.test(text) &&
    NAME.test(words[0]!) &&
    NAME.test(words.at(-1)!) &&
    words.every((word) => NAME.test(word) || LINKS.has(word.toLowerCase()) || /^(?:d|l|dell|all)['’]\p{Lu}/u.test(word))
  );
}

/** The name of a house at the end of a part: "Based at The Old Linen Hall". */
export function houseStart(text: string): number {
  const start = addressTokens(text).findLast(({ kind }) => kind === "lead")?.end ?? 0;
  const name = text.slice(start);
  return isPlace(name.trim()) ? start + name.length - name.trimStart().length : -1;
}

/** What leads to an address: words that say it is the business's, or nothing; words that say it is not; other words. */
export function leadsTo(text: string): "lead" | "past" | "other" {
  const tokens = addressTokens(text);
  if (tokens.some(({ kind }) => kind === "past")) return "past";
  const last = tokens.at(-1);
  const isLed = !last || last.kind === "lead" || (last.kind === "venue" && tokens.length === 1);
  return isLed || text.trimEnd().endsWith(":") ? "lead" : "other";
}
