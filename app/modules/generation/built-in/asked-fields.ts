import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import { withoutJoin } from "../../language/may-cut";
import { BUTTON } from "../../facts/button-words";
import { wholeWords } from "../../facts/reading/whole-words";

/** A form to fill in, or what is asked for by one, in the nine languages; "we form bowls" is none. */
const FORM = `(?<!(?<!\\p{L})(?:we|i|they|you|to|can|will|that|which)\\s)${wholeWords(
  "forms?|\\p{L}*formular(?:z|ze|zem|zu|ie|es|s)?|formulari[oa]s?|formulários?|formulaires?|formulier(?:en)?|modul[oi]|módulo|request for (?:a )?quotes?|demandes? de devis|richiest[ae] di preventivo|solicitud de presupuesto|pedido de orçamento|offerteaanvraag|booking (?:request|form)|enquiry form|buchungsanfrage|reservierungsanfrage|solicitud de reserva|demande de réservation|richiesta di prenotazione|pedido de reserva|boekingsaanvraag|\\p{L}*formularfelder|form fields|campos del formulario|champs du formulaire|campi del modulo|campos do formulário|formuliervelden|pola formularza|نموذج|استمارة",
)}`;
/** What a page is said to lead to; its list holds what a form asks only where it names how to reach somebody. */
const PAGE = wholeWords("page|site|website|seite|web|página|pagina|sito|strona|الصفحة|الموقع");
const ASKS =
  "with|for|has|(?:should |must |to |can )?ask(?:s|ing)?(?: for| about)?|mit|fragt nach|con|que pida|avec|che chieda|com|met|z|ze|مع|فيه|يسأل عن";
const NAMED_BUTTON = '\\s[«“„"][^»”“"]{3,60}[»”“"]';
const NAMED = '(?:\\s[«“„"][^»”“"]{3,60}[»”“"])?';

/** "Bouton « Prendre rendez-vous » : prénom, date", 'Knopf "Anfragen" mit Datum, Ort': what is asked behind a button. */
const BEHIND_BUTTON = new RegExp(
  `${wholeWords(BUTTON)}${NAMED_BUTTON}\\s?(?::|${wholeWords("with|mit|con|avec|com|met|z|مع")})\\s([^.:]{4,240}?)\\.?$`,
  "iu",
);

/** The ways to lead to what is asked: "(…)", ": …" and "with …". */
const LISTS = [
  new RegExp(`${FORM}${NAMED}[^():.,]{0,40}?\\s?\\(([^()]{4,240})\\)`, "iu"),
  new RegExp(`${FORM}${NAMED}[^():.,]{0,40}?\\s?:\\s([^.]{4,240}\\??)\\.?$`, "iu"),
  new RegExp(`${FORM}${NAMED}\\s(?:\\p{L}+\\s)?${wholeWords(ASKS)}\\s([^.:()]{4,240})`, "iu"),
];
const OF_PAGE = new RegExp(`${PAGE}.{10,120}?\\s?(?:\\(([^()]{4,240})\\)|:\\s([^.:]{4,240})\\.?$)`, "iu");
const REACHED = new RegExp(
  wholeWords(
    "names?|phone|telephone|e-?mail|date|telefon|datum|teléfono|nombre|fecha|téléphone|nom|dates?|telefono|nome|data|telefone|naam|telefoon|imię|الاسم|الهاتف|التاريخ",
  ),
  "iu",
);
/** Every form asks for these. */
const GIVEN =
  /^(?:(?:your |full |first )?names?|(?:e-?)?mail(?: address)?|(?:vor|ihr )?name|nombre|nom|nome|naam|imię(?: i nazwisko)?|nazwisko|correo(?: electrónico)?|courriel|message|nachricht|mensaje|الاسم|البريد(?: الإلكتروني)?|e-?mail\p{L}*)$/iu;
