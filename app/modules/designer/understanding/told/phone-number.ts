import { knownNumbers, setPhone } from "../../../operations/facts/set-phone";
import { isIn } from "../account/questions";
import { call } from "../call";
import { means, type Word } from "../word";
import type { OpenedSite } from "../../../operations/opened-site";
import { SAYS_EVERYWHERE } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { segmentsOf, type Segment } from "./segments";
import { pageTexts } from "./text-likeness";

const NUMBER =
  /(?<!\p{L})(?:(?:tele)?phone|number|telefon(?:nummer)?|nummer|rufnummer|teléfono|telefono|número|numero|numéro|téléphone|telefone|telefoonnummer)(?!\p{L})/iu;
const NEW =
  /(?<!\p{L})(?:new|now|changed|neue?[rns]?|jetzt|geändert|nuev[oa]|ahora|cambiado|nouve(?:au|l|lle)|maintenant|changé|nuov[oa]|adesso|cambiato|nov[oa]|agora|mudou|nieuwe?|nu|veranderd)(?!\p{L})/iu;
/** 'Another number' is one more unless it is to stand wherever the one until now does. */
const ANOTHER =
  /(?<!\p{L})(?:another|different|andere?[nrs]?|ander|otr[oa]|distint[oa]|autre|différent|altr[oa]|divers[oa]|outr[oa]|diferente)(?!\p{L})/iu;
const OF_ITS_OWN =
  /(?<!\p{L})(?:fax|mobile|cell|mobil|handy|m[óo]vil|portable|cellulare|celular|telem[óo]vel|mobiel|whatsapp|emergenc(?:y|ies)|notf[aä]lle?n?|urgencias?|urgences?|emergenz[ae]|emergências?|nood(?:gevallen)?|second|extra|zweite[rns]?|segund[oa]|deuxième|second[oa]|tweede)(?!\p{L})/iu;
/** What is said of a number that people call. */
const CALLED =
  /(?<!\p{L})(?:ring|rings|call|calls|press|tap|click|places?|anrufen|anruft|wählen|tippen|drückt|stellen|llamar|llame|llamen|pulsar|pulsan|sitios|appeler|appelle|appuie|appuyant|endroits|chiamare|chiama|chiamano|cliccano|posti|ligar|ligam|clicam|lugares|bellen|belt|drukken|drukt|plekken|plaatsen)(?!\p{L})/iu;
const BRACKET = /\([^()]{0,200}\)/gu;

/** 'New number is 01539 555 018, change all of them, and it has to ring when you press it': the one number of the page. */
export const readPhoneNumber: ToldReader = (words, source, { site }): Told | null => {
  const numbers = words.filter((word) => means(word, "fact", "phone"));
  const [number, ...others] = numbers;
  const known = knownNumbers(site);
  if (!number || others.length > 0 || known.length === 0) return null;
  if (known.length > 1) return ownKind(words, source, number, site);
  const sentence = sentencesOf(source).find(({ start, end }) => start <= number.start && end >= number.end);
  if (!sentence) return null;
  const segments = segmentsOf(words, source);
  const at = segments.findIndex(({ words: own }) => own.includes(number));
  const rest = segments.slice(at + 1);
  const until = rest.findIndex((segment) => !isOfNumber(segment, source));
  const end = rest.slice(0, until === -1 ? undefined : until).at(-1)?.end ?? segments[at]!.end;
  const from = segments[at]!.words.some((word) => means(word, "link", "colon")) ? sentence.start : segments[at]!.start;
  const brackets = [...source.matchAll(BRACKET)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const own = wordsWithin(words, { start: from, end: number.end }).filter((word) => !isIn(brackets, [word]));
  const said = source.slice(from, segments[at]!.end).replace(BRACKET, " ");
  const isChanged = NEW.test(said) || (ANOTHER.test(said) && SAYS_EVERYWHERE.test(source.slice(from, end)));
  if (!NUMBER.test(said) || !isChanged || OF_ITS_OWN.test(said) || own.some(isOther) || own.some(isAdding)) return null;
  return { start: from, end, call: call(setPhone, { to: number.text }, "phone number") };
};

const MOBILE =
  /(?<!\p{L})(?:mobile|cell(?:phone)?|mobil(?:nummer)?|handy(?:nummer)?|m[óo]vil|portable|cellulare|celular|telem[óo]vel|mobiel|06-nummer)(?!\p{L})/iu;

/** 'New mobile!! 07700 900562. It has to change everywhere': of several numbers the one that the page calls so. */
function ownKind(words: readonly Word[], source: string, number: Word, site: OpenedSite): Told | null {
  const sentences = sentencesOf(source);
  const at = sentences.findIndex(({ start, end }) => start <= number.start && end >= number.end);
  const first = Math.max(0, at - (at >= 0 && /^\D{0,12}[\d\s()+/-]+[.!]?$/.test(sentences[at]!.text) ? 1 : 0));
  const said = at === -1 ? "" : source.slice(sentences[first]!.start, sentences[at]!.end);
  const own = wordsWithin(words, { start: sentences[first]?.start ?? 0, end: number.end });
  if (!MOBILE.test(said) || !NEW.test(said) || own.some(isOther) || own.some(isAdding)) return null;
  const called = knownNumbers(site).filter((each) => isCalledMobile(each, site));
  const rest = sentences.slice(at + 1);
  const until = rest.findIndex((sentence) => !isOfSame(wordsWithin(words, sentence), sentence.text));
  const [from, ...more] = called;
  if (!from || more.length > 0) return null;
  const end = rest.slice(0, until === -1 ? undefined : until).at(-1)?.end ?? sentences[at]!.end;
  return {
    start: sentences[first]!.start,
    end,
    call: call(setPhone, { from, to: number.text }, "phone number"),
    isCloser: true,
  };
}

/** Whether the word for a mobile stands right before a number of the page. */
const isCalledMobile = (number: string, { page }: OpenedSite): boolean =>
  pageTexts(page).some(({ text }) => {
    const at = text.indexOf(number);
    return (
      at !== -1 &&
      MOBILE.test(
        text
          .slice(Math.max(0, at - LONGEST_LABEL), at)
          .split(/\d{3}|@/)
          .at(-1)!,
      )
    );
  });
const LONGEST_LABEL = 24;

/** 'The old one went in the canal', 'it has to ring the new one': what is only said of it. */
const isOfSame = (own: readonly Word[], text: string): boolean =>
  !own.some(isOther) && !own.some(isAdding) && (SAYS_EVERYWHERE.test(text) || CALLED.test(text) || OLD.test(text));
const OLD =
  /(?<!\p{L})(?:old|alte[rns]?|viej[oa]|antigu[oa]|ancien(?:ne)?|vecchi[oa]|velh[oa]|antig[oa]|oude?)(?!\p{L})/iu;

/** Whether words only say that it is so everywhere, and that people are to reach it. */
const isOfNumber = ({ words, start, end }: Segment, source: string): boolean => {
  const text = source.slice(start, end);
  return (SAYS_EVERYWHERE.test(text) || CALLED.test(text)) && !words.some(isOther);
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "property") ||
  (means(word, "thing") && !means(word, "thing", "phone", "page", "contact", "link", "header", "footer")) ||
  means(word, "fact", "price", "percent", "time", "email", "url") ||
  (means(word, "verb", "remove", "hide", "move", "copy", "swap") && !means(word, "light"));
const isAdding = (word: Word): boolean => means(word, "verb", "add");
