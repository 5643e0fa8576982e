import type { TextClaim } from "./claim";
import { plainWords } from "./plain-text";

/** What somebody else gave the business: prizes, rankings, stars. */
const AWARD =
  /award[- ]winning|(?<!(?:for|no|of) )\bawards?\b|\bwinners? of\b|\bwon (?:the|an?|our|its)\b|\bawarded\b|\b(?:gold|silver|bronze) medals?\b|\bmedal\b|\bprizes?\b|\bvoted\b|\b(?:named|ranked|rated)(?= (?:as |in |among |amongst )?(?:the |an? |one of the |our )?(?:\p{L}+ ){0,4}(?:of the (?:year|month|decade)\b|best\b|top\b|finest\b|number \p{L}+|no\.? ?\d|#\d|excellent\b|outstanding\b))|\bfinalists?\b|\bshortlisted\b|\b(?:michelin|bib gourmand|sol repsol|gault|tripadvisor|trustpilot)\b|\bausgezeichnet(?:e[rsnm]?)?(?= (?:als|mit|von|vom|durch|beim))|\bpreisgekrönt\p{L}*|\bauszeichnung(?:en)?\b|\bpreisträger\p{L}*|\b(?!(?:abhol|angebots?|aktions?|basis|einkaufs|einstiegs|eintritts|einzel|end|familien|fest|freundschafts|gesamt|grund|gruppen|höchst|kauf|kilo|kinder|komplett|liefer|liter|listen|markt|menü|miet|mindest|netto|brutto|normal|paket|pauschal|richt|sonder|start|stück|stunden|tages|verkaufs|vorteils|wochen)preis)\p{L}+preis\b|\b(?:gold|silber|bronze)medaille\b|\btestsieger\p{L}*|\bpremi(?:o|os|ad[oa]s?)\b|\bgalardonad[oa]s?\b|\bganador(?:a|es)?\b|\bmedalla\b|\bprix (?:de|du|d')|\bprimé[es]*\b|\blauréate?s?\b|جائزة|جوائز|الحائز|حائز|أفضل \S+ في/giu;
/** A title in capitals, and the best of a place with a name: the best wine in the area is nobody's award. */
const BEST =
  /(?<!\p{L})(?:Best(?:\s\p{Lu}\p{L}+){2,3}(?:,\s\p{Lu}\p{L}+)?|[Bb]est \p{L}+(?: \p{L}+)? (?:in|of) (?:the )?\p{Lu}\p{L}+)/gu;
/** What somebody else allows or confirms: licences, memberships, degrees, standards. */
const CERTIFICATION =
  /\b(?:certified|certification|accredited|accreditation|licen[sc]ed|registered|regulated|chartered|fully insured|bonded|board[- ]certified|fully qualified)\b|\bapproved (?:by|contractor|installer|dealer)\b|(?<!gift )\bcertificates?\b(?= (?:in|of|from|by))|\bmembers? of (?:the|(?=\p{Lu}))(?! team)|\b(?:iso|din|en) \d{3,5}|\bh(?:ygiene)? rating\b|\b(?:outstanding|good)(?= (?:by|from) )|\b(?:bachelor|master)(?:'s|’s)? (?:degree|of|in)\b|\bdegrees? in\b|\bdiploma\b|\bph\.?d\b|\blevel [1-7]\b|\bzertifi(?:ziert|kat)\p{L}*|\b(?:staatlich )?(?:anerkannt|zugelassen|geprüft|approbiert|vereidigt)e?[rsn]?\b|\bmeisterbetrieb\b|\binnungs\p{L}+|\bmitglied(?:er)? (?:der|des|im|in|bei)\b|\btüv\b|\bcertificad[oa]s?\b|\bcertificación\b|\bacreditad[oa]s?\b|\bhomologad[oa]s?\b|\bcolegiad[oa]s?\b|\bautorizad[oa] por\b|\bmiembros? (?:de|del)\b|\btitulad[oa]s?\b|\bcertifiée?s?\b|\bagréée?s?\b|\bdiplômée?s?\b|\bmembres? d[eu]\b|مرخص\p{L}*|معتمد\p{L}*|حاصل\p{L}* على|عضو في|أعضاء في|شهادة/giu;

/**
 * How the words begin, or what they hold, of which the patterns above consist: most sentences have none and are not
 * searched.
 */
const HINT =
  /award|winner|won |medal|medaille|prize|voted|named|ranked|rated|finalist|shortlist|michelin|gourmand|repsol|gault|tripadvisor|trustpilot|star|sterne|best|ausgezeichnet|preis|auszeichnung|testsieger|premi|galardon|ganador|estrella|prix|prim\u00e9|laur\u00e9at|\u062c\u0627\u0626\u0632|\u062c\u0648\u0627\u0626\u0632|\u062d\u0627\u0626\u0632|\u0623\u0641\u0636\u0644|certif|accredit|licen|register|regulat|charter|insured|bonded|qualified|approved|member|iso |din |en \d|rating|outstanding|good |degree|diploma|ph\.?d|level |zertifi|anerkannt|zugelassen|gepr\u00fcft|approbiert|vereidigt|meisterbetrieb|innungs|mitglied|t\u00fcv|acredita|homologad|colegiad|autorizad|miembro|titulad|agr\u00e9|dipl|membre|\u0645\u0631\u062e\u0635|\u0645\u0639\u062a\u0645\u062f|\u062d\u0627\u0635\u0644|\u0639\u0636\u0648|\u0623\u0639\u0636\u0627\u0621|\u0634\u0647\u0627\u062f\u0629|[a-z]{2} ?-?\d{4}/;

/** Awards, and licences, memberships and degrees, each with what they are called. */
export function findHonourClaims(text: string): TextClaim[] {
  if (!HINT.test(text.toLowerCase())) return [];
  return [
    ...honours(text, "award", AWARD),
    ...Array.from(text.matchAll(BEST), ({ 0: words, index }) => claim("award", text, index, index + words.length)),
    ...honours(text, "certification", CERTIFICATION),
    ...registers(text),
  ];
}

function honours(text: string, kind: "award" | "certification", pattern: RegExp): TextClaim[] {
  const found: TextClaim[] = [];
  for (const match of text.matchAll(pattern)) {
    const last = found.at(-1);
    if (last && match.index < last.end) continue;
    const start = nameBefore(text, match.index);
    const code = match.index + match[0].length;
    const end = /\d$/.test(match[0]) ? code : nameBehind(text, code);
    found.push(claim(kind, text, start, end));
  }
  return found;
}

/** "Gas Safe registered", "Hull Trades Award": capitals before it are its name. */
function nameBefore(text: string, start: number): number {
  // Of the 60 letters before.
  // oxlint-disable-next-line regexp/no-super-linear-move
  const name = /(?:[\p{Lu}&][\p{L}&'’.-]*\s){1,4}$/u.exec(text.slice(Math.max(0, start - 60), start));
  return name ? start - name[0].length : start;
}

/** Up to the end of the phrase, or to a verb or the next thing that is said. */
function nameBehind(text: string, end: number): number {
  const phrase = /^[^.,;:!?()\n"“”«»،؛–—|$€£]{0,60}/u.exec(text.slice(end, end + 60))![0];
  const stop =
    /\s(?:and|und|y|et|who|that|which|is|are|was|by our|since|seit|desde|mechanics|لعام)(?=\s|$)/iu.exec(phrase)
      ?.index ?? phrase.length;
  return end + phrase.slice(0, stop).trimEnd().length;
}

/** Numbers of a register: "HCPC PH104421", "colegiada 1482". */
function registers(text: string): TextClaim[] {
  return Array.from(text.matchAll(/(?<![\p{L}\d-])[A-Z]{2,5}[ -]?\d{4,9}(?![\p{L}\d])/gu), ({ 0: code, index }) =>
    claim("certification", text, index, index + code.length),
  );
}

function claim(kind: "award" | "certification", text: string, start: number, end: number): TextClaim {
  const words = text.slice(start, end);
  return { kind, text: words, key: `${kind}:${plainWords(words).join(" ")}`, start, end };
}

/** The words by which a text speaks of an award or a certification. */
export function honourWords(kind: "award" | "certification", text: string): string[] {
  return HINT.test(text.toLowerCase())
    ? plainWords(text.match(kind === "award" ? AWARD : CERTIFICATION)?.[0] ?? "")
    : [];
}
