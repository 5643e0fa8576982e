import { capitalised } from "../language/capitalised";
import { readBlocks, splitLabel } from "./blocks";
import { sentenceIdsOf, type Line, type Sentence, type SourceText } from "./source-text";

/** A membership, licence, qualification or award in the owner's words; `detail` holds its number or what it is for. */
interface Credential {
  name: string;
  detail?: string;
}

export interface CredentialList {
  title?: string;
  items: Credential[];
  sentenceIds: number[];
}

const MAX_ITEMS = 16;
const MAX_LENGTH = 150;
const SUBJECT =
  /^(?:we(?: are|['’]re| have been| were)|i(?: am|['’]m)|wir sind|ich bin|wir wurden|somos|soy|estamos|estoy|hemos sido|نحن)\s+(?:an?\s|ein\s|ein[es]? anerkannter?\s|un\s|both\s|all\s|fully\s|also\s|proud\s|auch\s|también\s){0,2}/iu;
const HELD = new RegExp(
  "^(?:" +
    "(?:proud |full |founding )?members? of\\s|(?:fully )?(?:licensed|licenced|certified|registered|accredited|regulated|authori[sz]ed|approved|chartered|insured|bonded)\\s?(?:$|,|&|and\\b|by\\b|with\\b|in\\b|under\\b|as\\b)|" +
    "(?:gas safe|niceic|fca|fsa|cqc|vat|usda|epa)[\\s-](?:registered|certified|approved|regulated)|winners? of\\s|awarded\\s|(?:we )?won\\s(?:the|an?)\\s.{0,60}(?:award|prize|medal)|(?:voted|named)\\s(?:the\\s)?best\\s|" +
    "(?:gründungs)?mitglied(?:er)? (?:der|des|im|in)\\s|(?:staatlich )?(?:zugelassen|zertifiziert|geprüft|anerkannt|ausgezeichnet)\\b.{0,20}(?:von|durch|nach|mit|als|bei)\\s|eingetragen (?:bei|in)\\s|" +
    "miembros? (?:de|del)\\s|colegiad[oa]s?\\b|(?:certificad|acreditad|registrad|autorizad|homologad)[oa]s? (?:por|en|ante)\\s|premio\\s|premiad[oa]s?\\s|" +
    "عضو في|أعضاء في|مرخص|مرخصون|معتمد|معتمدون|مسجل|حاصل على|حاصلون على)",
  "iu",
);
const NUMBERED =
  /^(?:[\p{L}\p{M}.&'’-]+\s){0,5}(?:licen[cs]e|lic\.|registration|reg\.|register|permit|charity|zulassung|zulassungsnummer|registernummer|handelsregister|colegiad[oa]|licencia|registro|ترخيص|سجل تجاري|رخصة)\s{0,2}(?:no\.?|number|nr\.?|nummer|n\.?º|núm\.?|número|رقم|#)?\s{0,2}[:#]?\s{0,2}[\p{L}]{0,5}[\s-]?\d[\p{L}\d./-]{2,20}\.?$/iu;

/** "VAT registered £115": what somebody pays who is, and nothing that the business holds. */
const PRICED = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(?:\p{Sc}|(?:euros?|zł|pounds|dollars)(?!\p{L}))/u;

/** Reads lines under a heading for credentials, and sentences that say nothing but what the business holds. */
export function findCredentials(source: SourceText, taken: ReadonlySet<number> = new Set()): CredentialList {
  const free = (line: Line) => !sentenceIdsOf(line).some((id) => taken.has(id));
  const blocks = readBlocks(source).filter(({ topic }) => topic === "credentials");
  const list: CredentialList = { items: [], sentenceIds: [] };
  for (const { heading, headingLine, inline, lines } of blocks) {
    const used = lines.filter((line) => free(line) && line.text.length <= MAX_LENGTH);
    const items = [...(inline ? inline.split(/;\s/) : []), ...used.map(({ text }) => text)].map(toCredential);
    if (items.length === 0) continue;
    list.title ??= heading;
    list.items.push(...items);
    list.sentenceIds.push(...(headingLine ? sentenceIdsOf(headingLine) : []), ...used.flatMap(sentenceIdsOf));
  }
  for (const line of source.lines.filter(free)) line.sentences.forEach((sentence) => readSentence(sentence, list));
  return { ...list, items: list.items.slice(0, MAX_ITEMS) };
}

function readSentence({ text, id }: Sentence, list: CredentialList): void {
  if (text.length > MAX_LENGTH || list.sentenceIds.includes(id) || list.items.length >= MAX_ITEMS) return;
  const statement = text.replace(SUBJECT, "");
  if ((!HELD.test(statement) && !NUMBERED.test(text)) || PRICED.test(text)) return;
  list.items.push(toCredential(statement));
  list.sentenceIds.push(id);
}

/** "Licensed by the State of Texas, licence 12345": the number is the detail. */
function toCredential(text: string): Credential {
  const plain = text.replace(/(?<![.!;,])[.!;,]+$/, "");
  const label = splitLabel(plain);
  const [, name, detail] = /^(.{4,90}?)(?:,\s|\s[-–—]\s|\s\()((?=[^()]*\d)[^()]{3,70})\)?$/u.exec(plain) ?? [];
  if (name && detail) return { name: capitalised(name), detail };
  if (label?.rest) return { name: label.label, detail: label.rest };
  return { name: capitalised(plain) };
}
