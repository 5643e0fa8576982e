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
const ABOUT_WRITING = new RegExp(wholeWords(Object.values(OF_WRITING).join("|")), "iu");
/** Who sells or mends such things says more about them. */
const LONGEST = 110;

/** "My caps lock is stuck, I ain't hollering.": what is said of writing the text is said to nobody who reads the site. Pure. */
export const isAboutWriting = (text: string): boolean => text.length <= LONGEST && ABOUT_WRITING.test(text);
