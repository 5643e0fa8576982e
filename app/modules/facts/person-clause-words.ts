import type { WordTables } from "./reading/read-languages";

/**
 * `kin` belongs to the owner's family; `place` says where somebody works; `is` stands between that and a name; `join`
 * goes on to the next; `own` stands before a role; `me`, `name` and
 * `i` lead to the owner's name, `run` to what people of the business
 * do; `led` leads to who runs it ("hoy la llevamos Ann Bell y Tom"); `ask` leads to whom to ask for, `talk` to somebody
 * and never to a thing; `team` to those who work with somebody.
 */
export type ClauseWord =
  | "kin"
  | "place"
  | "is"
  | "join"
  | "own"
  | "me"
  | "name"
  | "i"
  | "run"
  | "led"
  | "ask"
  | "talk"
  | "team";

export const CLAUSE_WORDS: WordTables<ClauseWord> = {
  en: {
    kin: "husband|wife|son|daughter|brother|sister|mother|father|dad|mum|mom|cousin|nephew|niece|granddaughter|grandson|sister in law|brother in law|sister-in-law|brother-in-law|son in law|son-in-law|daughter in law|daughter-in-law|mother in law|mother-in-law|father in law|father-in-law|boy|partner",
    place:
      "at the desk|on the desk|at the front desk|on reception|at reception|in the kitchen|behind the bar|behind the counter|at the counter|in the office|in the workshop|in the shop|at the till|front of house",
    is: "is|are|works|work|is called|are called",
    join: "and|&|+|plus|or|as well as|with|and with",
    own: "our|my|the|a|an|his|her|their",
    me: "just us|both of us|two people|one woman|one man|i work alone|on my own|me",
    name: "my name is|my name's",
    i: "i|im|i'm|i am",
    run: "we run|we own|we started|we opened|we have",
    ask: "ask for|speak to",
    team: "team|staff",
    talk: "talk to|speak with|talk with",
  },
  de: {
    kin: "mann|frau|sohn|tochter|bruder|schwester|mutter|vater|ehemann|ehefrau|schwager|schwägerin|schwiegersohn|schwiegertochter|neffe|nichte|cousin|cousine|enkel|enkelin",
    place:
      "laden|am tresen|hinterm tresen|tresen|im lager|in der backstube|in der praxis|service|küche|in der küche|an der theke|hinter der theke|am empfang|im service|im büro|in der werkstatt|im laden|im verkauf|an der kasse",
    is: "ist|sind|macht|machen|steht|stehen|arbeitet|heißt|heißen|heisst|heissen",
    join: "und|&|+|sowie|oder|mit|und mit",
    own: "den|unser|unsere|mein|meine|meinem|meiner|der|die|das|ein|eine|sein|seine|ihr|ihre|meine|unsere",
    name: "mein name ist|ich heiße",
    i: "ich bin",
    run: "führen wir|betreiben wir|haben wir",
    ask: "fragen sie nach|verlangen sie|fragt nach",
    team: "team",
    me: "ich arbeite allein|ich allein|wir beide|wir zwei",
    talk: "sprechen sie mit|reden sie mit",
  },
  es: {
    kin: "mamá|papá|marido|esposo|esposa|mujer|hijo|hija|hermano|hermana|madre|padre|viejo|vieja|primo|prima|sobrino|sobrina|nieto|nieta|cuñado|cuñada|yerno|nuera",
    place: "en la cocina|en cocina|en sala|en la barra|en el mostrador|en recepción|en la oficina|en el taller",
    is: "es|son|está|están|se llama|se llaman",
    join: "y|e|&|+|más|o|u|con|y con",
    own: "nuestro|nuestra|mi|el|la|un|una|su|los|las|nuestros|nuestras|mis",
    me: "trabajo solo|trabajo sola|nosotros dos|nosotras dos|dos personas|y yo|soy yo",
    name: "me llamo|mi nombre es",
    i: "yo|soy|yo soy",
    run: "atendemos|llevamos|atienden|atiende",
    ask: "preguntar por|pregunte por|pregunta por|preguntad por",
    team: "equipo",
    talk: "hable con|habla con|hablad con|hablar con",
    led: "la llevamos|lo llevamos|la llevan|lo llevan|la regentan|lo regentan|la atienden|lo atienden|al frente están",
  },
  ar: {
    kin: "زوجي|زوجتي|ابني|ابنتي|أخي|أختي",
    place: "في المطبخ|في الاستقبال",
    join: "و|مع",
    name: "اسمي",
    ask: "اسأل عن",
    team: "الفريق",
    me: "أعمل وحدي",
    talk: "تحدث مع|تحدث إلى",
  },
  fr: {
    kin: "papa|maman|mari|femme|épouse|époux|fils|fille|frère|sœur|soeur|mère|père|cousin|cousine|neveu|nièce|petit-fils|petite-fille|gendre|beau-frère|belle-sœur",
    place:
      "en cuisine|en salle|à l'accueil|au comptoir|au bar|à la caisse|au four|à l'atelier|au bureau|en boutique|au service",
    is: "est|sont|c'est|s'appelle|s'appellent",
    join: "et|&|+|ainsi que|ou|avec|et avec",
    own: "notre|mon|ma|le|la|les|un|une|son|sa|leur|nos",
    me: "je travaille seul|je travaille seule|nous deux|à deux|et moi",
    name: "je m'appelle|mon nom est",
    i: "je|je suis",
    run: "nous tenons|nous avons|on tient",
    ask: "demandez|demander",
    team: "équipe",
    talk: "parlez à|parlez avec|parler à",
    led: "aux commandes",
  },
  it: {
    kin: "suocero|suocera|marito|moglie|figlio|figlia|fratello|sorella|madre|padre|mamma|papà|cugino|cugina|nipote|genero|nuora|cognato|cognata",
    place: "in sala|in cucina|al forno|al banco|alla cassa|al bancone|in ufficio|in officina|in negozio",
    is: "è|sono|c'è|ci sono|si chiama|si chiamano",
    join: "e|ed|&|+|più|o|con|e con",
    own: "nostro|nostra|mio|mia|il|la|lo|un|una|suo|sua|i|gli|le|nostri|nostre",
    me: "lavoro da solo|lavoro da sola|noi due|siamo in due|e io|ed io",
    name: "mi chiamo|il mio nome è",
    i: "io|io sono",
    run: "gestiamo|abbiamo",
    ask: "chiedere di|chiedete di",
    team: "squadra|team",
    talk: "parlate con|parla con|parlare con",
    led: "la gestiscono|lo gestiscono|la guidano|lo guidano|la mandano avanti|lo mandano avanti",
  },
  pt: {
    kin: "mamãe|papai|sogro|sogra|marido|esposa|mulher|filho|filha|irmão|irmã|mãe|pai|primo|prima|sobrinho|sobrinha|neto|neta|genro|nora|cunhado|cunhada",
    place: "ao balcão|na cozinha|na sala|na receção|na recepção|no escritório|na oficina|na loja|no caixa",
    is: "é|são|está|estão|fica|chama-se|se chama|chamam-se|se chamam",
    join: "e|&|+|mais|ou|com|e com",
    own: "nosso|nossa|meu|minha|o|a|um|uma|seu|sua|os|as|nossos|nossas|meus|minhas",
    me: "trabalho sozinho|trabalho sozinha|somos dois|nós dois|nós as duas|e eu",
    name: "chamo-me|me chamo|meu nome é|o meu nome é",
    i: "eu|eu sou|sou",
    run: "gerimos|temos",
    ask: "perguntar por|pergunte por|falar com",
    team: "equipa|equipe",
    talk: "fale com|falem com",
    led: "à frente estão",
  },
  nl: {
    kin: "man|vrouw|zoon|dochter|broer|zus|moeder|vader|neef|nicht|kleinzoon|kleindochter|schoonzoon|schoondochter|zwager",
    place:
      "in de keuken|in de zaak|achter de bar|achter de toonbank|aan de balie|op kantoor|in de werkplaats|in de winkel|in de bediening",
    is: "is|staat|staan|werkt|doet|heet|heten",
    join: "en|&|+|plus|of|met|en met",
    own: "onze|ons|mijn|de|het|een|zijn|haar|hun",
    name: "mijn naam is|ik heet",
    i: "ik|ik ben",
    run: "runnen wij|hebben wij",
    ask: "vraag naar|vragen naar",
    team: "team",
    me: "ik werk alleen|wij tweeën|met ons tweeën",
    talk: "praat met|spreek met",
  },
  pl: {
    kin: "teść|teściowa|mąż|żona|syn|córka|brat|siostra|mama|tata|zięć|synowa|szwagier|szwagierka|kuzyn|kuzynka|wnuk|wnuczka",
    place: "w kuchni|na sali|w recepcji|w biurze|za barem|za ladą|w warsztacie|w sklepie",
    is: "jest|są|to",
    join: "i|oraz|&|+|plus|lub|albo",
    own: "nasz|nasza|mój|moja|jego|jej|nasi|nasze",
    name: "nazywam się|mam na imię",
    i: "jestem",
    run: "prowadzimy",
    ask: "pytać o",
    team: "zespół",
    me: "pracuję sam|pracuję sama|nas dwoje|we dwoje",
    talk: "porozmawiaj z",
  },
};

/** What goes on to the next person, in all languages. */
export const JOINS = new Set(Object.values(CLAUSE_WORDS).flatMap(({ join = "" }) => join.split("|")));
