import { renameBusiness } from "../../../operations/facts/rename-business";
import { setAddress } from "../../../operations/facts/set-address";
import { knownAddresses, setEmail } from "../../../operations/facts/set-email";
import { knownNumbers, setPhone } from "../../../operations/facts/set-phone";
import { fillPlaceholder } from "../../../operations/text/fill-placeholder";
import { listPlaceholders } from "../../../markup/placeholders";
import type { PlaceholderKind } from "../../../site/placeholder-kinds";
import { call } from "../call";
import { isWritten } from "../own-words";
import { many, one, pattern, wholeClause, type Clause, type Context, type Pattern } from "../pattern";
import { contentOf } from "../said-words";
import { ONE_MORE } from "./one-more";
import { means, type FactName, type Word } from "../word";
import type { Verb } from "../names";

const VERBS: Verb[] = ["change", "make", "be", "put", "use", "replace", "write", "give"];
const LABEL =
  /^(?:new|neue[rnms]?|nuev[oa]|nouvelle|nouveau|nuov[oa]|nov[oa]|nieuwe?|wrong|falsch|current|nr|number|should|there|old|alte[rn]?|is|c'est|numero|cambió|cambiado|changé|mudou|veranderd|cambiato|ändert|geändert)$/;

/** Whether a clause says nothing but that a fact of this kind is another from now on. */
function isOnlyAbout(words: readonly Word[], thing: "phone" | "email", fact: FactName): boolean {
  return contentOf(words).every(
    (word) =>
      means(word, "fact", fact) ||
      (thing === "phone" && means(word, "fact", "number")) ||
      means(word, "thing", thing, "header", "footer", "contact", "page", "line", "section", "link", "text") ||
      means(word, "verb", ...VERBS) ||
      means(word, "link", "to", "from", "with", "in", "on", "at", "of", "as", "for", "colon", "says") ||
      means(word, "reference", "it", "that", "this", "no") ||
      LABEL.test(word.text.toLowerCase()),
  );
}

const NAMES = {
  phone:
    /(?<!\p{L})(?:(?:tele)?phone|number|telefon(?:nummer)?|nummer|teléfono|telefono|número|numero|téléphone|telefone|tel)(?!\p{L})/iu,
  email: /(?<!\p{L})(?:e-?mail|mail|correo|courriel|adresse|mailadres)(?!\p{L})/iu,
};

/** Says that what was known is another: 'we got a new number', 'it ought to be'. */
const CHANGED =
  /(?<!\p{L})(?:new|now|changed|changing|changes|wrong|ought|should|replace|neu|neue[rns]?|jetzt|geändert|falsch|nuev[oa]|ahora|cambiado|cambió|mal|nouve(?:au|lle)|maintenant|changé|nuov[oa]|adesso|ora|cambiato|sbagliat[oa]|nov[oa]|agora|mudou|errado|nieuwe?|nu|veranderd|klopt)(?!\p{L})/iu;
/** Says that it is one more, or somebody else's. */
const OTHERS =
  /(?<!\p{L})(?:fax|mobile|whatsapp|another|second|also|too|extra|emergenc(?:y|ies)|only|if|when|not|her|his|their|zusätzlich|auch|zweite|notf[aä]lle?n?|wenn|otro|otra|también|segundo|si|aussi|autre|deuxième|anche|altro|secondo|se|também|outro|ook|andere|tweede|als|niet|no|nicht|non|pas|não)(?!\p{L})/iu;

/** Whether words beside a number only tell that it is the one from now on, in whatever words. */
function isToldNew(words: readonly Word[], before: string, kind: keyof typeof NAMES): boolean {
  const said = words.map(({ text }) => text).join(" ");
  return (
    CHANGED.test(`${NAMES[kind].test(said) ? "" : before} ${said}`) &&
    !OTHERS.test(said) &&
    !ONE_MORE.test(NAMES[kind].test(said) ? "" : before) &&
    words.every(
      (word) =>
        !means(word, "literal") &&
        !means(word, "fact") &&
        !means(word, "property") &&
        !means(word, "verb", "add", "remove", "hide", "move", "link", "ask", "invent") &&
        (!means(word, "thing") ||
          means(word, "thing", "phone", "email", "page", "contact", "header", "footer", "address")),
    )
  );
}

const NUMBER = /\+?\(?\d[\d ().\-–/]{5,24}\d/g;
const MOST_DIGITS = 15;

/** Numbers that can be called, and the words that say nothing else. */
function numbersIn({ words, text }: Clause): { said: string[]; rest: Word[] } {
  const from = words[0]?.start ?? 0;
  const found = [...text.matchAll(NUMBER)].filter(([number]) => {
    const { length } = number.replace(/\D/g, "");
    return length >= 6 && length <= MOST_DIGITS;
  });
  const isNumber = ({ start, end }: Word) =>
    found.some(({ index, 0: number }) => start - from < index + number.length && end - from > index);
  return { said: found.map(([number]) => number.trim()), rest: words.filter((word) => !isNumber(word)) };
}

function readPhone({ clause, site }: Context) {
  const { said, rest } = numbersIn(clause);
  const [first = "", second] = said;
  const to = second ?? first;
  const isNamed = rest.some((word) => means(word, "thing", "phone"));
  const isKnown = (said_: string) => knownNumbers(site).some((number) => lastDigits(number) === lastDigits(said_));
  const known = second !== undefined && isKnown(first);
  if (known && !isKnown(second) && isForAnother(rest, "phone"))
    return call(setPhone, { from: first, to: second }, "phone number");
  const isMeant =
    isNamed || known || (NAMES.phone.test(clause.before ?? "") && isToldNew(rest, clause.before ?? "", "phone"));
  if (!to || said.length > 2 || !isMeant) return null;
  const adds = rest.some((word) => means(word, "verb", "add"));
  const others = rest.filter((word) => !means(word, "verb", "add"));
  const waits = listPlaceholders(site.page).some(({ kind }) => kind === "phone");
  if (adds && !waits) return null;
  if (!isOnlyAbout(others, "phone", "phone") && !isToldNew(others, clause.before ?? "", "phone")) return null;
  if (waits && !second) return call(fillPlaceholder, { kind: "phone", text: to }, "phone number");
  return call(setPhone, { ...(second && { from: first }), to }, "phone number");
}

/** 'Wherever A stands there must be B now': of two the one that the page does not have is the new one. */
const isForAnother = (rest: readonly Word[], thing: "phone" | "email"): boolean =>
  !ONE_MORE.test(rest.map(({ text }) => text).join(" ")) &&
  rest.every(
    (word) =>
      !means(word, "literal") &&
      !means(word, "fact") &&
      !means(word, "colour") &&
      !means(word, "device") &&
      !means(word, "reference", "too") &&
      (!means(word, "verb", "add", "remove", "hide", "copy", "swap") || means(word, "light")) &&
      (!means(word, "thing") || means(word, "thing", thing, "page", "text", "contact", "line")),
  );

const lastDigits = (number: string) => number.replace(/\D/g, "").slice(-8);

function readEmail({ clause, site }: Context) {
  const addresses = clause.words.filter((word) => means(word, "fact", "email"));
  const wanted = addresses.at(-1);
  const isNamed = clause.words.some((word) => means(word, "thing", "email"));
  const others = clause.words.filter((word) => !means(word, "verb", "add"));
  const isNews = isToldNew(
    others.filter((word) => !addresses.includes(word)),
    clause.before ?? "",
    "email",
  );
  const isMeant = isNamed || addresses.length > 1 || (NAMES.email.test(clause.before ?? "") && isNews);
  if (!wanted || !isMeant || !(isOnlyAbout(others, "email", "email") || isNews)) return null;
  const waits = listPlaceholders(site.page).some(({ kind }) => kind === "email");
  const adds = others.length < clause.words.length;
  if (adds && !waits) return null;
  if (waits && (adds || knownAddresses(site).length === 0))
    return call(fillPlaceholder, { kind: "email", text: wanted.text }, "e-mail address");
  return call(
    setEmail,
    { ...(addresses.length > 1 && { from: addresses[0]!.text }), to: wanted.text },
    "e-mail address",
  );
}

const WORDS = ["to", "says", "as", "with", "colon", "called", null] as const;

/** How a business is reached, and what it is called. */
export const CONTACTS: readonly Pattern[] = [
  wholeClause("set-phone", readPhone),
  wholeClause("set-email", readEmail),
  pattern({
    name: "set-address",
    verbs: ["change", "be", "make", "replace", "put", "add", null],
    takes: { target: one("phrase"), to: one("literal", WORDS), more: many(["scope", "reference"]) },
    read: ({ target, to }, { site, verb }) =>
      target.phrase.head === "address" && isAddress(to.text) && (verb !== null || to.link === "colon")
        ? (filled(site, "address", to.text) ?? (verb === "add" ? null : call(setAddress, { to: to.text }, "address")))
        : null,
  }),
  pattern({
    name: "moved",
    verbs: ["move"],
    takes: { to: one("literal", ["to"]), more: many(["scope", "reference"]) },
    read: ({ to }) => (isAddress(to.text) && /\d/.test(to.text) ? call(setAddress, { to: to.text }, "address") : null),
  }),
  pattern({
    name: "rename-business",
    verbs: ["change", "be", "make", "rename", "replace"],
    takes: { target: one("phrase"), to: one("literal", WORDS), more: many(["scope", "reference"]) },
    read: ({ target, to }, { verb }) =>
      // 'The name is huge' judges.
      target.phrase.head === "business-name" && (to.isQuoted || verb !== "be" || isWritten(to.text))
        ? call(renameBusiness, { to: to.text }, "business name")
        : null,
  }),
];

function filled({ page }: Context["site"], kind: PlaceholderKind, text: string) {
  return listPlaceholders(page).some((place) => place.kind === kind)
    ? call(fillPlaceholder, { kind, text }, kind)
    : null;
}

/** Where another request begins in what was taken for an address. */
const GOES_ON =
  /,?\s(?:and|und|y|et|e|en)\s(?:could|can|please|make|put|kannst|können|bitte|puedes|pon|pouvez|mettez|puoi|metti|pode|põe|kun|zet)(?!\p{L})/iu;

const isAddress = (text: string) =>
  !GOES_ON.test(text) &&
  /[\d,]/.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !/[@"]|https?:/.test(text) &&
  text.length < 200;
