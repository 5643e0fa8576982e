import type { PageLanguage } from "~/lib/languages";
import { capitalised } from "../language/capitalised";
import { ended } from "../language/ended";
import { isClosed } from "../language/may-cut";
import { phoneTokens } from "./find-phones";
import { surelyOrdersMaker } from "./orders/orders-maker";
import { withoutDictatedOpening, withoutSiteOpening } from "./site-opening";
import { asksForLargeNumber, withoutSizeBehind } from "./large-number";
import { renumbered, type SourceText } from "./source-text";
import { withoutNextPart } from "./then-words";
import { asksNotToMention } from "./unmentioned";
import { isOf, wishTokens, wishVocabulary, type WishKind, type WishToken } from "./wish-tokens";

/** "I'm filling this in for my mum Ana, who mends clocks": somebody writes for the one who does it. */
const WRITES: Partial<Record<PageLanguage, [begins: string, relates: string]>> = {
  en: [
    "(?:i['’]?m |i am )?(?:writing(?: this)?|filling this in|filling in this|setting this up|doing this|typing this) (?:for|on behalf of) (?:my|our) \\p{L}+",
    "who",
  ],
  es: ["(?:escribo|escribimos|relleno esto|lleno esto) (?:por|para|de parte de|en nombre de) mi \\p{L}+", "que"],
  fr: ["(?:j['’]écris|je remplis ça|je remplis ceci|j['’]écris ça) (?:pour|au nom de) (?:mon|ma) \\p{L}+", "qui"],
  it: [
    "(?:scrivo|scriviamo|compilo)(?: questo)? (?:per|per conto di|a nome di) (?:mio|mia|il mio|la mia) \\p{L}+",
    "che",
  ],
  pt: [
    "(?:chamo-me \\p{L}+ e )?(?:escrevo|preencho isto|estou a escrever) (?:para|pelo|pela|em nome d[oa]) (?:o |a )?(?:meu|minha) \\p{L}+",
    "que",
  ],
};
/** Who somebody is, is told for the maker to know: "who is 71 and hates computers". */
const IS = "(?:is|was|es|era|est|è|é)\\s(?!\\p{L}+ing\\s)";
/** "Mrs Folasade Iyun-Bakare" */
const NAMED = "\\p{Lu}[\\p{L}.'’-]*(?:\\s\\p{Lu}[\\p{L}.'’-]*){0,3}";
/** "… and hates computers": why somebody else writes. */
const WHY =
  /,?\s(?:and|but|y|pero|et|mais|e|ma|mas)\s(?:(?:is|who|che|que|qui|di|de|não se|no se|ne)\s)?(?:(?:\p{L}+\s){0,4})(?:computers?|internet|ordinateurs?|computer|computadores?|ordenador(?:es)?|computadoras?)(?!\p{L}).*$/iu;
const FOR_SOMEBODY = Object.values(WRITES).map(
  ([begins, relates]) => new RegExp(`^${begins},? (${NAMED}),? ${relates} (?!${IS})(.{12,})$`, "iu"),
);

