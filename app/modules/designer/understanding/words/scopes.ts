import type { Device, Ordinal, Scope } from "../names";
import type { SaidTables } from "./said-tables";

const SCOPE: SaidTables<Scope> = {
  en: {
    all: "all|every|each|all of|all the|all of the|all our",
    only: "only",
    everywhere:
      "everywhere|throughout|everywhere on the page|on the whole page|across the site|wherever it says that|wherever it says so|wherever it says it|wherever it stands|wherever it appears|wherever it is|everywhere it says that|everywhere it appears|in every place|in all places|in all the places|all over the site|on the whole site|on the whole website|across the whole site",
    both: "both",
    except: "except|but not|apart from|everything else|all else|anything else",
  },
  de: {
    all: "alle|jede|jeden|jedes|jeder|allen|sämtliche",
    only: "nur|bloß nur|ausschließlich",
    everywhere:
      "überall|auf der ganzen seite|überall wo es steht|überall wo das steht|auf der ganzen website|an allen stellen|auf der gesamten seite",
    both: "beide|beiden",
    except: "außer|ausser|aber nicht|alles andere",
  },
  es: {
    all: "todos|todas|todos los|todas las|cada",
    only: "solamente|únicamente|sólo",
    everywhere:
      "en todas partes|en toda la página|en todos los sitios donde salga|en todos los sitios donde sale|en todos los sitios|donde salga|en toda la web|en todos lados|por todas partes",
    both: "ambos|ambas",
    except: "excepto|menos el|salvo|todo lo demás",
  },
  fr: {
    all: "tous|toutes|tous les|toutes les|chaque",
    only: "seulement|uniquement",
    everywhere:
      "partout|sur toute la page|partout où c'est écrit|sur tout le site|partout où il apparaît|à tous les endroits",
    both: "les deux",
    except: "sauf|tout le reste",
  },
  it: {
    all: "tutti|tutte|tutti i|tutte le|ogni",
    only: "soltanto|solamente",
    everywhere:
      "ovunque|dappertutto|in tutta la pagina|in tutto il sito|su tutto il sito|ovunque compaia|da tutte le parti|dovunque",
    both: "entrambi|entrambe",
    except: "tranne|eccetto|tutto il resto",
  },
  pt: {
    all: "todos|todas|todos os|todas as|cada",
    only: "somente|unicamente",
    everywhere:
      "em todo o lado|em todos os lugares|em toda a página|em todo o site|no site todo|em todo lugar|onde aparecer|por todo o site",
    both: "ambos|ambas",
    except: "exceto|menos o|todo o resto|tudo o resto",
  },
  nl: {
    all: "alle|elke|ieder|iedere|al de",
    only: "alleen|enkel",
    everywhere: "overal|op de hele pagina|overal waar het staat|op de hele site|overal op de site|op alle plekken",
    both: "beide",
    except: "behalve|al het andere|de rest",
  },
};
const DEVICE: SaidTables<Device> = {
  en: {
    phone:
      "on phones|on mobile|on mobiles|on the phone|on my phone|on a phone|on small screens|on smartphones|on mobile phones|on mobile devices|for mobile|for phones|on cell phones|on my own phone|on their phones|on phones only|on mobile only|only on phones|only on mobile|on the mobile|on my mobile|on their mobiles|on a mobile|on mobile phones only",
    tablet: "on tablets|on tablet|on ipads",
    desktop: "on desktop|on desktops|on computers|on a computer|on large screens|on big screens|on laptops|on pc",
  },
  de: {
    phone:
      "auf dem handy|auf handys|am handy|auf smartphones|auf dem smartphone|mobil|auf mobilgeräten|auf dem telefon|auf meinem handy|am telefon|auf dem mobiltelefon|auf telefonen|nur auf dem handy|nur am handy|auf kleinen bildschirmen",
    tablet: "auf tablets|auf dem tablet",
    desktop: "am computer|am desktop|auf dem desktop|am pc|auf großen bildschirmen",
  },
  es: {
    phone:
      "en el móvil|en móviles|en móvil|en el celular|en el teléfono|en celulares|en mi móvil|en el movil|en mi movil|en mi teléfono|en los móviles|desde el móvil|solo en el móvil",
    tablet: "en tabletas",
    desktop: "en el ordenador|en escritorio|en computadoras",
  },
  fr: {
    phone:
      "sur mobile|sur téléphone|sur les téléphones|sur smartphone|sur portable|sur le téléphone|sur mon téléphone|sur mon portable|sur les portables|sur les mobiles|sur le portable|sur mon mobile|sur un téléphone",
    tablet: "sur tablette",
    desktop: "sur ordinateur|sur les ordinateurs",
  },
  it: {
    phone:
      "sul telefonino|dal telefonino|sui telefonini|su mobile|sul cellulare|sui cellulari|sul telefono|su smartphone|sui telefoni|sul mio telefono|sul mio cellulare|dal telefono|dal cellulare|nel telefono|solo sul telefono",
    tablet: "su tablet",
    desktop: "su desktop|sul computer|su computer",
  },
  pt: {
    phone:
      "no telemóvel|no celular|em telemóveis|em celulares|no telefone|no mobile|em dispositivos móveis|no meu celular|no meu telemóvel|pelo celular|nos celulares|no meu telefone",
    tablet: "em tablets",
    desktop: "no computador|em computadores|no desktop",
  },
  nl: {
    phone:
      "op mobiel|op telefoons|op de telefoon|op smartphones|op je telefoon|mobiel|op mijn telefoon|op de mobiel|op mijn mobiel|alleen op mobiel",
    tablet: "op tablets",
    desktop: "op de computer|op computers|op desktop",
  },
};
const ORDINAL: SaidTables<Ordinal> = {
  en: {
    first: "first|1st",
    second: "second|2nd",
    third: "third|3rd",
    fourth: "fourth|4th",
    fifth: "fifth|5th",
    sixth: "sixth|6th",
    seventh: "seventh|7th",
    eighth: "eighth|8th",
    ninth: "ninth|9th",
    tenth: "tenth|10th",
    last: "last|very last|final",
  },
  de: {
    first: "erste|ersten|erster|erstes",
    second: "zweite|zweiten|zweiter|zweites",
    third: "dritte|dritten|dritter|drittes",
    fourth: "vierte|vierten|viertes",
    fifth: "fünfte|fünften",
    sixth: "sechste|sechsten",
    seventh: "siebte|siebten",
    eighth: "achte|achten",
    ninth: "neunte|neunten",
    tenth: "zehnte|zehnten",
    last: "letzte|letzten|letzter|letztes",
  },
  es: {
    first: "primero|primera|primer|primeros|primeras",
    second: "segundo|segunda",
    third: "tercero|tercera|tercer",
    fourth: "cuarto|cuarta",
    fifth: "quinto|quinta",
    sixth: "sexto|sexta",
    seventh: "séptimo|séptima",
    eighth: "octavo|octava",
    ninth: "noveno|novena",
    tenth: "décimo|décima",
    last: "último|última|ultimo|ultima",
  },
  fr: {
    first: "premier|première|premiers|premières",
    second: "deuxième|second|seconde",
    third: "troisième",
    fourth: "quatrième",
    fifth: "cinquième",
    sixth: "sixième",
    seventh: "septième",
    eighth: "huitième",
    ninth: "neuvième",
    tenth: "dixième",
    last: "dernier|dernière",
  },
  it: {
    first: "primo|prima|primi|prime",
    second: "secondo|seconda",
    third: "terzo|terza",
    fourth: "quarto|quarta",
    fifth: "quinto|quinta",
    sixth: "sesto|sesta",
    seventh: "settimo|settima",
    eighth: "ottavo|ottava",
    ninth: "nono|nona",
    tenth: "decimo|decima",
    last: "ultimo|ultima",
  },
  pt: {
    first: "primeiro|primeira|primeiros|primeiras",
    second: "segundo|segunda",
    third: "terceiro|terceira",
    fourth: "quarto|quarta",
    fifth: "quinto|quinta",
    sixth: "sexto|sexta",
    seventh: "sétimo|sétima",
    eighth: "oitavo|oitava",
    ninth: "nono|nona",
    tenth: "décimo|décima",
    last: "último|última|ultimo|ultima",
  },
  nl: {
    first: "eerste",
    second: "tweede",
    third: "derde",
    fourth: "vierde",
    fifth: "vijfde",
    sixth: "zesde",
    seventh: "zevende",
    eighth: "achtste",
    ninth: "negende",
    tenth: "tiende",
    last: "laatste",
  },
};

/** Which of several, and where they are seen, by language. */
export const SCOPES = { scope: SCOPE, device: DEVICE, ordinal: ORDINAL };
