import type { Person } from "./person";
import { isRole } from "./person-words";

/** In words. */
const LONGEST_NAME = 3;
const LONGEST_ROLE = 5;

/** Arabic writes "and" and the word behind it as one: "وأماني". Some names begin with its letter. */
const AND = /^و(?=\p{L}{3}|أم$|أبو$)/u;
const NAMES_WITH_WAW = new Set(
  "وليد|وائل|وفاء|وسام|وجدي|وداد|ورد|وردة|وسيم|وهيب|وضاح|وصال|وئام|وعد|ودود|وحيد|وحيدة|ولاء|وديع|وديعة|وجيه|وصفي|وهبة".split(
    "|",
  ),
);

/** Leads from a name to where somebody works or what for: "for bookings", "in the kitchen". */
const LEADS_TO_WORK =
  /^(?:لل\p{L}{3,}|ب[تي]\p{L}{3,}|عال\p{L}{3,}|في|على|عند|بتاع|بتاعة|بتاعت|مسؤول|مسؤولة|مسئول|مسئولة)$/u;

/**
 * Whom a list in Arabic names with their work, "Salim the owner, and Amani for bookings, and the driver Amer": no sign and
 * no capital parts a name from a role there, so that one of them has to be known. Undefined where a part is not understood,
 * or where nobody's work is told.
 */
export function arabicPeople(parts: readonly string[]): Person[] | undefined {
  if (parts.length < 2 || !parts.every((part) => ARABIC.test(part))) return undefined;
  const people = parts.map((part, at) => personOf(wordsOf(part, at > 0)));
  return people.every((person) => person !== undefined) && people.some(({ role }) => role !== undefined)
    ? people
    : undefined;
}
const ARABIC = /^[\u0620-\u065f]{2}[\u0620-\u065f\s]*$/u;

function wordsOf(part: string, isBehind: boolean): string[] {
  const [first = "", ...more] = part.trim().split(/\s+/u);
  const bare = first.replace(AND, "");
  const isJoined = isBehind && !NAMES_WITH_WAW.has(first);
  return [isJoined ? bare : first, ...more];
}

/** "The driver Amer": a label would make a price of some of them, "driver: 15 riyals". */
const BEFORE_NAMES = new Set("سائق|سائقة|حارس|حارسة|موظف|موظفة|عامل|عاملة".split("|"));
const isTrade = (word: string): boolean => {
  const bare = word.replace(/^ال/u, "");
  return BEFORE_NAMES.has(bare) || isRole(bare);
};

/** "Walid the trainer"; "Omar al-Haddad" is called so. */
const SURNAMES = new Set("الحداد|النجار|الخياط|الحلاق|الخباز|الجزار|الخطاط|المعلم|الكاتب|الخبير".split("|"));
const isRoleBehind = (word: string): boolean =>
  word.startsWith("ال") && !SURNAMES.has(word) && (isTrade(word) || DOUBLED.test(word));
/** Who writes the doubled letter of a trade, "الشوّاي", means the trade. */
const DOUBLED = /\u0651/u;

/** "My son Hussein" */
const KIN = new Set("ابني بنتي ولدي ابنتي أخوي أخي أختي اختي زوجتي زوجي مرتي جوزي".split(" "));

function personOf(written: readonly string[]): Person | undefined {
  const words = KIN.has(written[0]!) ? written.slice(1) : written;
  const [first = ""] = words;
  // "Salma, a sworn translator": without its article a trade is said of who stands before it.
  if (isTrade(first)) return first.startsWith("ال") ? named(words.slice(1), [first]) : undefined;
  const work = words.findIndex(
    (word, at) => at > 0 && (LEADS_TO_WORK.test(word) || isRole(word) || isRoleBehind(word)),
  );
  return work === -1 ? named(words, []) : named(words.slice(0, work), words.slice(work));
}

function named(name: readonly string[], role: readonly string[]): Person | undefined {
  const isName =
    name.length > 0 && name.length <= LONGEST_NAME && !name.some((word) => isRole(word) || LEADS_TO_WORK.test(word));
  if (!isName || role.length > LONGEST_ROLE) return undefined;
  return { name: name.join(" "), ...(role.length > 0 && { role: role.join(" ") }) };
}