const DATE = new RegExp(wholeWords("date|datum|fecha|data|التاريخ|تاريخ"), "iu");
/** "A form with a note that …": what is told beside a form is no field. */
const TOLD =
  /(?<!\p{L})(?:notes?|buttons?|hints?|hinweis|nota|that|which|dass|que|qui|che|dat|że|بأن|would|will|is|are|ist|è|é|est|jest)(?!\p{L})/iu;
const OF_FORM = new RegExp(wholeWords("notes?|buttons?|hints?|hinweis|nota"), "iu");
const FEW_FIELDS = 3;
const ARTICLE = /^(?:the|an?|their|any|der|die|das|den|el|la|los|las|le|les|une?|il|lo|os?|as?|um|uma|de|het|een)\s/iu;

/** What costs something is no question: "modulo VIP con lavabo, 420 €". */
const AMOUNT = /[€$£¥₹]|\p{Nd}{2}/u;

/** More in a form, and nobody fills them in. */
export const MOST_FIELDS = 8;
const LONGEST_FIELD = 48;

/** Letters that lead to a form where its sentence says nothing else. */
const LONGEST_LEAD = 60;

/**
 * What the form asks: "Bookings through a form: idea, size in cm", "formulário (localidade, tipologia)", "a form with council
 * and number of plots", in the owner's words.
 */
export function askedIn(sentence: string): string[] {
  for (const pattern of LISTS) {
    const fields = fieldsOf(pattern.exec(sentence)?.[1]);
    if (fields.length > 0) return fields;
  }
  const behind = fieldsOf(BEHIND_BUTTON.exec(sentence)?.[1]);
  if (behind.length > 1) return behind;
  const [, bracketed, led] = OF_PAGE.exec(sentence) ?? [];
  const listed = fieldsOf(bracketed ?? led);
  return listed.length > 1 && REACHED.test(bracketed ?? led ?? "") ? listed : [];
}

/** What all sentences say that the form asks; a bracket belongs to the question before it. */
export const fieldsAsked = (sentences: readonly string[]): string[] => [
  ...new Set(
    sentences.flatMap((said, at) => {
      const next = sentences[at + 1] ?? "";
      return askedIn(next.startsWith("(") ? `${said} ${next}` : said);
    }),
  ),
];

/** Whether a sentence says what a form asks and hardly anything else. */
export const onlyAsks = (sentence: string): boolean =>
  askedIn(sentence).length > 0 && sentence.search(new RegExp(FORM, "iu")) <= LONGEST_LEAD;

function fieldsOf(list: string | undefined): string[] {
  if (!list) return [];
  const parts = commaParts(list.replace(/[.!]$/u, "")).flatMap((part, at, all) =>
    all.length === 1 || at === all.length - 1 ? lastTwo(part) : [part],
  );
  const isList = parts.length > 1 || DATE.test(parts[0] ?? "");
  // "Name, kind of shop, time at which we may call": of many that are named one may be a clause.
  const tells = parts.filter((part) => TOLD.test(part.replace(/^which\s/iu, "")));
  const isTold = tells.length > (parts.length > FEW_FIELDS ? 1 : 0) || tells.some((part) => OF_FORM.test(part));
  const fits =
    parts.length <= MOST_FIELDS && !isTold && parts.every((part) => part.length <= LONGEST_FIELD && !AMOUNT.test(part));
  if (!isList || !fits) return [];
  return parts.filter((part) => !GIVEN.test(part)).map(toLabel);
}

/** "Name and phone": the last of an enumeration is joined to the one before it. */
function lastTwo(part: string): string[] {
  const [before = "", ...behind] = part.split(/\s(?:and|und|y|et|en|i|oraz)\s/iu);
  return behind.length === 1 && before ? [before, behind[0]!] : [part];
}

/** What visitors are asked speaks to them: "when they want it done" is said of them. */
function toLabel(part: string): string {
  const plain = withoutJoin(part)
    .replace(/["“”„«»]/gu, "")
    .replace(ARTICLE, "")
    .replace(/(?<=^|\s)they(?=\s)/iu, "you");
  return capitalised(plain);
}
