import type { PageLanguage } from "~/lib/languages";
import { isClosed } from "../language/may-cut";
import { renumbered, type Line, type SourceText } from "./source-text";
import { isWarning } from "./warnings";

/** What the owner asks to be said clearly, in the owner's words, and the text without the asking. */
export interface Stressed {
  source: SourceText;
  /** Sentences that visitors are not to miss. */
  sentences: ReadonlySet<string>;
  /** What is to stand large: "412 passes". */
  large?: string;
}

/** How somebody who makes a page is asked to write something down or to make it large, in each language. */
const TELL: Record<PageLanguage, string> = {
  en: "(?:so |and )?(?:please |kindly |pls )*(?:tell (?:people|them|everyone|customers)|(?:say|mention|write|put|state) (?:so|that|this|it)(?=[,.!]|$|\\s(?:\\p{L}+ly|somewhere|down|please|on|before)(?!\\p{L})))|(?:and |which |(?:and )?(?:this|that)(?: is|['’]s) what )?(?:i|we)(?:['’]d| would)? (?:like|want) (?:people to know|(?:that|this|it) (?:said|written|mentioned|shown|known))(?!\\p{L})|(?:and )?people should know (?:that|this)(?!\\p{L})|(?:and )?(?:this|that|it) (?:must|should|has to|needs to|ought to) be (?:\\p{L}+ ){0,2}(?:stated|said|written|mentioned|shown|clear|visible)(?!\\p{L})",
  de: "(?:das |dies )?bitte (?:das )?(?:\\p{L}+ ){0,2}(?:hinschreiben|reinschreiben|draufschreiben|erwähnen|schreiben|sagen|betonen)|(?:das )?(?:bitte (?:ganz )?deutlich|(?:das )?(?:muss|soll(?:te)?|darf) (?:\\p{L}+ ){0,2}(?:sichtbar sein|dastehen|draufstehen|drinstehen))(?!\\p{L})|(?:und )?(?:das|dies) (?:muss|soll(?:te)?) (?:\\p{L}+ ){0,3}(?:stehen|hin|rein|drauf|geschrieben|gesagt)(?!\\p{L})",
  es: "(?:así que |y )?(?:por favor )?(?:escríb|pón|díg|escrib|pong)\\p{L}*lo(?!\\p{L})|(?:y )?(?:eso |esto )?(?:quiero|queremos|quisiera) que (?:se sepa|se entienda|quede claro)(?!\\p{L})|(?:y )?(?:esto|eso) (?:tiene que|debe|ha de|hay que) (?:\\p{L}+ ){0,2}(?:escrito|claro|dicho|visible|ponerlo|decirlo|verse|constar)(?!\\p{L})",
  fr: "(?:donc |et )?(?:(?:ça )?c['’]est important,? )?(?:il faut (?:le |l['’])?(?:écrire|ecrire|dire|mentionner)|(?:écrivez|mentionnez|dites)-le)|(?:et )?(?:ce qui|cela|ça) (?:mérite|doit|vaut la peine) d?['’]?(?:être )?(?:souligné|dit|mentionné|écrit)e?(?!\\p{L})|(?:et )?(?:ça|cela|ceci) doit (?:\\p{L}+ ){0,2}(?:écrit|dit|visible|clair|figurer)(?!\\p{L})",
  it: "(?:quindi |perciò |e )?(?:per favore )?(?:scrive?t?e?|di|ditel?|mette?t?e?|scrivi|metti)(?:te)?(?:lo|la)(?!\\p{L})|(?:e )?(?:vorrei|vorremmo|voglio) che (?:si (?:sapesse|capisse|capisca|sappia)|fosse chiaro|sia chiaro)(?!\\p{L})|(?:e )?(?:questo|ciò|quest[ao] cosa) (?:va|deve essere|dev['’]essere) (?:\\p{L}+ ){0,2}(?:scritt|dett|mess|chiar)[oa](?!\\p{L})",
  pt: "(?:então |por isso |e )?(?:por favor )?(?:escrev|ponh|coloqu|mencion|dig)\\p{L}+ (?:isso|isto)|(?:e )?convém (?:dizê-lo|dizer isso|que se saiba)(?!\\p{L})|(?:e )?(?:isto|isso) (?:tem de|tem que|deve|precisa de?) (?:\\p{L}+ ){0,2}(?:escrito|dito|claro|visível|bem visível)(?!\\p{L})",
  nl: "(?:dus |en )?(?:(?:zet|schrijf|vermeld) (?:dat|dit|het)|(?:dat |dit )?graag (?:duidelijk )?(?:vermelden|opschrijven))|(?:en )?(?:dat|dit) (?:moet|mag) (?:\\p{L}+ ){0,2}(?:duidelijk zijn|erop staan|erbij staan)(?!\\p{L})|(?:en )?(?:dat|dit) moet (?:\\p{L}+ ){0,3}(?:staan|vermeld|gezegd)(?!\\p{L})",
  pl: "(?:więc |i )?(?:proszę (?:to )?(?:napisać|zaznaczyć|podkreślić)|napiszcie to)|(?:i )?(?:tak )?trzeba (?:to )?(?:napisać|zaznaczyć)(?!\\p{L})|(?:i )?to (?:musi|powinno) (?:\\p{L}+ ){0,2}(?:być (?:\\p{L}+ )?(?:napisane|jasne|widoczne)|stać)(?!\\p{L})",
  ar: "(?:من فضلكم )?(?:اكتبوا|اذكروا|اكتب|اذكر)(?:ها|ه)?\\s",
};
const NUMBER =
  "(?:(?:that|this|the) number|diese zahl|die zahl|este número|ese número|ce chiffre|questo numero|dit getal|deze? (?:getal|cijfer)|ta liczba|هذا الرقم)(?!\\p{L})";
