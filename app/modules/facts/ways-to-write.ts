import { wholeWords } from "./reading/whole-words";

/** What owners call a form to fill in, in each language of pages. */
const FORM = "(?:(?:\\p{L}+[ -])?forms?|\\p{L}*formul(?:ar|ár|air|ier)\\p{L}*|modul[oi]|فورم|نموذج|استمارة)(?!\\p{L})";
const NOT =
  "no|not|don['’]?t|without|never|zero|kein\\p{L}*|ohne|nicht|nie|ningún|sin|pas|aucun|sans|non|nessun\\p{L}*|niente|senza|n[ãa]o|nenhum|nada|sem|geen|zonder|niet|nie|żadn\\p{L}*|bez|بدون|بلا|لا|مش|غير";
const ONLY =
  "only|just|nur|ausschließlich|solo|sólo|solamente|únicamente|uniquement|seulement|exclusivement|soltanto|esclusivamente|só|somente|apenas|alleen|enkel|uitsluitend|tylko|wyłącznie|فقط|بس";
const CALL =
  "phone|telephone|call|calls|ring|text|texts|anruf\\p{L}*|anrufen|telefon\\p{L}*|tel[eé]fono|tel[eé]fone|telefone|llamad\\p{L}+|llamar|téléphone|appel\\p{L}*|sms|telefonate|chiama\\p{L}*|ligar|ligue|telefonisch\\p{L}*|bellen|telefonicznie|telefonu|dzwonić|بالهاتف|بالتليفون|الاتصال|اتصال";
const MAIL = "e-?mails?|mails?|messages|nachrichten|correos?|courriels?|correio|mejl\\p{L}*|maili|إيميل\\p{L}*|بريد";

/** Up to two words of one clause. */
const NEAR = "(?:[ -]+[\\p{L}'’]+){0,2}?[ -]+";
const within = (one: string, other: string) => `${wholeWords(one)}${NEAR}${other}`;

/** "No form", "am liebsten gar kein Formular", "bez formularza"; "no form of payment" is no form. */
const REFUSED = new RegExp(`${within(NOT, FORM)}(?!\\s+of\\s)`, "iu");
const NAMED = new RegExp(`(?<!\\p{L})${FORM}(?!\\s+of\\s)`, "iu");
/** "Only by phone", "solo per telefono", "just call", "text me dont ring", "I never see the emails". */
const CALLED = new RegExp(
  [
    within(ONLY, wholeWords(CALL)),
    within(CALL, wholeWords(ONLY)),
    within("never|not|dont|don['’]t", wholeWords(MAIL)),
    within("keine?|pas d['’]|sin|senza|sem|geen|bez|بدون", wholeWords(MAIL)),
  ].join("|"),
  "iu",
);
/** Words of writing, as an owner speaks of what visitors do. */
const WRITTEN = new RegExp(
  wholeWords(
    "write|writing|drop us a line|message us|send us|schreib\\p{L}*|nachricht|escríb\\p{L}*|escrib\\p{L}*|écri\\p{L}*|scriv\\p{L}*|escrev\\p{L}*|schrijf|mail ons|napisz\\p{L}*|راسل\\p{L}*|اكتب\\p{L}*",
  ),
  "iu",
);

/** "Anfragen bitte NUR über E-Mail", "e-mail only". */
const MAILED = new RegExp([within(ONLY, wholeWords(MAIL)), within(MAIL, wholeWords(ONLY))].join("|"), "iu");

/** Whether an owner wants mail and nothing else: then no button of the page calls. */
export const wantsOnlyMail = (sentences: readonly string[]): boolean => sentences.some((said) => MAILED.test(said));

/** How an owner wants to hear from visitors, as far as they say so. */
type WayToWrite = "no form" | "calls" | "form" | "writing";

/** Reads it in the owner's sentences; what they refuse counts before what they name. */
export function wayToWrite(sentences: readonly string[]): WayToWrite | undefined {
  if (sentences.some((said) => REFUSED.test(said))) return "no form";
  if (sentences.some((said) => NAMED.test(said))) return "form";
  if (sentences.some((said) => CALLED.test(said))) return "calls";
  return sentences.some((said) => WRITTEN.test(said)) ? "writing" : undefined;
}
