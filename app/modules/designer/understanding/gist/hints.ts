import { REQUEST_LANGUAGES } from "~/lib/languages";
import { detectSaid } from "../said-lexicon";
import { saidPatterns } from "../words/said-patterns";
import type { SaidTables } from "../words/said-tables";

/** What a clause of free speech tells by a word or two. */
export type Hint = "keep" | "remove" | "not" | "turn" | "told" | "missing" | "rest" | "plain";

/** Behind which a clause goes on as another, that a thing stays, that it goes, that something is not to be, or is told. */
const HINTS: SaidTables<Hint> = {
  en: {
    keep: "stay|stays|keep|keeps|keep it|remain|remains|leave it|leave them|leave the|leave that|as it is|as they are|as is|how it is|don't touch|dont touch|unchanged|still there",
    remove:
      "off the site|come off the page|comes off the|come off the|off the page|off the website|off the menu|off the list|off the prices|pull it off|pull that off|pull them off|pull those off|take those off|take it off|take it down|take that off|take it out|take them off|should go|can go|needs to go|has to go|must go|should never have been",
    not: "not|don't|dont|do not|doesn't|didn't|never|no|isn't|aren't|without|nor|won't|can't",
    turn: "but|cos|coz|'cos|cuz|because|since|thats|that's|that’s|which|whereas|while",
    told: "he|she|they|who|people|customers|everyone|everybody|somebody|someone|nobody|wife|husband|mum|dad",
    missing: "missing|new|another|one more|as well|too",
    plain:
      "i|you|your|yours|we|us|me|my|this|that|these|those|what|when|where|how|why|have|has|had|was|were|been|being|will|would|like|love|look|looks|think|know|want|wants|people|really|still|always|only|also|here|there|very|much|many|some|more|most|them|their|from|with|about|into|onto|over|again|anymore|nobody|thing|things|stuff|first|last|new|old|good|nice|page|site",
    rest: "the rest|rest|everything else|all else|the others|the other",
  },
  de: {
    keep: "bleibt|bleiben|lass|lassen|lasst|belassen|behalten|behält|so lassen|unverändert|stehen lassen",
    remove:
      "weg|raus|heraus|herausnehmen|rausnehmen|runter|entfernt|gelöscht|rauswerfen|runternehmen|kann weg|muss weg|soll weg",
    not: "nicht|kein|keine|keinen|keiner|nie|ohne|nichts",
    turn: "aber|weil|denn|da|damit|sondern|während|deshalb|deswegen|also",
    told: "er|sie|leute|kunden|alle|viele|frau|mann",
    missing: "fehlt|fehlen|neu|neue|neuer|neues|neuen|noch|dazu",
    plain:
      "ich|du|sie|wir|ihr|uns|mir|mich|dir|dich|unser|mein|dein|diese|dieser|dieses|war|waren|haben|hat|hatte|wird|wurde|sind|noch|schon|immer|sehr|mehr|viel|viele|ganz|hier|dort|dann|denn|nicht|nichts|gibt|geht|wie|was|wer|wo|wenn|dass|auch|nur|neu|alt|gut|seite",
    rest: "rest|der rest|alles andere|die anderen|andere",
  },
  es: {
    keep: "queda|quedan|se queda|se quedan|déjalo|dejalo|déjala|dejala|dejar|igual|no toques|tal cual|sigue|siguen|siga|sigan",
    remove: "fuera|quitar|borrar|sobra|sobran",
    not: "no|ni|nunca|sin|tampoco",
    turn: "pero|porque|que|pues|ya que|sino|así que|entonces",
    told: "gente|clientes|todos|ella|él|mujer|marido",
    missing: "falta|faltan|nuevo|nueva|otro|otra|más",
    plain:
      "yo|tu|nosotros|nos|me|mi|este|esta|esto|ese|esa|eso|que|qué|como|cómo|cuando|donde|tiene|tengo|hay|está|están|era|fue|muy|más|menos|todo|toda|también|aquí|allí|ya|solo|nuevo|viejo|bueno|página|sitio|gusta|gustan",
    rest: "el resto|resto|lo demás|los demás|las demás|las otras|los otros",
  },
  fr: {
    keep: "reste|restent|laissez|laisse|laisser|garder|gardez|garde|gardent|tel quel|ne touchez|ne touche|inchangé",
    remove: "à enlever|à supprimer|enlever|supprimer|retirer|dehors|virer",
    not: "ne|n'|pas|jamais|sans|ni|aucun|aucune",
    turn: "mais|parce que|car|qui|puisque|donc|du coup|alors",
    told: "gens|clients|il|elle|ils|elles|femme|mari",
    missing: "manque|manquent|nouveau|nouvelle|encore|en plus|aussi",
    plain:
      "je|tu|il|elle|nous|vous|ils|elles|me|moi|toi|cet|cette|ces|qui|que|quoi|comment|quand|où|est|sont|était|avoir|avons|avez|ont|très|plus|moins|tout|toute|aussi|ici|encore|toujours|nouveau|vieux|bon|page|site",
    rest: "le reste|reste|les autres|tout le reste",
  },
  it: {
    keep: "resta|restano|rimane|rimangono|mantiene|mantenga|lascia|lasciare|lasciate|lascialo|lasciala|lasciali|lasciale|non toccare|non toccarlo|uguale|così com'è",
    remove: "via|da togliere|togliere|fuori",
    not: "non|né|mai|senza|nessun|nessuna",
    turn: "ma|perché|che|però|poiché|quindi|allora|dunque",
    told: "gente|clienti|lui|lei|loro|moglie|marito",
    missing: "manca|mancano|nuovo|nuova|anche|altro|altra",
    plain:
      "io|tu|lui|lei|noi|voi|loro|mi|ti|ci|vi|questo|questa|quello|quella|che|cosa|come|quando|dove|è|sono|era|hanno|abbiamo|molto|più|meno|tutto|tutta|anche|qui|ancora|sempre|nuovo|vecchio|buono|pagina|sito|piace|piacciono",
    rest: "il resto|resto|gli altri|le altre|tutto il resto",
  },
  pt: {
    keep: "continua|continuam|fica como|ficam|fica igual|mantém|mantêm|mantenha|mantenham|manter|não mexe|não mexa|igual",
    remove: "fora|tirar|apagar|sair",
    not: "não|nao|nem|nunca|sem|nenhum|nenhuma",
    turn: "mas|porque|que|pois|já que|então|entao|por isso",
    told: "gente|clientes|ele|ela|eles|elas|marido|mulher",
    missing: "falta|faltam|novo|nova|mais um|mais uma|também",
    plain:
      "eu|tu|você|ele|ela|nós|nos|eles|me|mim|este|esta|isto|esse|essa|isso|que|como|quando|onde|está|são|era|tem|temos|muito|mais|menos|tudo|toda|também|aqui|ainda|sempre|novo|velho|bom|página|site",
    rest: "o resto|resto|os outros|as outras|o restante",
  },
  nl: {
    keep: "blijft|blijven|laat|laten|laten staan|hetzelfde|zoals het is|behouden|houden|houdt|behoudt",
    remove: "weg|eruit|eraf|eraf halen|verwijderd|van de site af|af|weghalen|weggehaald",
    not: "niet|geen|nooit|zonder|niets",
    turn: "maar|want|omdat|die|dat|terwijl|dus|daarom",
    told: "hij|ze|zij|mensen|klanten|iedereen|man|vrouw",
    missing: "ontbreekt|mist|nieuw|nieuwe|nog|ook|erbij",
    plain:
      "ik|jij|je|u|wij|we|ons|onze|hij|zij|ze|mij|me|deze|dit|die|dat|wat|wie|waar|hoe|wanneer|heeft|hebben|had|was|waren|wordt|worden|heel|zeer|meer|veel|alles|ook|hier|daar|nog|steeds|altijd|nieuw|oud|goed|pagina|site|komen|gaat|gaan",
    rest: "de rest|rest|de andere|al het andere",
  },
};

const patternOf = saidPatterns(HINTS);

/** The hints of the language that a message is in. */
export const hintsFor = (message: string) => {
  const language = detectSaid(message);
  // A short message may be taken for the wrong language: what it must not do counts in all of them.
  const tells = (text: string, hint: Hint): boolean =>
    hint === "not"
      ? REQUEST_LANGUAGES.some((each) => patternOf(each, hint).test(text))
      : patternOf(language, hint).test(text);
  return Object.assign(tells, { language });
};

export type Hints = ReturnType<typeof hintsFor>;
