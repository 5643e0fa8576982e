import type { ReadLanguage, WordTables } from "./reading/read-languages";

/**
 * `type` names a kind of street before its name, `ending` behind it or at its end; `within` leads
 * to a street that is named after a place ("Am Markt"); `unit` is a part of a house; `link` stands inside names;
 * `number` leads to a house number; `past` says that an address is not, or no longer, the
 * business's own; `lead` leads to one that is; `venue` is what a business may have there, before its street.
 */
export type AddressWord =
  | "type"
  | "ending"
  | "within"
  | "unit"
  | "link"
  | "number"
  | "noNumber"
  | "past"
  | "lead"
  | "venue";

export const ADDRESS_WORDS: WordTables<AddressWord> = {
  en: {
    type: "avenue|boulevard|place|square",
    ending:
      "street|st|st.|road|rd|rd.|ave|ave.|lane|ln|ln.|drive|dr|dr.|blvd|blvd.|court|ct|pl|sq|way|parkway|pkwy|highway|hwy|terrace|close|crescent|" +
      "row|mews|hill|gardens|grove|quay|wharf|yard|parade|broadway|walk|gate|embankment|alley|trail|circle|cir|loop|pike|turnpike|green|rise|view|" +
      "vale|esplanade|promenade|arcade|bank|bridge|track|industrial estate|business park|retail park|trading estate",
    unit: "shop|lot|plot|lower level|upper level|level|back door|suite|ste|ste.|unit|apt|apt.|apartment|floor|room|flat|building|ground floor|first floor|second floor|third floor|top floor|basement|#",
    link: "the|of|upper|and|&|on|by|le|under|upon",
    number: "no|no.|number",
    past: "moved from|used to be|formerly|former|previously|until|before that|no longer|park at|parking at|not at|opening soon at",
    lead: "find us at|find us on|find us on the|find us in|visit us at|visit|come to|we are at|we're at|were at|i am at|i'm at|located at|is at|are at|based at|shop at|store at|office at|studio at|workshop at|stands at|address is|post to|shop on|studio on|office on|office is",
    venue: "studio|workshop|practice|showroom|office",
  },
  de: {
    ending:
      "straße|strasse|str.|str|weg|platz|allee|gasse|ufer|damm|ring|chaussee|markt|steig|stieg|graben|hof|promenade|zeile|twiete",
    within:
      "am|an der|an den|auf dem|auf der|im|in der|in den|zum|zur|beim|hinter der|hinter dem|unter den|vor dem|alter|alte|obere|untere|lange",
    unit: "hinterhof|im hinterhof|im hof|stock|etage|og|eg|ug|erdgeschoss|hinterhaus|vorderhaus|seitenflügel|aufgang|stiege|top|tür",
    link: "von|der|den|dem|des|zu|zum|und|am|im|an|auf|in|bei|ob",
    number: "nr.|nr|nummer",
    past: "früher|ehemals|ehemalige|ehemaligen|umgezogen|vormals|parken",
    lead: "befindet sich im|befindet sich in der|sie finden uns|findet ihr uns|finden sie uns in der|wir sind in der|wir sind am|in der|in die|am standort|unsere adresse ist|unser laden ist in der|unsere praxis liegt in der|besuchen sie uns in der",
    venue:
      "studio|praxis|atelier|laden|werkstatt|kanzlei|büro|geschäft|filiale|standort|adresse|restaurant|café|salon|ordination|hofladen",
  },
  es: {
    type:
      "calle|c/|c.|avda|avda.|avenida|av.|av|plaza|pza|pza.|paseo|pº|ronda|camino|carretera|ctra.|carrer|passeig|plaça|alameda|calzada|gran vía|gran via|cuesta|travesía|callejón|" +
      "rambla|glorieta|urbanización|polígono|polígono industrial|pasaje|pje.|jirón|malecón",
    unit: "local|piso|bajo|bajos|planta|puerta|escalera|esc.|oficina|nave|entresuelo|ático|edificio|interior|int.|altos|depto.",
    link: "de|del|la|las|el|los|y|e|les|d'|l'",
    number: "nº|n.º|núm.|núm|num.|número|n°",
    noNumber: "s/n",
    past: "antes|antigua|antiguo|hasta ahora|nos mudamos de",
    lead: "estamos en|está en|esta en|queda en|nos encontramos en|estamos en la|situados en|ubicados en|visítanos en|visítenos en|en la|la dirección es|nuestra tienda en|nuestro local en",
    venue: "estudio|taller|tienda|consulta|despacho|clínica|dirección",
  },
  ar: {
    type: "شارع|طريق|درب|زنقة|نهج|جادة|حي|حارة|ميدان|كورنيش",
    unit: "الطابق|طابق|بناية|مكتب|شقة|عمارة|مبنى|محل|برج",
    link: "و",
    number: "رقم",
    past: "سابقا|سابقاً",
    lead: "نقع في|عنواننا|موقعنا|تجدوننا في|في",
    venue: "عيادة|محلنا|مكتبنا|مقرنا",
  },
  fr: {
    type: "rue|avenue|boulevard|bd|bd.|place|quai|impasse|allée|allées|chemin|route|cours|faubourg|passage|square|sentier|montée|esplanade|villa|cité|voie|rond-point|rang|côte|ruelle|hameau",
    unit: "étage|bâtiment|bât.|bât|appartement|appt|escalier|porte|rez-de-chaussée|rdc|zone artisanale|za|zac|zi|lot",
    link: "de|du|des|la|le|les|d'|l'|à|aux|au|et|sous|sur",
    number: "n°",
    past: "anciennement|avant|ancienne adresse",
    lead: "se trouve au|vous attend au|vous accueille au|nous sommes au|nous sommes|retrouvez-nous au|venez nous voir au|situé au|située au|sis|notre adresse est|au",
    venue: "atelier|cabinet|boutique|magasin|bureau|adresse",
  },
  it: {
    type: "via|viale|v.le|piazza|p.zza|p.za|piazzale|piazzetta|corso|c.so|largo|l.go|vicolo|strada|lungotevere|lungarno|contrada|borgo|salita|calle|campo|fondamenta|riva|località|loc.|vico|galleria|lungomare|lungolago|banchina|molo|borgata",
    unit: "piano|interno|int.|scala|palazzina|edificio|terra",
    link: "di|della|del|dei|delle|degli|dello|dell'|da|dal|al|alla|e|san|santa|d'",
    number: "n.|n°|numero",
    noNumber: "snc",
    past: "ex|prima|trasferiti da",
    lead: "siamo in|ci trovate in|ci troviamo in|venite a trovarci in|il nostro indirizzo è|in",
    venue: "studio|laboratorio|negozio|bottega|ufficio|sede|indirizzo",
  },
  pt: {
    type: "rua|r.|avenida|av.|travessa|tv.|largo|praça|pça|alameda|estrada|calçada|beco|rossio|rodovia|praceta|quinta|bairro|cais|viela",
    unit: "sobreloja|fundos|andar|loja|sala|bloco|apto|apto.|apartamento|r/c|rés-do-chão|dto|dto.|esq|esq.|fração|cave",
    link: "de|da|do|das|dos|e|a|o",
    number: "nº|n.º|n°|número",
    noNumber: "s/n",
    past: "antigamente|antiga morada|até agora",
    lead: "fica na|fica no|estamos na|estamos no|ficamos na|ficamos no|visite-nos na|situados na|a nossa morada é|na",
    venue: "estúdio|ateliê|consultório|escritório|endereço|morada",
  },
  nl: {
    ending: "straat|laan|weg|plein|gracht|kade|dijk|singel|steeg|markt|pad|dreef|hof|wal|baan|lei|kaai|vest|haven",
    type: "boulevard",
    within: "aan de|aan het|op de|achter de|lange|korte|oude|nieuwe",
    unit: "bus|verdieping|begane grond|unit",
    link: "van|der|den|de|het|ten|ter|'t|op|aan|in",
    number: "nr.|nr",
    past: "voorheen|vroeger|verhuisd",
    lead: "wij zitten aan de|wij zitten op de|u vindt ons aan de|u vindt ons op|bezoek ons op|bezoek ons aan de|ons adres is|aan de",
    venue: "atelier|praktijk|winkel|werkplaats|kantoor|zaak|adres",
  },
  pl: {
    type: "ul.|ul|ulica|ulicy|al.|aleja|aleje|alei|pl.|plac|placu|os.|osiedle|rynek|rondo|skwer|bulwar|trakt|szosa",
    unit: "w podwórzu|w oficynie|wejście od podwórza|lok.|lokal|m.|mieszkanie|piętro|klatka|budynek|parter",
    link: "i|nad|pod|na|św.|gen.|ks.|dr.|marsz.|prof.|kard.",
    number: "nr",
    past: "dawniej|wcześniej",
    lead: "mieści się przy|znajdziesz nas przy|znajdziecie nas przy|jesteśmy przy|mieścimy się przy|zapraszamy na|nasz adres to|przy",
    venue: "pracownia|gabinet|sklep|warsztat|biuro|adres|salon",
  },
};

