import { streetAtEnd } from "../../facts/address-streets";
import { namesPerson } from "../../facts/find-people";
import { commaParts } from "../../language/enumeration";

/** "Four dentists", "Wir sind vier": how many they are, in the nine languages of pages. */
const COUNTS =
  /^(?:(?:we are|we['’]re|wir sind|somos|nous sommes|on est|siamo|wij zijn|we zijn|jesteśmy|نحن)\s)?(?:two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|sieben|acht|dos|tres|cuatro|cinco|seis|siete|ocho|deux|trois|quatre|cinq|sept|huit|due|tre|quattro|cinque|sei|sette|otto|dois|duas|três|quatro|sete|oito|twee|vijf|zes|zeven|dwie|dwoje|dwóch|trzy|troje|cztery|pięć|pięcioro|[2-9]|[٢-٩]|ثلاث\p{L}*|أربع\p{L}*|خمس\p{L}*)\s/iu;
/** "Frau Annegret Böhme", "Dr. Ann Bell" */
const TITLED =
  /(?<!\p{L})(?:Frau|Herrn?|Mrs?|Ms|Dra?|Sra?|Mme|Mevrouw|Meneer|Pan[ai]?|Dott\.?(?:ssa)?|Sig\.?(?:ra)?|Dona|Doña)\.?\s\p{Lu}/u;

/** "Aqui é a Bruna": who writes the letter. */
const GREETS =
  /^(?:[Tt]his is|[Ii]t['’]s me,?|[Hh]ier (?:ist|spricht|schreibt)(?: (?:die|der))?|[Aa]quí|[Ll]es (?:habla|escribe)|[Ii]ci|[Qq]ui (?:è|parla)|[Aa]qui (?:é|fala|escreve)(?: [oa])?|[Hh]ier is|[Mm]et|[Tt]u|[Zz] tej strony)\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?(?=[,.]|$)/u;

/**
 * Whether a sentence says who works in a business or where one finds it, and not what it does: how many they are and one
 * of them by name, or a street with its number first. Such a sentence reads well below a headline.
 */
export const saysWho = (sentence: string): boolean =>
  GREETS.test(sentence) ||
  beginsWithStreet(sentence) ||
  (COUNTS.test(sentence) && (TITLED.test(sentence) || namesPerson(sentence)));

function beginsWithStreet(text: string): boolean {
  const street = streetAtEnd((commaParts(text)[0] ?? "").replace(/\.$/u, ""));
  return street?.start === 0 && street.hasNumber;
}
