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

const WORDS: Record<Topic, string> = {
  services:
    "services|service|what we do|what i do|what we offer|we offer|i offer|offerings|treatments|specialties|specialities|practice areas|areas of practice|products|classes|courses|repairs|what you can buy|leistungen|angebot|was wir tun|behandlungen|produkte|kurse|schwerpunkte|servicios|qué hacemos|tratamientos|productos|especialidades|lo que hacemos|cursos|خدمات|خدماتنا|الخدمات|ماذا نقدم|نقدم",
  team: "team|staff|people|who we are|meet the team|the people|crew|practitioners|solicitors|surveyors|doctors|partners|teachers|instructors|therapists|trainers|dentists|lawyers|owners|bakers|cooks|ansprechpartner|mitarbeiter|mitarbeitende|wer wir sind|equipo|quiénes somos|el equipo|personal|فريقنا|الفريق|فريق العمل",
  hours:
    "hours|opening hours|opening times|business hours|office hours|open|when we are open|öffnungszeiten|sprechzeiten|bürozeiten|geöffnet|horario|horarios|abierto|ساعات العمل|أوقات العمل|مواعيد العمل|أوقات الدوام",
  prices:
    "prices|price list|pricing|menu|the menu|fees|rates|tariff|costs|price|preise|preisliste|speisekarte|karte|honorar|precios|lista de precios|tarifas|carta|menú|la carta|الأسعار|أسعار|أسعارنا|قائمة الطعام|القائمة",
  process:
    "process|how it works|how we work|steps|what happens|how a project runs|how to order|ablauf|so arbeiten wir|so läuft es ab|cómo trabajamos|proceso|cómo funciona|كيف نعمل|خطوات العمل",
  faq: "faq|faqs|frequently asked questions|questions|questions and answers|q&a|häufige fragen|fragen und antworten|fragen|preguntas frecuentes|preguntas|الأسئلة الشائعة|أسئلة",
  quotes:
    "testimonials|reviews|what people say|what clients say|what our clients say|what customers say|kundenstimmen|bewertungen|opiniones|testimonios|reseñas|آراء العملاء",
  about:
    "about|about us|about me|story|history|background|über uns|geschichte|sobre nosotros|historia|nuestra historia|quienes somos|من نحن|قصتنا|عن الشركة|introduction",
  contact:
    "contact|contact us|contact details|address|location|find us|where|where to find us|visit|phone|telephone|tel|call|email|e-mail|mail|web|website|facebook|instagram|kontakt|adresse|anschrift|telefon|so finden sie uns|contacto|dirección|teléfono|correo|dónde estamos|اتصل بنا|العنوان|الهاتف|البريد الإلكتروني|البريد|هاتف",
  figures: "figures|in numbers|numbers|facts and figures|zahlen|zahlen und fakten|cifras|en cifras|بالأرقام|أرقام",
  dates:
    "dates|events|upcoming events|upcoming|what's on|whats on|calendar|diary|season|seasons|holidays|closures|closed days|holiday closures|termine|veranstaltungen|kalender|saison|betriebsferien|fechas|eventos|próximos eventos|calendario|agenda|temporada|vacaciones|فعاليات|الفعاليات|تواريخ|مناسبات|الموسم",
  credentials:
    "credentials|memberships|membership|accreditation|accreditations|certification|certifications|qualifications|licence|licences|license|licenses|licensing|registration|registrations|awards|awards and memberships|memberships and awards|insurance and licences|mitgliedschaften|mitgliedschaft|qualifikationen|qualifikation|zulassungen|zulassung|zertifikate|auszeichnungen|acreditaciones|certificaciones|titulación|colegiación|premios|licencias|الاعتمادات|الشهادات|التراخيص|العضويات|الجوائز",
  areas:
    "areas|areas served|areas we serve|areas we cover|areas covered|service area|service areas|where we work|where we deliver|coverage|coverage area|places we serve|delivery area|einzugsgebiet|einsatzgebiet|liefergebiet|arbeitsgebiet|gebiet|orte|zonas|zonas de servicio|zona de servicio|áreas de servicio|dónde trabajamos|zona de reparto|مناطق الخدمة|مناطق العمل|المناطق",
  languages: "languages|languages spoken|sprachen|idiomas|اللغات|لغات",
  wishes:
    "design|style|look|look and feel|design notes|notes|wishes|colours|colors|fonts|instructions|layout|website design|gestaltung|stil|diseño|estilo|goals?|goal|objectives|objetivo|target audience|audience|zielgruppe|call to action|pages|sections|tone|tone of voice|branding",
};

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([topic, words]) => words.split("|").map((word) => [word, topic as Topic] as const)),
);

const OPENING = /^(?:our|my|the|we|unsere?n?|meine?|die|der|das|nuestr[oa]s?|mis|los|las|el|la)\s+/;

/** The topic that a heading or label names ("Our services", "Fees for landlords", "Öffnungszeiten"), if any. */
export function topicOf(label: string): Topic | undefined {
  const words = label
    .toLowerCase()
    .replace(/[:#.!?*]/g, "")
    .replace(/\([^)]{0,200}\)|\b20\d\d(?:\/\d\d)?\b/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const bare = words.replace(OPENING, "");
  const exact = BY_WORD.get(words) ?? BY_WORD.get(bare);
  if (exact || bare.length > 60) return exact;
  return startsWithTopic(bare.split(" ")) ?? PATTERNS.find(([, pattern]) => pattern.test(bare))?.[0];
}

const PATTERNS: [Topic, RegExp][] = [
  ["faq", /^(?:frequently asked|good to know|before you ask)|\bquestions?\b(?! is)|^preguntas\b|^häufige\b/],
  [
    "process",
    /^how (?:a|an|our|it|we|you|to)\b.{0,30}\b(?:works?|runs?|goes|go|order|book|happens)$|^what happens\b|^so läuft\b|^wie wir arbeiten|^cómo (?:lo hacemos|trabaj)|^(?:our )?approach$|^mov(?:e|ing)[- ]in$/,
  ],
  [
    "services",
    /^what (?:we|i) (?:do|treat|offer|make|sell|repair|clean|grow|teach|build|mend)\b|^what(?: you get|['’]?s included| is included)$|^was (?:wir|ich) (?:tun|machen|anbieten|bauen|behandeln)|^qué (?:hacemos|tratamos|ofrecemos|incluye)/,
  ],
  [
    "prices",
    /^(?:rates|fees|prices|charges|tariffs?|menu|price list)\b|\b(?:menu|prices|fees|charges|rates|preise|precios|tarifas|price list)$|^what (?:it|that|this) costs|^was (?:es|das) kostet|^(?:lo que|cuánto) cuesta/,
  ],
  [
    "dates",
    /^(?:next|upcoming|coming|this year['’]?s) (?:\p{L}+ )?(?:auctions?|dates|events?|sales?|courses?|walks?|swims?|concerts?|workshops?)$/u,
  ],
];

function startsWithTopic(words: string[]): Topic | undefined {
  if (words.length < 2 || words.length > 5) return undefined;
  if (
    !/^(?:for|of|in|we|patients|and|from|people|customers|clients|to|at|für|und|im|am|in|para|y|de|you|our)$/.test(
      words[1]!,
    )
  ) {
    return BY_WORD.get(words.at(-1)!);
  }
  return BY_WORD.get(words[0]!);
}