/** Names of streets that end so in languages of the North; pages in these languages are read for their places only. */
const NORTHERN_ENDINGS =
  "gatan|gata|vägen|vegen|veien|vej|gade|väg|torget|torvet|plads|plass|allé|katu|tie|kuja|brygga";

/** The endings of compound names of streets, as a pattern. */
export const STREET_ENDINGS = [ADDRESS_WORDS.de.ending, ADDRESS_WORDS.nl.ending, NORTHERN_ENDINGS]
  .join("|")
  .replaceAll(".", "\\.");

/** What stands behind a town, without a code: counties, states and provinces, in lower case. */
export const REGIONS = new Set(
  (
    "avon|bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|county durham|essex|gloucestershire|greater london|greater manchester|" +
    "hampshire|herefordshire|hertfordshire|isle of wight|kent|lancashire|leicestershire|lincolnshire|london|merseyside|middlesex|norfolk|northamptonshire|northumberland|nottinghamshire|" +
    "oxfordshire|rutland|shropshire|somerset|staffordshire|suffolk|surrey|east sussex|west sussex|sussex|tyne and wear|warwickshire|west midlands|wiltshire|worcestershire|yorkshire|" +
    "north yorkshire|south yorkshire|west yorkshire|east yorkshire|anglesey|carmarthenshire|ceredigion|conwy|denbighshire|flintshire|glamorgan|gwent|gwynedd|monmouthshire|pembrokeshire|" +
    "powys|wrexham|aberdeenshire|angus|argyll|argyll and bute|ayrshire|banffshire|berwickshire|caithness|dumfries and galloway|fife|highland|inverness-shire|lanarkshire|midlothian|moray|" +
    "orkney|perthshire|renfrewshire|ross-shire|shetland|stirlingshire|sutherland|co. antrim|isle of skye|isle of man|jersey|guernsey|" +
    "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|" +
    "michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|" +
    "south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|puerto rico|" +
    "alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|prince edward island|quebec|québec|saskatchewan|yukon|" +
    "new south wales|victoria|queensland|tasmania|western australia|south australia|" +
    "aguascalientes|baja california|campeche|chiapas|chihuahua|coahuila|colima|durango|guanajuato|jalisco|michoacán|nayarit|nuevo león|oaxaca|puebla|" +
    "querétaro|quintana roo|san luis potosí|sinaloa|sonora|tabasco|tamaulipas|tlaxcala|veracruz|yucatán|zacatecas"
  ).split("|"),
);

/** Of these countries owners write the names behind a town. */
const COUNTRIES =
  "GB IE US CA AU NZ DE AT CH LI LU BE NL FR MC IT ES PT AD PL CZ SK HU SI HR DK SE NO FI IS GR CY MT BR MX AR CL CO PE UY EC BO PY CR EG MA TN DZ JO LB SA AE QA KW BH OM";
const ALSO =
  "uk|u.k.|usa|u.s.a.|united states of america|england|scotland|wales|northern ireland|the netherlands|holland|éire";

/** The names of countries in the languages that are read, in lower case. */
export const COUNTRY_NAMES = new Set([
  ...ALSO.split("|"),
  ...(Object.keys(ADDRESS_WORDS) as ReadLanguage[]).flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return COUNTRIES.split(" ").map((code) => names.of(code)!.toLowerCase());
  }),
]);
