import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "../reading/whole-words";

/** What people say of the keys, the telephone and the machine that they write a text with. */
const OF_WRITING: Record<PageLanguage, string> = {
  en: "caps ?lock|(?:turn|get|switch) (?:the |these )?(?:capitals|caps) (?:off|on)|(?:capitals|caps) (?:is|are) stuck|(?:talking|speaking|dictating) (?:in(?:to)?|to|on) (?:my|the|this) (?:phone|mobile|tablet|ipad)|(?:is|think) this (?:thing )?(?:recording|still recording|on|working)(?: ok)?|(?:excuse|sorry (?:about|for)|ignore|forgive) (?:my|the|any|all) (?:typing|typos?|spelling|caps|capitals|mistakes|grammar)|auto ?correct|voice (?:typing|to text)|fat fingers|my keyboard",
  de: "feststelltaste|(?:spreche|diktiere|rede) (?:das |dies |hier )?(?:alles )?(?:in|ins|auf) (?:mein|das|dem|den)\\p{L}* (?:handy|telefon|tablet)|(?:entschuldig|verzeih|sorry)\\p{L}* (?:für |wegen )?(?:die |meine )?(?:tippfehler|rechtschreibung|fehler|großbuchstaben)|autokorrektur|spracheingabe|meine tastatur",
  es: "bloqueo de mayúsculas|mayúsculas (?:puestas|trabadas|bloqueadas)|(?:hablando|dictando)(?:le)? (?:al|a) (?:teléfono|móvil|celular|celu)|(?:perdón|perdonen?|disculpen?|disculpad|perdonad) (?:por )?(?:las |los |mis )?(?:faltas|errores|mayúsculas)|autocorrector|mi teclado",
  fr: "verrouillage (?:des )?maj\\p{L}*|touche maj\\p{L}*|(?:je )?(?:parle|dicte) (?:ça |tout ça )?(?:dans|à|au) (?:mon |le )?(?:téléphone|portable)|(?:désolée?|pardon|excusez|excuse) (?:pour |moi )?(?:les |mes )(?:fautes|majuscules|erreurs)|correcteur automatique|mon clavier",
  it: "blocco maiuscole|(?:sto )?(?:parlando|dettando|detto) (?:al|a voce al|nel) (?:telefono|cellulare|telefonino)|(?:scus\\p{L}+|perdon\\p{L}+) (?:per )?(?:gli |i |le )?(?:errori|maiuscole|refusi)|correttore automatico|la mia tastiera",
  pt: "caps ?lock|(?:falando|ditando|a falar|a ditar) (?:no|para o|pro|ao) (?:celular|telemóvel|telefone)|(?:desculp\\p{L}+|perd\\p{L}+) (?:pel[oa]s |os |as |d?os |qualquer )?(?:erros?|maiúsculas)|corretor automático|meu teclado",
  nl: "caps ?lock|(?:praat|spreek|dicteer) (?:dit |het )?(?:in|tegen|op) (?:mijn|de|m['’]n) (?:telefoon|gsm|mobiel)|(?:sorry|excuses|excuseer) (?:voor )?(?:de |mijn )?(?:typfouten|spelfouten|fouten|hoofdletters)|autocorrectie|mijn toetsenbord",
  pl: "caps ?lock|(?:mówię|dyktuję) (?:to )?(?:do|przez) telefonu?|(?:przepraszam|sorry|wybaczcie) za (?:błędy|literówki|wielkie litery)|autokorekt\\p{L}*|moja klawiatura",
  ar: "(?:أتكلم|بتكلم|بحكي|أملي) (?:مع|على|في|بال)\\s?(?:الهاتف|التلفون|الموبايل|موبايل)|(?:اعذرني|سامحني|سامحوني|آسف) على (?:الأخطاء|الاخطاء)|التصحيح التلقائي",
};
/** "Wegen der Rechnung: ich zahl am Monatsanfang", "still owe you for the logo": what the maker gets. */
const OF_PAYING: Record<PageLanguage, string> = {
  en: "(?:i )?still owe you(?: (?:for|a|some))?|(?:about|re|regarding|as for) (?:the|your) (?:invoice|bill|fee)|(?:i['’]?ll|i will|i) pay (?:you|your (?:invoice|bill|fee))",
  de: "(?:wegen|bezüglich|zu) (?:der|ihrer|eurer|deiner) rechnung|ich (?:zahle?|überweise|bezahle) (?:euch|ihnen|dir|ihre|eure|deine)|(?:schulde|bin) (?:euch|ihnen|dir) noch",
  es: "(?:sobre|respecto a|por) (?:la|su|tu|vuestra) factura|(?:te|le|os|les) (?:pago|pagaré|debo|abono) (?:la|el|lo|a|en|todavía)",
  fr: "(?:pour|concernant|quant à) (?:la|votre|ta) facture|je (?:vous|te) (?:paie|paierai|paye|payerai|dois|règle|réglerai)",
  it: "(?:per|riguardo al?la|quanto alla) (?:la )?(?:vostra |sua |tua )?fattura,|(?:vi|ti|le) (?:pago|pagherò|devo ancora|saldo)",
  pt: "(?:sobre|quanto a|por causa d)a (?:vossa |sua |tua )?(?:fatura|factura),|(?:lhe|te|vos) (?:pago|devo|pagarei)",
  nl: "(?:over|wat betreft|vanwege) (?:de|uw|jullie|je) (?:factuur|rekening)|ik betaal (?:u|jullie|je)|ben (?:u|jullie|je) nog (?:geld )?schuldig",
  pl: "(?:w sprawie|co do|odnośnie) (?:tej |waszej |pana |pani )?faktury|(?:zapłacę|płacę|jestem) (?:wam|panu|pani|państwu|ci)",
  ar: "بخصوص (?:ال)?فاتورت?(?:كم|ك)?|(?:سأدفع|بدفع|أدفع) (?:لكم|لك)",
};
const ABOUT_WRITING = new RegExp(
  wholeWords([OF_WRITING, OF_PAYING].flatMap((words) => Object.values(words)).join("|")),
  "iu",
);
/** "Tax included... wait NOT included": somebody who corrects what was just written. */
const OF_CORRECTING =
  "(?<=\\.\\.|…|–|—|,|\\s-)\\s?(?:no,? wait|wait,? (?:no|not|it)|oh wait|scratch that|halt,? nein|nein,? halt|quatsch,? nein|no,? espera|espera,? no|euh,? non|non,? attends|attends,? non|anzi no|no,? aspetta|aspetta,? no|não,? espera|espera,? não|nee,? wacht|wacht,? nee|nie,? czekaj|czekaj,? nie|لا لا)";
const CORRECTS = new RegExp(`${OF_CORRECTING}(?!\\p{L})`, "iu");
/** Who sells or mends such things says more about them. */
const LONGEST = 110;

/** "My caps lock is stuck, I ain't hollering.": what is said of writing the text and of paying for it. Pure. */
export const isAboutWriting = (text: string): boolean =>
  text.length <= LONGEST && (ABOUT_WRITING.test(text) || CORRECTS.test(text));