const LARGE =
  "(?:big|huge|massive|enormous|large|groß|gross|riesig|grande|enorme|grand|énorme|destaque|destacad\\p{L}|groot|duż\\p{L}|wielk\\p{L}|كبير)";

const all = Object.values(TELL).join("|");
/** "…, so please say so clearly", "… so tell people that before they get cross". */
const TAIL = new RegExp(
  `^(.{16,}?)(?:\\s?[,;–—]|\\s-|(?=\\sso\\s)|(?=\\s(?:and|und|y|et|e|en|i)\\s))\\s(?:${all})`,
  "iu",
);
const NUMBER_TAIL = new RegExp(`^(.{6,}?)[,;–—]\\s${NUMBER}.{0,40}(?<!\\p{L})${LARGE}`, "iu");
/** "Please write this down somewhere", "This number should stand out": of the sentence before. */
const BEFORE = new RegExp(`^(?:${all})`, "iu");
const NUMBER_BEFORE = new RegExp(`^${NUMBER}.{0,60}(?<!\\p{L})${LARGE}`, "iu");
/** "Important: the horse has to be dry." */
const LABEL =
  /^(?:important|wichtig|(?:muy )?importante(?: que se entienda)?|(?:très )?important|(?:molto |muito )?importante|belangrijk|ważne|مهم)\s?:\s(?=\p{L}.{12})/iu;
/** "What I want the site to get across is: …", "Que quede claro que …": what is behind it is stressed. */
const LEADS: Record<PageLanguage, string> = {
  en: "(?:so )?what (?:i|we) want (?:the (?:site|page|website)|people|visitors|them|everyone) to (?:get across|say|know|understand|see)(?: first)? is(?:\\s?:| that)|(?:please )?make it clear that",
  de: "(?:bitte )?klar (?:machen|sagen), dass|wichtig ist(?: mir| uns)?, dass",
  es: "que quede (?:bien )?claro que|lo que queremos que quede claro\\s?:",
  fr: "(?:que|il faut que) (?:ce )?soit clair que|ce que je veux qu['’]on sache\\s?:",
  it: "(?:che )?sia (?:ben )?chiaro che",
  pt: "que fique (?:bem )?claro que",
  nl: "(?:het )?moet duidelijk zijn dat|wat duidelijk moet zijn\\s?:",
  pl: "(?:niech|ma) być jasne, że",
  ar: "أريد أن يكون واضحا أن",
};
const LED = new RegExp(`^(?:(.{16,}?)[,;–—]\\s)?(?:${Object.values(LEADS).join("|")})\\s(?=\\p{L}.{12})`, "iu");

/** A number and what there is so many of. */
const COUNTED = /(?<![\p{L}\p{Nd}.,])\p{Nd}[\p{Nd}.,']*\s\p{L}[^,;:.!?]*$/u;
const LONGEST = 220;

/** Reads what the owner wants visitors not to miss, and takes off the words that ask for it. Pure. */
export function readStressed(source: SourceText): Stressed {
  const sentences = new Set<string>();
  let large: string | undefined;
  let before: string | undefined;
  const stress = (text: string): string => (isStatement(text) && sentences.add(text), text);
  const lines = source.lines.flatMap((line): Line | Line[] => {
    if (line.kind === "blank") return line;
    const last = before;
    before = line.kind === "text" && line.sentences.length === 1 ? line.text : undefined;
    if (before === undefined) return line;
    const counted = NUMBER_TAIL.exec(before)?.[1];
    const number = counted && COUNTED.exec(counted)?.[0];
    if (number) {
      large ??= number;
      return { ...line, text: ended(number) };
    }
    const led = LED.exec(before);
    if (led) {
      const behind = stress(capital(before.slice(led[0].length)));
      before = behind;
      return [...(led[1] ? [{ ...line, text: ended(led[1]) }] : []), { ...line, text: behind }];
    }
    if (last && NUMBER_BEFORE.test(before)) large ??= bare(last);
    if (last && BEFORE.test(before)) stress(last);
    const said = LABEL.test(before) ? capital(before.replace(LABEL, "")) : TAIL.exec(before)?.[1];
    if (!said) {
      if (isWarning(before)) warned(before, last).forEach(stress);
      return line;
    }
    // "Kassel (…, further I do not go, please say so)": an aside stays with what it is said of.
    if (!isClosed(said)) return { ...line, text: (before = ended(`${said})`)) };
    before = stress(ended(said));
    return { ...line, text: before };
  });
  const told = { sentences, ...(large && { large }) };
  const isChanged = lines.some((line, index) => line !== source.lines[index]);
  return isChanged ? { source: { ...source, lines: renumbered(lines) }, ...told } : { source, ...told };
}

/** "Fire? Call 112 first.": the warning is both; the answer to a question of more words stands with it. */
function warned(warning: string, last = ""): string[] {
  if (!/[?؟]$/u.test(last)) return [warning];
  return last.length <= SHORTEST_QUESTION ? [last, warning] : [];
}
const SHORTEST_QUESTION = 20;

/** A list of prices is none, whatever is asked for at its end. */
const isStatement = (text: string): boolean =>
  text.length <= LONGEST && (text.match(/\p{Nd}+/gu) ?? []).length <= MOST_NUMBERS;
const MOST_NUMBERS = 4;

const bare = (text: string): string => text.replace(/(?<![.!?…])[.!?…]+$/u, "");
const ended = (text: string): string => (/[.!?…؟]["”»]?$/u.test(text) ? text : `${text}.`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
