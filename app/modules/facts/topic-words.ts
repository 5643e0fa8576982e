import type { WordTables } from "./reading/read-languages";

/** What a heading or label of the owner's text announces. */
export type Topic =
  | "services"
  | "team"
  | "hours"
  | "prices"
  | "process"
  | "faq"
  | "quotes"
  | "about"
  | "contact"
  | "figures"
  | "dates"
  | "credentials"
  | "areas"
  | "languages"
  | "wishes";

/** What owners write over the parts of their text. */
export const TOPIC_WORDS: WordTables<Topic> = {
  en: {
    services:
      "services|service|what we do|what i do|what we offer|we offer|i offer|offerings|treatments|specialties|specialities|practice areas|areas of practice|products|classes|courses|repairs|what you can buy",
    team: "team|staff|people|who we are|meet the team|the people|crew|practitioners|solicitors|surveyors|doctors|partners|teachers|instructors|therapists|trainers|dentists|lawyers|owners|bakers|cooks",
    hours: "hours|opening hours|opening times|business hours|office hours|open|when we are open",
    prices: "prices|price list|pricing|menu|the menu|fees|rates|tariff|costs|price",
    process: "process|how it works|how we work|steps|what happens|how a project runs|how to order",
    faq: "faq|faqs|frequently asked questions|questions|questions and answers|q&a|q&as|q and a",
    quotes: "testimonials|reviews|what people say|what clients say|what our clients say|what customers say",
    about: "about|about us|about me|who i am|story|history|background|introduction",
    contact:
      "contact|contact us|contact details|address|location|find us|where|where to find us|visit|phone|telephone|tel|call|email|e-mail|mail|web|website|facebook|instagram",
    figures: "figures|in numbers|numbers|facts and figures",
    dates:
      "dates|events|upcoming events|upcoming|what's on|whats on|calendar|diary|season|seasons|holidays|closures|closed days|holiday closures|tour|tour dates|gigs|shows|live dates|course dates|class dates",
    credentials:
      "credentials|memberships|membership|accreditation|accreditations|certification|certifications|qualifications|licence|licences|license|licenses|licensing|registration|registrations|awards|awards and memberships|memberships and awards|insurance and licences",
    areas:
      "areas|areas served|areas we serve|areas we cover|areas covered|service area|service areas|where we work|where we deliver|coverage|coverage area|places we serve|delivery area",
    languages: "languages|languages spoken",
    wishes:
      "design|style|look|look and feel|design notes|notes|wishes|colours|colors|fonts|instructions|layout|website design|goals?|goal|objectives|target audience|audience|call to action|pages|sections|tone|tone of voice|branding",
  },
  de: {
    services: "leistungen|angebot|was wir tun|behandlungen|produkte|kurse|schwerpunkte",
    team: "ansprechpartner|mitarbeiter|mitarbeitende|wer wir sind",
    hours: "öffnungszeiten|sprechzeiten|bürozeiten|geöffnet",
    prices: "preise|preis|kosten|preisliste|speisekarte|karte|honorar|honorare",
    process: "ablauf|so arbeiten wir|so läuft es ab",
    faq: "häufige fragen|fragen und antworten|fragen",
    quotes: "kundenstimmen|bewertungen",
    about: "über uns|über mich|zur person|wer ich bin|geschichte",
    contact: "kontakt|adresse|anschrift|telefon|so finden sie uns|hier finden sie uns|wo sie uns finden",
    figures: "zahlen|zahlen und fakten",
    dates: "termine|veranstaltungen|kalender|saison|betriebsferien|tour|tourdaten|tournee|kurstermine|konzerte",
    credentials:
      "mitgliedschaften|mitgliedschaft|qualifikationen|qualifikation|zulassungen|zulassung|zertifikate|auszeichnungen",
    areas: "einzugsgebiet|einsatzgebiet|liefergebiet|arbeitsgebiet|gebiet|orte",
    languages: "sprachen",
    wishes: "gestaltung|stil|aussehen|anmutung|erscheinungsbild|look|design|zielgruppe",
  },
  es: {
    services: "servicios|qué hacemos|tratamientos|productos|especialidades|lo que hacemos|cursos",
    team: "equipo|quiénes somos|el equipo|personal",
    hours: "horario|horarios|abierto",
    prices: "precios|precio|lista de precios|tarifas|carta|menú|la carta",
    process: "cómo trabajamos|proceso|cómo funciona",
    faq: "preguntas frecuentes|preguntas",
    quotes: "opiniones|testimonios|reseñas",
    about: "sobre nosotros|sobre mí|quién soy|quien soy|historia|nuestra historia|quienes somos",
    contact: "contacto|dirección|teléfono|correo|dónde estamos|dónde encontrarnos",
    figures: "cifras|en cifras",
    dates: "fechas|eventos|próximos eventos|calendario|agenda|temporada|vacaciones|gira|conciertos|próximas fechas",
    credentials: "acreditaciones|certificaciones|titulación|colegiación|premios|licencias",
    areas: "zonas|zonas de servicio|zona de servicio|áreas de servicio|dónde trabajamos|zona de reparto",
    languages: "idiomas",
    wishes: "diseño|estilo|aspecto|apariencia|look|objetivo",
  },
  ar: {
    services: "خدمات|خدماتنا|الخدمات|ماذا نقدم|نقدم",
    team: "فريقنا|الفريق|فريق العمل",
    hours: "ساعات العمل|أوقات العمل|مواعيد العمل|أوقات الدوام",
    prices: "الأسعار|أسعار|أسعارنا|قائمة الطعام|القائمة",
    process: "كيف نعمل|خطوات العمل",
    faq: "الأسئلة الشائعة|أسئلة شائعة|أسئلة وأجوبة|أسئلة",
    quotes: "آراء العملاء",
    about: "من نحن|قصتنا|عن الشركة",
    contact: "اتصل بنا|العنوان|الهاتف|البريد الإلكتروني|البريد|هاتف|موقعنا|أين نحن",
    figures: "بالأرقام|أرقام",
    dates: "فعاليات|الفعاليات|تواريخ|مناسبات|الموسم|حفلات|جولة",
    credentials: "الاعتمادات|الشهادات|التراخيص|العضويات|الجوائز",
    areas: "مناطق الخدمة|مناطق العمل|المناطق",
    languages: "اللغات|لغات",
  },
  fr: {
    services: "services|prestations|activités|savoir-faire|ce que nous faisons|soins|produits|cours|ateliers",
    team: "équipe|qui sommes-nous|qui nous sommes",
    hours: "horaires|heures d'ouverture|horaires d'ouverture|ouvert",
    prices: "tarifs|prix|carte|la carte|menu|tarif",
    process: "comment ça marche|notre méthode|déroulement",
    faq: "questions fréquentes|foire aux questions",
    quotes: "avis|témoignages|avis clients",
    about: "à propos|qui suis-je|qui je suis|histoire|l'histoire",
    contact: "contact|nous trouver|où nous trouver|coordonnées|téléphone|adresse|accès",
    figures: "chiffres|en chiffres|chiffres clés",
    dates: "agenda|concerts|dates de tournée|événements|prochains événements|dates",
    credentials: "certifications et labels|labels|adhésions|agréments|diplômes",
    areas: "zone d'intervention|secteur|secteurs|zones desservies",
    languages: "langues|langues parlées",
    wishes: "style|apparence|look|design|mise en page|public cible",
  },
  it: {
    services: "servizi|trattamenti|prodotti|corsi|cosa facciamo|attività",
    team: "staff|il team|la squadra|lo staff",
    hours: "orari|orario|orari di apertura|aperto",
    prices: "prezzi|prezzo|costi|listino|listino prezzi|tariffe|menu|il menu|menù|il menù",
    process: "come funziona|come lavoriamo",
    faq: "domande frequenti|domande",
    quotes: "recensioni|dicono di noi",
    about: "chi siamo|chi sono|storia|su di noi|su di me",
    contact: "dove siamo|dove trovarci|contatti|indirizzo|telefono|come raggiungerci",
    figures: "numeri|in numeri|in cifre",
    dates: "date|concerti|eventi|prossimi eventi|appuntamenti|calendario",
    credentials: "certificazioni|abilitazioni|premi",
    areas: "zona servita|zone servite|dove operiamo",
    languages: "lingue|lingue parlate",
    wishes: "grafica|stile|aspetto|look|design|pubblico",
  },
  pt: {
    services: "serviços|tratamentos|produtos|cursos|o que fazemos",
    team: "equipa|equipe|quem somos",
    hours: "horário|horários|horário de funcionamento|aberto",
    prices: "preços|preço|valores|tabela de preços|preçário|ementa|cardápio",
    process: "como funciona|como trabalhamos",
    faq: "perguntas frequentes|perguntas",
    quotes: "testemunhos|depoimentos|avaliações",
    about: "sobre nós|sobre mim|quem sou|história",
    contact: "contactos|contato|contatos|contacto|morada|endereço|onde estamos|telefone",
    figures: "números|em números",
    dates: "datas|concertos|eventos|próximas datas",
    credentials: "certificações|prémios|prêmios|licenças",
    areas: "zonas de atuação|área de atuação|onde trabalhamos",
    languages: "línguas|idiomas",
    wishes: "design|estilo|visual|aparência|aspeto|look|público-alvo",
  },
  nl: {
    services: "diensten|behandelingen|producten|cursussen|wat wij doen|wat we doen|aanbod",
    team: "team|medewerkers|wie wij zijn|wie zijn wij",
    hours: "openingstijden|openingsuren|geopend",
    prices: "prijzen|prijs|kosten|prijslijst|tarieven|menukaart|kaart",
    process: "werkwijze|zo werkt het|hoe het werkt",
    faq: "veelgestelde vragen|vragen",
    quotes: "ervaringen|klanten vertellen|beoordelingen",
    about: "over ons|ons verhaal|geschiedenis|over mij",
    contact: "contact|adres|waar u ons vindt|waar vind je ons|telefoon|bereikbaarheid",
    figures: "cijfers|in cijfers",
    dates: "agenda|evenementen|optredens|concerten",
    credentials: "certificaten|keurmerken|lidmaatschappen",
    areas: "werkgebied|bezorggebied",
    languages: "talen",
    wishes: "stijl|ontwerp|uitstraling|vormgeving|uiterlijk|look|design|doelgroep",
  },
  pl: {
    services: "usługi|oferta|zabiegi|produkty|kursy|co robimy",
    team: "zespół|kim jesteśmy",
    hours: "godziny|godziny otwarcia|czynne|otwarte",
    prices: "ceny|cena|cennik|menu|karta",
    process: "jak to działa|jak pracujemy",
    faq: "pytania|najczęstsze pytania|częste pytania",
    quotes: "opinie|opinie klientów",
    about: "o nas|historia|historia firmy|o mnie",
    contact: "kontakt|adres|gdzie jesteśmy|gdzie nas znaleźć|dojazd|telefon",
    figures: "liczby|w liczbach",
    dates: "koncerty|wydarzenia|terminy|trasa|trasa koncertowa",
    credentials: "certyfikaty|nagrody|uprawnienia|członkostwa",
    areas: "obszar działania|gdzie działamy|rejon",
    languages: "języki",
    wishes: "styl|wygląd|wygląd strony|look|design|grupa docelowa",
  },
};
