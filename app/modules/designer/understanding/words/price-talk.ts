import type { RequestLanguage } from "~/lib/languages";

/** Words that tell a price as news and name nothing: 'goes to', 'ahora está a', 'passou pra'. */
const TELLS: Record<RequestLanguage, string> = {
  en: "is are be was were cost costs costing goes go going gone went come comes becomes up down to for at now from on onwards off price prices priced rate rates fee fees charge charging we i it its i've we've that's put set make change changed changing new raise raised raising lower lowered dropped drops bumped bump should will would has have had been just each only also and then the this that these week month today tomorrow january february march april may june july august september october november december start actually sorry meant mean say says gets got sale offer there here list says with in of as per amount cash everywhere wherever appears appear page site website update updated by means it'll we're please me us one ones",
  de: "ist sind war kostet kosten kostete wird werden wurde geht gehen jetzt nun ab sofort neu neue neuer neues neuem neuen preis preise preisen bei beim auf zu zum im in der die das den dem ein eine wir ich haben hat hatten setz setze setzen stell mach ändere ändern geändert erhöht gesenkt teurer günstiger billiger bitte soll sollte sollen liegt liegen steigt sinkt gestiegen gesunken gegangen geworden heute morgen woche monat januar februar märz april mai juni juli august september oktober november dezember auch noch nur und dann aktuell künftig für euro überall wo es er sie steht vorkommt seite website liste sondern",
  es: "es son era está están estan cuesta cuestan costará costaba vale valen sube suben subido subimos subió baja bajan bajado bajó pasa pasan pasado ahora ya desde hoy mañana semana mes enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre a al de del en el la los las lo un una nuestro nuestra nos ha han hemos he precio precios tarifa tarifas nuevo nueva nuevos nuevas pon ponlo ponla ponlos ponlas ponedlo ponga cámbialo cambialo cámbiala cambia cambiar queda quedan va van y e que también solo por todos todas sitios sitio partes lugares donde sale salen salga salgan aparece aparezca aparezcan página web sino pero",
  fr: "est sont était coûte coûtent coute coutent coûtera passe passent passé passée passera augmente augmentent augmenté monte monté baisse baissé maintenant désormais dès à au aux de du des le la les l un une notre nos nous on vous ai a avons ont prix tarif tarifs nouveau nouvelle nouveaux nouvelles mets mettez met mettre c'est c ce ça sera et que aussi juste partout où apparaît page site liste partir aujourd'hui demain semaine mois janvier février mars avril mai juin juillet août septembre octobre novembre décembre euros pour mais",
  it: "è sono era costa costano costerà costava passa passano passato passata va andato andata sale salgono salito salita scende sceso aumenta aumentato aumentata diventa diventano viene vengono ora adesso da dal dalla oggi domani settimana mese gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre a al alla ai il lo la i gli le un una nostro nostra noi abbiamo ha hanno prezzo prezzi tariffa tariffe nuovo nuova nuovi nuove metti mettete mettilo mettila mettici cambia cambialo cambiala e che anche solo ovunque dappertutto dove appare compare pagina sito lista menu menù ma bensì",
  pt: "é são era está estão tá tão custa custam custará custava passa passam passou passaram sobe subiu subiram baixa baixou fica ficam ficou agora já desde hoje amanhã semana mês janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro a ao à o os as um uma de do da dos das em no na nos nas nosso nossa nós a gente temos tem preço precos preços preco tarifa tarifas valor novo nova novos novas põe poe ponha bota coloca muda mude mudar arruma arrume e que também só por pra para pro lá aí mim então todos lugares lado onde aparece aparecer página site lista mas sim",
  nl: "is zijn was wordt worden werd kost kosten kostte gaat gaan nu vanaf voortaan naar voor op in de het een van onze ons we wij ik hebben heeft had prijs prijzen tarief tarieven bedrag nieuw nieuwe zet maak verander wijzig pas doe omhoog omlaag duurder goedkoper stijgt gestegen gegaan geworden en ook alleen graag vandaag morgen week maand januari februari maart april mei juni juli augustus september oktober november december er dat dit die overal waar staat pagina site lijst euro maar",
};

