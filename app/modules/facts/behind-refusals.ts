import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "./reading/whole-words";

/** How owners refuse, where everything behind it is refused. */
const REFUSES: Record<PageLanguage, string> = {
  en: "no|not|never|nothing|without|zero|do not|don['’]?t|dont",
  de: "kein|keine|keinen|keiner|keines|ohne|nix|nichts|bloß keine?|bitte keine?",
  es: "no|sin|ni|nada de|cero|ningun[oa]?|ningún",
  fr: "pas de|pas d['’]|sans|aucune?|ni|surtout pas(?: de)?|zéro",
  it: "niente|senza|nessun[oa]?|né|no|non",
  pt: "sem|nada de|nenhum|nenhuma|nem|não",
  nl: "geen|zonder|niet|niks",
  pl: "bez|żadnych|żadnego|żadnej|żadne|ani|nie",
  ar: "بدون|بلا|لا|دون|من غير|مش",
};
const ALL = Object.values(REFUSES).join("|");
const BEGINS = new RegExp(`^[(«"“]?(?:(?:and|und|y|et|e|en|i|و)\\s)?(?:${ALL})(?:\\s|(?<=['’]))`, "iu");
const REFUSED = new RegExp(wholeWords(ALL), "iu");

/** What a house or a trade refuses its customers, or its wares are without: that is told to visitors. */
const OF_TRADE =
  "dye|dyes|preserv\\p{L}*|conserv\\p{L}*|konserv\\p{L}*|additiv\\p{L}*|zusatz\\p{L}*|aditiv\\p{L}*|sugar|zucker|azúcar|azucar|sucre|zucchero|açúcar|suiker|cukru|gluten\\p{L}*|glúten|lactos\\p{L}*|lakto\\p{L}*|chemical\\p{L}*|chemie|chemi\\p{L}*|químic\\p{L}*|chimi\\p{L}*|plastic\\p{L}*|plastik|plástic\\p{L}*|plastique|frozen|tiefgekühlt\\p{L}*|congelad\\p{L}*|surgel\\p{L}*|congel\\p{L}*|synthetic|synthetisch\\p{L}*|pets?|dogs?|cats?|haustiere|hunde|perros|mascotas|chiens|animaux|cani|animali|cães|cachorros|animais|honden|huisdieren|zwierz\\p{L}*|psów|children|kids|kinder|niños|enfants|bambini|crianças|kinderen|dzieci|smok\\p{L}*|rauch\\p{L}*|fumar\\p{L}*|fumer|fumare|roken|cash|cards?|karten?\\p{L}*|bargeld|tarjetas?|efectivo|cartes?|espèces|carte|contanti|cart(?:ão|ões)|dinheiro|pin|contant|kart\\p{L}*|gotówk\\p{L}*|deposits?|kaution|anzahlung|fianza|depósito|caution|acompte|caparra|caução|borg|kaucj\\p{L}*|fees?|gebühr\\p{L}*|tasas?|comision\\p{L}*|frais|spese|commissioni|taxas?|kosten|opłat\\p{L}*|charge|surcharge|contracts?|verträge?|vertrag|contratos?|contrats?|contratt[oi]|abonnement\\p{L}*|umow\\p{L}*|refunds?|returns?|credit|crédit\\p{L}*|fiado|bookings?|reserv\\p{L}*|termin\\p{L}*|voranmeldung|citas?|cita previa|rendez-vous|prenotazion\\p{L}*|marcaç\\p{L}*|afspra\\p{L}*|appointments?|deliver\\p{L}*|lieferung|envíos?|livraison|consegn\\p{L}*|entregas?|bezorg\\p{L}*|dostaw\\p{L}*|parking|parkpl\\p{L}*|shoes|straßenschuhe|questions|rush|hurry|eile|prisa|stress|obligation\\p{L}*|lock|hidden|minimum|wait\\p{L}*|warten|people|work|jobs?|arbeit|sale|sundays?|sonntags?|domingo|dimanche|domenica|zondag|alcohol|alkohol|alcool|meat|fleisch|carne|viande|vlees|mięsa|fish|fisch|pescado|poisson|pesce|peixe|milk|milch|leche|lait|latte|leite|nuts|nüsse|salt|salz|sal|sel|sale|machines?|maschinen?|máquin\\p{L}*|macchin\\p{L}*|filler|glue|kleber|leim|pegamento|colle|colla|cola|lijm|needles|pain|schmerz\\p{L}*|dolor|douleur|dolore|dor|pijn|bólu|exceptions|ausnahmen|excepciones|exceções|eccezioni";