/** "Ik vul dit in voor mijn man, …", "I'm filling this in for my dad: …": who writes, before what is told. */
const FILLS_IN =
  /^(?:(?:i['’]?m |i am )?(?:writing|filling|typing|setting) (?:this )?(?:in |up |out )?for my \p{L}+|ich (?:schreibe|fülle|tippe|mache) (?:das|dies|es)(?: hier)? (?:für|im auftrag von) mein\p{L}* \p{L}+(?: aus)?|(?:escribo|relleno|lleno) esto (?:por|para) mi \p{L}+|(?:j['’]écris|je remplis|je fais) (?:ça|ceci|cela) pour (?:mon|ma|mes) \p{L}+|(?:scrivo|compilo) (?:questo )?per (?:(?:il|la) )?mi[oa] \p{L}+|(?:escrevo|preencho) isto (?:para|pel[oa]) (?:[oa] )?(?:meu|minha) \p{L}+|ik (?:vul|schrijf|typ|doe) dit (?:in |op )?voor (?:mijn|m['’]n) \p{L}+|(?:piszę|wypełniam) to (?:za|dla) (?:mojego|moją|mojej|męża|żon[ęy]|tatę|mamę)(?: \p{L}+)?|(?:أكتب|اكتب|أعبئ) هذا (?:عن|ل)\s?\p{L}+)[,;:]\s(?!(?:who|qui|que|che|die|der|który|która)\s)(.{12,})$/iu;

const kinds = (...list: WishKind[]): ReadonlySet<WishKind> => new Set(list);
const WANTED = kinds("want");
const NEEDS =
  /^(?:needs?|brauch(?:e|en|t)|benötig\p{L}*|such(?:e|en|t)|wünsch\p{L}*|necesit\p{L}*|busc\p{L}*|cherch\p{L}*|cerc\p{L}*|precis\p{L}*|wil(?:len)?|zoek\p{L}*|potrzebuj\p{L}*)$/u;
const SITE = kinds("site", "page");
const SITES = /^(?:web|inter|home|site|sito|strona|stron[ęy]|página web|sitio)/u;
const VISITOR = kinds("visitor");
/** Words between wanting and a website: "a new, simple one". */
const MOST_BETWEEN = 4;
/** Words before a number that only ask how it is to look. */
const LONGEST_ASKED = 44;

/**
 * Takes out of sentences that tell a fact what of them is said to the maker by its form: who writes for whom, the clause
 * that wants a website with all that hangs on it, and how large a number is to be. What is left is a sentence. Pure.
 */
export function withoutOrderClauses(source: SourceText): SourceText {
  const vocabulary = wishVocabulary(source.language);
  const { language } = source;
  const first = source.lines
    .filter(({ kind, text }) => kind === "text" && text.split(" ").length > MOST_TITLE)
    .slice(0, MOST_OPENINGS);
  const lines = source.lines.map((line) => {
    if (line.kind !== "text" || line.sentences.length !== 1) return line;
    const handed = first.includes(line) ? withoutSiteOpening(line.text, language) : line.text;
    const opened = line === first[0] ? withoutDictatedOpening(handed, language) : handed;
    const bare = withoutBracket(ofWhomItIs(withoutNextPart(opened)), language);
    const text = withoutNeed(withoutSize(bare), (said) => wishTokens(said, vocabulary));
    return text === line.text ? line : { ...line, text };
  });
  return lines.some((line, at) => line !== source.lines[at]) ? { ...source, lines: renumbered(lines) } : source;
}

/** Sentences that hand a business over to the maker are the first ones; fewer words are a title. */
const MOST_OPENINGS = 3;
const MOST_TITLE = 3;

/** "… (copied from our old leaflet, please freshen it up)": a bracket that is surely said to the maker, and not of what stands before it. */
const withoutBracket = (text: string, language: string): string =>
  text.replace(BRACKET, (whole, said: string, at: number) =>
    at > 0 && surelyOrdersMaker(said, language) && !asksNotToMention(whole) ? "" : whole,
  );
const BRACKET = /\s\(([^()]{12,})\)/gu;

function ofWhomItIs(text: string): string {
  const [, name, does] = FOR_SOMEBODY.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? [];
  if (name && does) return `${name} ${ended(does.replace(WHY, ""))}`;
  const told = FILLS_IN.exec(text)?.[1];
  return told ? capitalised(told) : text;
}

/** "Phone number massive at top 01632 960134, 7-6 mon-sat", "05251 555 0171 groß, Mo–Fr": the number and what is said behind it. */
function withoutSize(text: string): string {
  const [number, ...others] = phoneTokens(text);
  const before = text.slice(0, number?.start ?? 0);
  const behind = text.slice(number?.end ?? text.length);
  const said = others.length === 0 ? withoutSizeBehind(behind) : behind;
  if (said !== behind) return text.slice(0, number!.end) + said;
  const isAsked = before !== "" && before.length <= LONGEST_ASKED && others.length === 0 && asksForLargeNumber(before);
  return isAsked && !/[,;:.]/u.test(before) ? text.slice(number!.start) : text;
}

/** "We mend sofas (since 1951) and need a new website, the old one is from 2008.": all behind the joint is said of it. */
function withoutNeed(text: string, tokensOf: (text: string) => WishToken[]): string {
  const tokens = tokensOf(text);
  const seeks = SEEKS.exec(text)?.[1];
  if (seeks && seeks.split(" ").length > MOST_SEEKING && !/[.!?:]/u.test(seeks)) return `${capitalised(seeks)}.`;
  const dated = OUTDATED.exec(text)?.[1];
  if (dated && dated.split(" ").length > 2 && isClosed(dated)) return `${capitalised(dated)}.`;
  const joint = tokens.findIndex((token, at) => at > 2 && isOf(token, AND) && wantsSite(tokens.slice(at + 1)));
  const before = text.slice(0, tokens[joint]?.start ?? 0).replace(/(?<![\s,;])[\s,;]+$/u, "");
  return joint > 0 && isClosed(before) && before.split(" ").length > 2 ? `${capitalised(before)}.` : text;
}
const AND = kinds("and");
/** Words of a name before "seeks a website". */
const MOST_SEEKING = 3;
/** "Kleine Gärtnerei in Husum sucht neue Seite": who seeks it is the business. */
const SEEKS =
  /^(.+?),? (?:sucht|braucht|is looking for|looking for|seeks|needs|busca|necesita|cherche|recherche|cerca|procura|precisa de|zoekt|szuka|potrzebuje)\s(?:[\p{L}-]+\s){0,3}(?:(?:web|inter|home)?(?:seite|site|page)|webseite|website|web|página(?: web)?|sitio(?: web)?|site (?:internet|web)|sito(?: web)?|strony|stronę)(?:\s(?:internet|web))?[\s.!:;)(-]*$/iu;
/** "… and finally need something that doesn't look like 2005": what they have is old. */
const OUTDATED =
  /^(.+?),? (?:und|and|y|et|e|en|i) (?:(?:we|wir|on|nous|we|wij|ik|i) )?(?:(?:finally|desperately|really|just|dringend|endlich|por fin) )?(?:brauch\p{L}*|need|want|necesit\p{L}*|quer\p{L}*|veut|voulons|avons besoin de|vogliamo|cerchiamo|precis\p{L}*|willen|wil|chcemy|potrzebujemy) (?:(?:endlich|finally|dringend|mal|por fin|enfin|finalmente|eindelijk|wreszcie) )?(?:et)?(?:was|something|one|algo|quelque chose|qualcosa|iets|coś) .*(?<!\p{L})(?:nicht|not|doesn['’]?t|no|ne|non|não|niet|nie)\s(?:.*\s)?(?:aussieht|looks?|parezca|ressemble|sembri|pareça|uitziet|lijkt|wygląda)(?!\p{L}).*$/iu;

function wantsSite(tokens: readonly WishToken[]): boolean {
  const [first, second] = tokens;
  const needs = (token: WishToken | undefined) => isOf(token, WANTED) || NEEDS.test(token?.text ?? "");
  const verb = needs(first) ? 0 : needs(second) ? 1 : -1;
  if (verb < 0 || tokens.some((token) => isOf(token, VISITOR))) return false;
  const behind = tokens.slice(verb + 1);
  const site = behind.findIndex((token) => isOf(token, SITE) && SITES.test(token.text));
  return site > 0 && site <= MOST_BETWEEN;
}
