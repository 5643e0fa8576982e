import type { OwnerFacts } from "../../facts/read-facts";
import { wholeWords } from "../../facts/reading/whole-words";
import { notToVisitors } from "../../facts/orders/orders-maker";
import { capitalised } from "../../language/capitalised";
import { listParts } from "../../language/enumeration";
import type { ToldParts } from "./told-parts";

const LIST = "(?:check)?lists?|(?:check)?listen?|listas?|listes?|elenc[oi]|lijst(?:je)?|قائمة";
const OF = "(?:(?:of|with|der|von|mit|des|degli|dei|del|de|d['’]|con|di|com|van|met|z|ب)\\s?)?";
const ASKED = new RegExp(`${wholeWords(LIST)}\\s${OF}([^().,;:]{4,70}?)\\s\\(([^()]{10,300})\\)`, "iu");
const TABLE = "table|tabelle|tabla|tableau|tabella|tabela|tabel|tabelę|جدول(?:اً|ا)?";
/** "We would like a table of the papers to bring: birth certificate, tax number, bank statements" */
const LED = new RegExp(
  `^(.{0,60}?${wholeWords(`${LIST}|${TABLE}`)}\\s${OF}([^().,;:]{4,70}?))\\s?:\\s(.{10,400})$`,
  "iu",
);
const PART =
  "section|part|paragraph|box|bit|abschnitt|bereich|teil|kasten|sección|apartado|parte|rubrique|partie|encadré|sezione|riquadro|secção|seção|caixa|sectie|onderdeel|stukje|blokje|sekcja|sekcję|część|ramka|ramkę|قسم|قسماً|فقرة";
/** 'A section headed "What to bring": boots, a warm jacket, lunch' */
const HEADED = new RegExp(
  `${wholeWords(PART)}\\s[^"“”„«».:;()]{0,30}["“„«]\\s?([^"“”„«»]{4,60}?)\\s?["”“»]\\s?:\\s([^:"“”„«»]{10,300})$`,
  "iu",
);
/** What a part is to be made of is no list for visitors. */
const MADE_OF = new RegExp(
  wholeWords(
    "photos?|pictures?|images?|text|icons?|buttons?|links?|names?|fotos?|bild(?:er)?|texte?|namen?|imágenes|imagen|iconos?|botón|nombres?|noms?|images?|boutons?|immagin[ei]|testo|nom[ei]|imagens?|texto|botão|afbeelding(?:en)?|tekst|knop|zdjęci\\p{L}+|przycisk|صور\\p{L}*|نص",
  ),
  "iu",
);
const FEWEST = 3;

/** "The page answers one question: What is to be done now?", and behind it what is, in a bracket of its own. */
const QUESTION = /:\s([^:]{6,70}[?؟])$/u;
const BRACKET = /^\((.{10,400})\)\.?$/u;

/**
 * The lists that an owner asks for with what they hold: "A list of documents to be brought (PAN, Aadhaar, bank statements)
 * will be useful" is said to the maker, and what stands in its bracket is for visitors; so is what stands behind a heading
 * that the owner quotes, 'a section headed "What to bring": boots, lunch'.
 */
export function askedLists({ sentences, wishes }: Pick<OwnerFacts, "sentences" | "wishes">): ToldParts["lists"] {
  return [...new Set(wishes.sentenceIds)].flatMap((id) => {
    const said = sentences[id] ?? "";
    const [, headed, content = ""] = HEADED.exec(said) ?? [];
    const [, title, list] = headed && !MADE_OF.test(content) ? [said, headed, content] : (ASKED.exec(said) ?? []);
    const items = (list ?? "").split(/[,;،؛]\s/u).map((item) => capitalised(item.replace(/[.!]$/u, "").trim()));
    return title && items.length >= FEWEST ? [{ title: capitalised(title), items }] : [];
  });
}

/** A list with the sentence that it is. */
interface SaidList {
  list: ToldParts["lists"][number];
  sentence: string;
}

/** Lists and tables that are asked for in front of what they hold, wherever the whole may be said to visitors. */
export function ledTables(sentences: readonly string[], language: string): SaidList[] {
  return sentences.flatMap((sentence) => {
    const [, asking = "", title = "", list = ""] = LED.exec(sentence) ?? [];
    if (!title || MADE_OF.test(title) || notToVisitors(asking, language) <= LIKELY) return [];
    const items = listParts(list.replace(/[.!]$/u, "")).map((item) => capitalised(item.trim()));
    const isList = items.length >= FEWEST && items.every((item) => item.length <= LONGEST_ITEM && !MADE_OF.test(item));
    return isList ? [{ list: { title: capitalised(title), items }, sentence }] : [];
  });
}
const LONGEST_ITEM = 90;
/** Above this the words before a list are said to the maker. */
const LIKELY = 0.6;

/** A list in a bracket that answers the question before it, with the sentence that it is. */
export function answeringLists({ sentences, wishes }: Pick<OwnerFacts, "sentences" | "wishes">): SaidList[] {
  return [...new Set(wishes.sentenceIds)].flatMap((id) => {
    const title = QUESTION.exec(sentences[id] ?? "")?.[1];
    const sentence = sentences[id + 1] ?? "";
    const items = (BRACKET.exec(sentence)?.[1] ?? "").split(/[;؛]\s/u).map((item) => capitalised(item.trim()));
    return title && items.length >= FEWEST ? [{ list: { title: capitalised(title), items }, sentence }] : [];
  });
}
