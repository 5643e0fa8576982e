import { leadsToHeadline } from "./asked-first";
import { BUTTON, MAIN_BUTTON } from "./button-words";
import { wholeWords } from "./reading/whole-words";

const OPENS = "[\"“„«»‹‘]|(?<!\\p{L})'";
const CLOSES = "[\"”“»«›’]|'(?!\\p{L})";
const WORDS = `(?:${OPENS})\\s*([^"“”„«»‹›\\s][^"“”„«»‹›]{1,44}?)(?:${CLOSES})`;
/** Words that may stand between a button and what it says. */
const BETWEEN = "(?:[\\s,:]+[\\p{L}'’]+){0,4}?[\\s,:]+";

const NAMED = [
  new RegExp(`(?<!\\p{L})${BUTTON}(?!\\p{L})${BETWEEN}${WORDS}`, "iu"),
  new RegExp(`${WORDS}\\s(?:\\p{L}+\\s){0,3}?${BUTTON}(?!\\p{L})`, "iu"),
];
/** What is reached, and names of what a button is: none of them is what it says. */
const NO_WORDS = "(?!(?:WhatsApp|Whatsapp|WHATSAPP|CTA|PayPal|Instagram|Facebook|Google|Twint|TWINT)(?!\\p{L}))";
/** "One Call Now button", "big BOOK A TRIAL button", "with an Order button": words in capitals before it, behind others. */
const CAPITALS = new RegExp(
  `(?<=\\p{Ll}\\s)${NO_WORDS}(\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}*){0,3})\\sbutton(?!\\p{L})`,
  "u",
);
const SINGLE = "(?:[Bb]utton\\ssays|[Bb]ot[óo]n|[Bb]outon|[Pp]ulsante|[Bb]ottone|[Bb]ot[ãa]o|[Kk]nop|[Pp]rzycisk)";
const BIG = "(?:\\s(?:grande|gros|rouge|vermelho|grosso|groot|duży))?";
const ENDS =
  "(?=\\s*(?:[.,;!?()\\n→]|->|$)|\\s+(?:sin|porfa|que|si|y|e|et|en|dans|sur|in|na|em|op|bovenaan|sempre|siempre|toujours|partout)\\s)";
/** "Bouton je réserve", "knop Stuur de bus", "botão AGENDAR que vai pro …": unquoted words that begin as a button's do. */
const UNQUOTED = new RegExp(
  `(?<!\\p{L})${SINGLE}${BIG}\\s${NO_WORDS}((?:[Jj]e\\s|[Jj]['’]|\\p{Lu})[\\p{L}'’-]*(?:\\s[\\p{L}'’-]+){0,4}?)${ENDS}`,
  "u",
);
/** "Um botão para pedir datas": what one does with it, in languages whose buttons say the verb alone. */
const FOR = new RegExp(
  `(?<!\\p{L})(?:bot[óo]n|bot[ãa]o|pulsante|bottone|bouton)${BIG}\\s(?:para|per|pour)\\s(\\p{Ll}{2,}(?:[aei]r|[aei]re|re|rsi|rse)(?:\\s[\\p{L}'’-]+){1,5}?)${ENDS}`,
  "iu",
);

/** "Le numéro, les tarifs, un bouton demander un devis": what one does with it, right behind the word for it. */
const VERBS =
  "demander|réserver|commander|prendre|acheter|envoyer|appeler|écrire|voir|pedir|reservar|comprar|encargar|solicitar|llamar|escribir|ver|prenotare|ordinare|richiedere|chiedere|chiamare|scrivere|vedere|marcar|agendar|encomendar|enviar|ligar|falar";
const INFINITIVE = new RegExp(
  `(?<!\\p{L})(?:bot[óo]n|bot[ãa]o|pulsante|bottone|bouton)${BIG}\\s((?:${VERBS})(?:\\s[\\p{L}'’-]+){1,4}?)${ENDS}`,
  "iu",
);
/** "Book a free 20 min call = main button" */
const IS_MAIN = new RegExp(
  `^(?:${OPENS})?\\s?([^\\s=:.;"“”„«»][^=:.;"“”„«»]{1,42}[^\\s=:.;"“”„«»])\\s?(?:${CLOSES})?\\s?(?:=|→|->)\\s?(?:(?:the|our|my|der|die|unser|el|la|le|notre|il|o|a|de|onze|nasz)\\s)?${MAIN_BUTTON}[.!]*$`,
  "iu",
);
/** "Hauptknopf: Termin buchen", "bouton principal = réserver une table" */
const MAIN_IS = new RegExp(
  `${wholeWords(MAIN_BUTTON)}\\s?(?::|=|→|->)\\s?(?:${OPENS})?\\s?([^\\s"“”„«».,;:=][^"“”„«».,;:=]{1,42}?)\\s?(?:${CLOSES}|[.,;!]|$)`,
  "iu",
);