/** What an amount is not any more stands behind these: 'not 8', 'statt 20', 'non più 2'. */
const NO_MORE: Record<RequestLanguage, string> = {
  en: "not|no longer|instead of|rather than|was|used to be|down from|up from",
  de: "nicht|nicht mehr|statt|anstatt|keine|war|waren|bisher|vorher",
  es: "no|ya no|en vez de|en lugar de|antes|era|eran",
  fr: "pas|plus|au lieu de|avant|était",
  it: "non|non più|invece di|al posto di|prima|era",
  pt: "não|nao|não é mais|nao é mais|não mais|em vez de|no lugar de|antes|era",
  nl: "niet|niet meer|geen|in plaats van|ipv|was|eerst",
};

/** What goes on behind a price that is told, and says nothing of it. */
const GOES_ON: Record<RequestLanguage, string> = {
  en: "while|because|cos|coz|cause|since|so|as we|as the|as they|the rest|rest|others|all others|everything else|all the rest|anything else|other prices|all other",
  de: "weil|da|damit|der rest|rest|alles andere|die anderen|alle anderen|alles übrige|sonst|mehr nicht",
  es: "porque|que luego|ya que|el resto|resto|lo demás|lo demas|los demás|las demás|todo lo demás",
  fr: "parce|car|puisque|le reste|reste|tout le reste|les autres|sinon",
  it: "perché|perche|poiché|il resto|resto|tutto il resto|gli altri|le altre",
  pt: "porque|pois|já que|o resto|resto|o restante|os outros|as outras|viu|tá bom|ta bom",
  nl: "omdat|want|de rest|rest|al het andere|de andere|verder",
};

/** What a price is for: each, a kilo, a night. */
const UNITS: Record<RequestLanguage, string> = {
  en: "each|apiece|kilo|kg|person|head|hour|night|day|week|month|year|piece|user|go|unit|pair|session|slice|dozen",
  de: "je|pro|stück|kilo|kg|person|stunde|nacht|tag|woche|monat|jahr|einheit|paar|portion",
  es: "kilo|kg|unidad|persona|hora|noche|día|semana|mes|año|pieza|ración|par",
  fr: "kilo|kg|pièce|personne|heure|nuit|jour|semaine|mois|an|chacun|chacune|paire|unité",
  it: "chilo|kg|etto|pezzo|persona|ora|notte|giorno|settimana|mese|anno|testa|paio|cadauno|l'uno",
  pt: "quilo|kg|unidade|pessoa|hora|noite|dia|semana|mês|ano|peça|par|cada",
  nl: "stuk|kilo|kg|persoon|uur|nacht|dag|week|maand|jaar|paar|keer",
};

/** Lists of a kind in all languages: owners say a price of a page in another language than its own. */
const wordsOf = (lists: Record<RequestLanguage, string>, sign: string): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap((list) => list.split(sign)));

const tells = wordsOf(TELLS, " ");
const units = wordsOf(UNITS, "|");
const goesOn = new RegExp(`^(?:${[...wordsOf(GOES_ON, "|")].join("|")})(?!\\p{L})`, "iu");
const noMore = new RegExp(
  `(?<![\\p{L}])(?:${[...wordsOf(NO_MORE, "|")].sort((a, b) => b.length - a.length).join("|")})(?!\\p{L})`,
  "iu",
);

const partsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[\s,.;:!?¡¿()/–—-]+/u)
    .filter(Boolean);

/** Whether a word only tells that something costs something from now on. */
export const isTelling = (text: string): boolean =>
  partsOf(text).every((part) => tells.has(part) || part.split("'").every((each) => tells.has(each) || each.length < 2));

export const isUnit = (text: string): boolean => {
  const parts = partsOf(text);
  return (
    parts.length > 0 &&
    parts.every((part) => units.has(part) || tells.has(part)) &&
    parts.some((part) => units.has(part))
  );
};

/** Whether what stands before an amount says that it is the one until now. */
export const endsOld = (before: string): boolean => noMore.test(before);

/** Whether a text behind a price is talk. */
export const isTalkBehind = (text: string): boolean => goesOn.test(text);
