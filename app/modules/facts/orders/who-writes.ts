import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "../reading/whole-words";

/** Kin and others for whom somebody writes. */
const FOR_WHOM: Record<PageLanguage, string> = {
  en: "(?:my |our |the )?(?:mum|mom|dad|father|mother|parents|husband|wife|brother|sister|uncle|aunt|auntie|gran|grandma|grandad|grandpa|grandfather|grandmother|nan|boss|owner|mate|neighbour|neighbor|son|daughter)",
  de: "(?:mein|unser)\\p{L}* (?:vater|mutter|eltern|mann|frau|bruder|schwester|onkel|tante|oma|opa|chef|chefin|papa|mama|freund|freundin|nachbar|nachbarin|schwieger\\p{L}+|sohn|tochter)s?",
  es: "(?:mi|mis) (?:padre|madre|padres|papá|mamá|marido|esposo|esposa|mujer|hermano|hermana|tío|tía|abuelo|abuela|jefe|jefa|vecino|vecina|suegro|suegra|hijo|hija)",
  fr: "(?:mon|ma|mes) (?:père|mère|parents|mari|femme|frère|sœur|oncle|tante|grand-père|grand-mère|patron|patronne|voisin|voisine|beau-père|belle-mère|fils|fille|papa|maman)",
  it: "(?:il |la |i )?(?:mio|mia|miei) (?:padre|madre|genitori|marito|moglie|fratello|sorella|zio|zia|nonno|nonna|capo|suocero|suocera|papà|mamma|figlio|figlia)",
  pt: "(?:o |a |os )?(?:meu|minha|meus) (?:pai|mãe|pais|marido|mulher|esposa|irmão|irmã|tio|tia|avô|avó|vô|vó|patrão|patroa|chefe|vizinho|vizinha|sogro|sogra|filho|filha|sobrinho|sobrinha)",
  nl: "(?:mijn|m['’]n) (?:vader|moeder|ouders|man|vrouw|broer|zus|oom|tante|opa|oma|baas|bazin|buurman|buurvrouw|schoonvader|schoonmoeder|zoon|dochter|pa|ma)",
  pl: "(?:mojego |moją |mojej |mój |moja |moi )?(?:tat[aęy]|mam[aęy]|rodzice|rodziców|ojca|matkę|mąż|męża|żon[aęy]|brata|siostrę|wujka|ciocię|dziadka|dziadek|babci[aę]|szefa?|szefow[aąe]j?|sąsiad\\p{L}*)",
  ar: "(?:أبي|ابي|أبوي|والدي|أمي|امي|والدتي|زوجي|زوجتي|أخي|اخوي|أختي|عمي|خالي|جدي|جدتي|صاحب المحل|المدير)",
};