const TRADE = new RegExp(wholeWords(OF_TRADE), "iu");
const MOST_REFUSED = 14;

/**
 * Whether a sentence behind one on the look of the page only goes on with what is not wanted there: "Sin gaviotas ni
 * faros." Rules of a house and what wares are without stay. Pure.
 */
export const goesOnRefusing = (text: string): boolean =>
  BEGINS.test(text) &&
  text.split(/\s+/u).length <= MOST_REFUSED &&
  !/[\p{Nd}@?؟]/u.test(text) &&
  !TRADE.test(text.replace(/\([^()]*\)/gu, ""));

/** Words that take up what was said before, in front of a verb. */
const TAKES_UP: Record<PageLanguage, string> = {
  en: "he|she|they|it|that|those|these|he['’]s|she['’]s|they['’]re|it['’]s|that['’]s|its|thats",
  de: "(?:die|das|der|den|er|sie|es) (?:ist|sind|war|waren|mag|mögen|hat|haben|hasst|hassen|findet|finden|will|wollen|kann|können|gibt|hängt|sieht|sehen|stört|wirkt|macht|machen|nervt|nerven|kennt|verrät|sagt)",
  es: "eso|esos|esas|él|ella|ellos|ellas|ni siquiera",
  fr: "elle|elles|ils|ça|c['’]est|cela|il (?!y a|faut|fait|est)",
  it: "lui|lei|loro|quello|quelli|quelle|questo|questi|sembra|sembrano",
  pt: "ele|ela|eles|elas|isso|isto|esses|essas",
  nl: "hij|zij|ze|dat|die (?:zijn|is|heeft|hebben|vinden|vindt|mogen)",
  pl: "on|ona|oni|one|to (?:jest|są|wygląda|było)|tego",
  ar: "هو|هي|هم|هذا|هذه|ذلك|حتى هي|حتى هو",
};
const TAKEN_UP = new RegExp(
  `^(?:(?:because|weil|porque|parce que|perché|omdat|bo|لأن)\\s)?(?:${Object.values(TAKES_UP).join("|")})(?!\\p{L})`,
  "iu",
);
/** Whether a sentence begins with what takes up the one before it. */
export const takesUp = (text: string): boolean => TAKEN_UP.test(text);
/** Whoever is spoken to is a visitor. */
const TO_VISITORS =
  /(?<!\p{L})(?:you|your|ihr|ihnen|euch|eure?r?|sie können|usted\p{L}*|te|tu|tus|vous|votre|vos|vi|voi|vostr\p{L}+|você|vocês|u|uw|jullie|je|państw\p{L}*|was|wasz\p{L}*|لكم|لك|عليكم)(?!\p{L})/iu;
const MOST_REASON = 14;

/**
 * Whether a sentence behind one in which the maker is told what is not wanted says why: "Don't say what is in it. She won't
 * even tell me." Without what it takes up it says another thing. Pure.
 */
export const saysWhyRefused = (text: string, before: string): boolean =>
  REFUSED.test(before) &&
  takesUp(text) &&
  text.split(/\s+/u).length <= MOST_REASON &&
  !/[\p{Nd}@?؟]/u.test(text) &&
  !TO_VISITORS.test(text);