/** "botão principal PEDIR NO ZAP": words in capitals behind others. */
const MAIN = new RegExp(`${wholeWords(MAIN_BUTTON)}(?=\\s\\p{Lu})`, "iu");
const IN_CAPITALS = /^\s(\p{Lu}{2,}(?:\s\p{Lu}+){0,4})(?=[\s.,;!]|$)/u;
function capitalsBehindMain(sentence: string): string | undefined {
  const main = MAIN.exec(sentence);
  if (!main || main[0] === main[0].toUpperCase()) return undefined;
  return IN_CAPITALS.exec(sentence.slice(main.index + main[0].length))?.[1];
}

/** Several buttons, and how two of them are joined. */
const BUTTONS =
  "(?:\\p{L}*buttons|\\p{L}*knöpfe|schaltflächen|bot[óo]nes|boutons|pulsanti|bottoni|bot[õo]es|\\p{L}*knoppen|przyciski|زرّ?ان|زرّ?ين|أزرار)";
const JOINED = "\\s*(?:,|/|\\+|&|and|und|y|et|e|en|i|و)\\s*";
const TWO = new RegExp(`(?<!\\p{L})${BUTTONS}(?!\\p{L})[^"“”„«»‹›.]{0,40}?${WORDS}${JOINED}${WORDS}`, "iu");
const CTA = new RegExp(`(?<!\\p{L})(?:cta|call to action)(?!\\p{L})[\\s:]+${WORDS}`, "giu");

/** Before a button, or the words on it, that is not wanted: 'no "call us" button'. */
const REFUSED =
  /(?<!\p{L})(?:no|without|kein\p{L}*|ohne|sin|ningún|pas de|pas d['’]|sans|senza|niente|nessun\p{L}*|sem|nenhum|geen|zonder|bez|żadn\p{L}*|بدون|بلا)\s(?:[\p{L}'’]+\s)?$/iu;

/** 'Headline "Nobody waits" with a big button': the quoted words in front of a button may be others. */
const wordsBefore = (sentence: string, { 0: whole, index }: RegExpExecArray): string =>
  /^["“„«»‹‘']/u.test(whole) ? sentence.slice(Math.max(0, index - NEAR), index) : "";
const NEAR = 30;

/** What a button says of a number or hours is no part of its words: "Call Hetty, 01632 960287, 9–5 weekdays". */
const plain = (words: string) => words.split(/,\s*(?=\p{Nd})/u)[0]!.trim();
const isLabel = (words: string) => /\p{L}{2}/u.test(words) && !/\d{3}/.test(words);
/** "No. 4" on a button of horn names a thing. */
const isNumbered = (words: string) => /\d$/u.test(words);

/**
 * The words of one or two buttons as a sentence quotes them: "that is what the big button should say, "Call and skip
 * the line"", "et un bouton « Je marche avec toi »", "due pulsanti: «Chiedi una visita» e «Vorrei vendere»".
 */
export function namedButtons(sentence: string): string[] {
  const two = TWO.exec(sentence)?.slice(1) ?? [...sentence.matchAll(CTA)].map(([, words]) => words);
  const several = two.map((words) => plain(words ?? "")).filter(isLabel);
  if (several.length > 0) return several.slice(0, 2);
  const shouted = capitalsBehindMain(sentence);
  if (shouted) return [shouted];
  const found = [...NAMED, IS_MAIN, MAIN_IS, CAPITALS, UNQUOTED, FOR, INFINITIVE]
    .map((pattern) => pattern.exec(sentence))
    .find((match) => match?.[1]?.trim() && !leadsToHeadline(wordsBefore(sentence, match)));
  const said = found && !REFUSED.test(sentence.slice(0, found.index)) ? found[1]!.trim() : undefined;
  return said && isLabel(said) && !isNumbered(said) ? [said] : [];
}