/** How somebody says that another's words are only written down: who types, for whom, with what, and why not that one. */
const WRITES: Record<PageLanguage, string> = {
  en: `(?:i am|i['’]?m|me,?) (?:only |just )?(?:writing|typing|filling|doing|sending|putting)(?: (?:this|it|that))?(?: in| up| down| out)? (?:for|on behalf of) ${FOR_WHOM.en}|(?:here,?|i) (?:am )?(?:writing|typing)(?: this)? for ${FOR_WHOM.en}|i am writing for \\p{L}+(?: \\p{L}+)?,? who|i (?:only|just) (?:do|does|did) (?:the|his|her|their) (?:typing|post|facebook|instagram|online|computers?|emails?|website|internet|writing)|only (?:helping|here) (?:to|with) (?:write|type|the writing|the typing)|(?:doing|do) only (?:the )?(?:online|computer|internet) \\p{L}+|${FOR_WHOM.en} (?:has |have )?(?:asked|told|made|got) me to (?:write|send|type|fill)|has asked me to write|(?:set|got) (?:the|my|this) phone to (?:type|write)|into the phone and it (?:writes|types)|typing what (?:he|she|they|i)|and \\p{L}+ (?:is )?typing|(?:thinks|reckons) (?:e-?mail|the internet|computers?|websites?) (?:is|are) (?:a|for)|(?:he|she|who|dad|mum) (?:does not|doesn['’]?t|dont|won['’]?t) do (?:computers|the internet|e-?mail)|(?:he|she|dad|mum|grandad|gran) (?:went|goes|keeps going) on (?:and on )?about`,
  de: `ich (?:schreib|tipp)e? (?:alles |immer |das alles )?klein|(?:ich )?(?:schreib|tipp|füll|diktier)e? (?:das |dies |hier |es )*(?:nur |bloß )?(?:aus |hier )?(?:für|im auftrag von|im namen von|im namen) ${FOR_WHOM.de}|ich (?:tippe?|schreibe?) (?:das |es |hier )*(?:nur|bloß)|${FOR_WHOM.de} (?:diktiert|hat (?:mir |uns )?(?:das )?diktiert)|(?:oma|opa|papa|mama|der chef|die chefin) diktiert|ich mache? (?:hier )?(?:nur|bloß) (?:das tippen|das internet|den computer|facebook|instagram|das büro)|(?:er|sie) hört nicht auf,? von`,
  es: `(?:escribo|escribimos|lleno|relleno) (?:esto )?(?:por|para|de parte de|por encargo de|a nombre de|en nombre de) ${FOR_WHOM.es}|(?:yo )?(?:solo|sólo|solamente|nomás) (?:escribo|tecleo|llevo (?:el|la|las) (?:facebook|redes|instagram|internet))|${FOR_WHOM.es} (?:me )?(?:lo )?dicta|me (?:dijo|pidió|pidio|mandó) que (?:yo )?(?:llenara|escribiera|mandara|rellenara) (?:esto|aquí|todo)|quien (?:escribe|teclea) (?:esto )?(?:es|soy)`,
  fr: `j['’]écris (?:ceci |ça )?(?:pour|au nom de|de la part de) ${FOR_WHOM.fr}|je ne fais que (?:taper|écrire|recopier)|${FOR_WHOM.fr} (?:me )?(?:le )?dicte|c['’]est (?:moi|\\p{L}+) qui (?:tape|écri[st])|m['’]a demandé (?:d['’]écrire|de remplir|d['’]envoyer)`,
  it: `scrivo io(?=\\s?[(,.:]|\\s(?:per|che))|scrivo (?:questo )?per (?:conto (?:di|del) )?${FOR_WHOM.it}|mi (?:scrive|detta) (?:lui|lei)|ci metto solo le dita|${FOR_WHOM.it} (?:mi )?detta|chi scrive (?:è|sono)|io (?:scrivo|batto|copio) (?:soltanto|solo)|mi ha (?:chiesto|detto) di (?:scrivere|compilare|mandare)`,
  pt: `quem (?:digita|escreve|tá digitando|está (?:a )?(?:digitar|digitando|escrever|escrevendo)) (?:é|sou)|${FOR_WHOM.pt} dita|dita e eu escrevo|escrevo (?:a pedido|em nome) d[eoa]|escrevo (?:por|pel[oa]|para) ${FOR_WHOM.pt}|passando (?:isso |isto |tudo )?(?:pro|para o|p['’]o) texto|falando no áudio|(?:eu )?só (?:digito|escrevo|passo a limpo)|me (?:pediu|mandou) (?:para |pra )?(?:escrever|preencher|mandar)|mandar-me (?:pôr|escrever)`,
  nl: `ik (?:vul|schrijf|typ|doe) dit (?:in |op )?(?:voor|namens)|ik (?:typ|schrijf) (?:het |dit )?(?:alleen|enkel|maar)|${FOR_WHOM.nl} dicteert|ik doe alleen (?:het typen|de facebook|de computer|het internet)|(?:spreek|praat) dit in(?= (?:op|in|vanuit))|heeft (?:mij|me) gevraagd (?:dit|om)`,
  pl: `(?:piszę|wypełniam) (?:to )?(?:za|w imieniu|dla) ${FOR_WHOM.pl}|ja (?:tylko )?(?:przepisuję|spisuję|stukam)|ja tylko (?:piszę|siedzę)|${FOR_WHOM.pl} (?:mi )?(?:dyktuje|dyktował[a]?|kazał[a]? (?:mi )?(?:napisać|wysłać|wypełnić))`,
  ar: `(?:أكتب|اكتب|بكتب) (?:هذا |هالكلام )?(?:نيابة |بالنيابة )عن|${FOR_WHOM.ar} (?:يملي|بيملي|قال لي اكتب|طلب مني (?:أن )?(?:أكتب|اكتب))|أنا (?:فقط|بس) (?:أكتب|بكتب|اكتب)`,
};
const WHO_WRITES = new RegExp(wholeWords(Object.values(WRITES).join("|")), "iu");
/** Whoever goes on in one breath tells of the business, too. */
const LONGEST = 110;

/** "I don't work there, I only do the Facebook.": who writes for whom is told to the maker alone. Pure. */
export const tellsWhoWrites = (text: string): boolean => text.length <= LONGEST && WHO_WRITES.test(text);

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
const SIGNED = new RegExp(`^[—–-]?\\s?${NAME}(?:\\s${NAME}){0,2}(?:\\s\\([^()]{2,24}\\))?[.!]?$`, "u");

/** "Bernie (wife)": nothing but a name, and who that is. Pure. */
export const isNameAlone = (text: string): boolean => SIGNED.test(text);
