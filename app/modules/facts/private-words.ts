import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "./reading/whole-words";

/** What owners write before what is for who makes the site alone. */
const LABELS: Record<PageLanguage, string> = {
  en: "internal(?: (?:note|use|only))?|not for (?:publication|print|the (?:web)?site|the page)|off the record|confidential|notes? (?:to|for) (?:you|the (?:designer|developer|maker|web ?\\p{L}+))(?: only)?|(?:just |only )?for your eyes only|just between us",
  de: "(?:nur )?intern(?:e notiz)?|vertraulich|nicht (?:zur veröffentlichung|für die (?:seite|website|webseite|homepage))|(?:hinweis|anmerkung|notiz|info) (?:nur )?(?:an|für) (?:euch|sie|dich)|nur für (?:euch|dich)|unter uns",
  es: "(?:nota )?intern[oa]|confidencial|no (?:publicar|es para la (?:web|página))|nota para (?:vosotros|ustedes|usted|ti|vos)|(?:solo|sólo) para (?:vosotros|ustedes|usted|ti)|entre nosotros",
  fr: "(?:note |en )?interne|confidentiel|(?:à )?ne pas publier|(?:petite )?note pour (?:vous|toi)(?: seul\\p{L}*)?|pour vous (?:seul\\p{L}*|uniquement)|entre nous",
  it: "(?:nota )?intern[oa]|riservato|(?:da )?non pubblicare|nota per (?:voi|te|lei)|solo per (?:voi|te|lei)|(?:detto )?tra (?:di )?noi",
  pt: "(?:nota |aviso )?intern[oa]|confidencial|não (?:publicar|é para o site)|nota para (?:vocês?|ti|vós)|(?:só|somente) para (?:vocês?|ti)|(?:aqui )?entre nós",
  nl: "(?:alleen )?intern|vertrouwelijk|niet (?:publiceren|voor (?:op )?de (?:site|website))|(?:opmerking|notitie|noot) voor (?:jullie|u|jou)|(?:alleen|enkel) voor (?:jullie|u|jou)|onder ons",
  pl: "wewnętrzn\\p{L}*|poufne|nie (?:publikować|na stronę)|(?:uwaga|notatka) dla (?:was|pana|pani|państwa)|tylko dla (?:was|pana|pani|państwa)|między nami",
  ar: "ملاحظة (?:لكم|لك|خاصة|داخلية)(?: فقط)?|(?:داخلي|سري)(?: فقط)?|ليس للنشر|(?:لكم|لك) فقط|بيننا",
};
const LABELLED = new RegExp(`^[([]?(?:${Object.values(LABELS).join("|")})\\s?[:–—-]\\s`, "iu");

/** Whether a sentence begins with a label that keeps what follows for who makes the site: "Internal: …". */
export const isForMakerAlone = (text: string): boolean => LABELLED.test(text);

/** "Between us I shall stop at 70", and not "between us we have forty years". */
const CONFIDES: Record<PageLanguage, string> = {
  en: "(?:just |strictly )?between (?:us|ourselves|you and me)(?: only)?,? (?:i|he|she|it|they|the|this|that|my|dad|mum)",
  de: "(?:ganz |mal )?unter uns(?:,|:| gesagt)",
  es: "(?:que quede )?entre (?:nosotros|nos|tú y yo|usted y yo),",
  fr: "(?:soit dit )?entre (?:nous|vous et moi|toi et moi),",
  it: "(?:detto |sia detto )?(?:tra|fra) (?:di )?noi,",
  pt: "(?:aqui |cá )?entre nós,",
  nl: "onder ons(?: gezegd)?,|tussen ons gezegd",
  pl: "(?:tak )?między nami(?: mówiąc)?,",
  ar: "بيني وبينكم?،?|الكلام بيننا،?",
};
const CONFIDED = new RegExp(`^[([]?(?:${Object.values(CONFIDES).join("|")})(?!\\p{L})`, "iu");

/** Whether a sentence begins with words that confide what follows to who makes the site. */
export const isBetweenUs = (text: string): boolean => CONFIDED.test(text);

const SECRET =
  "pin(?:code)?|passwor[dt]s?|passcode|kennwort|contraseña|clave|mot de passe|senha|wachtwoord|hasło|كلمة (?:السر|المرور)";
const CODE =
  "codes?|combination|zahlencode|kombination|código|combinación|combinaison|codice|combinazione|combinação|codigo|kod|رمز";
const LOCK =
  "safe|alarms?|doors?|gates?|key ?box|lock(?:er|box)?|tresor|safes|alarmanlage|tür|tor|schlüsselkasten|caja fuerte|alarma|puerta|portón|coffre|alarme|porte|portail|cassaforte|allarme|porta|cancello|cofre|portão|kluis|alarm|deur|poort|sejfu?|alarmu|drzwi|bramy|الخزنة|الإنذار|الباب";
const NUMBER = "\\p{Nd}{3,12}";
const IS = "(?:\\s(?:is|ist|lautet|es|est|è|é|jest|هي)|\\s?[:=])";
const NEAR = "[^.!?]{0,40}?";
const TELLS_SECRET = [
  `${wholeWords(SECRET)}[^.!?,;]{0,24}?${IS}\\s?["“«]?${NUMBER}`,
  `${wholeWords(CODE)}${NEAR}${wholeWords(LOCK)}${NEAR}${NUMBER}`,
  `${wholeWords(LOCK)}${NEAR}${wholeWords(CODE)}${NEAR}${NUMBER}`,
].map((source) => new RegExp(source, "iu"));

/** Whether words tell the code of a lock or a password: no visitor is to read that, whoever it was written for. */
export const tellsSecret = (text: string): boolean => TELLS_SECRET.some((pattern) => pattern.test(text));
