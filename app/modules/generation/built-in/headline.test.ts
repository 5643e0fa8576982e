import { describe, expect, it } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import { openingFrom } from "./headline";

const opening = (language: PageLanguage, ...sentences: string[]) =>
  openingFrom([sentences], "Casa Lume", "Spare", language);

it.each<[PageLanguage, string, string]>([
  ["en", "Welcome to Casa Lume, a small bakery in Leeds.", "A small bakery in Leeds"],
  ["de", "Willkommen bei Casa Lume, einer Bäckerei in Graz.", "Einer Bäckerei in Graz"],
  ["fr", "Bienvenue chez Casa Lume, une boulangerie à Nantes.", "Une boulangerie à Nantes"],
  ["it", "Benvenuti da Casa Lume, un forno nel centro di Lucca.", "Un forno nel centro di Lucca"],
  ["pt", "Bem-vindo à Casa Lume, uma padaria no Porto.", "Uma padaria no Porto"],
  ["nl", "Welkom bij Casa Lume, een bakkerij in Utrecht.", "Een bakkerij in Utrecht"],
  ["pl", "Witamy w Casa Lume, rodzinna piekarnia w Gdańsku.", "Rodzinna piekarnia w Gdańsku"],
])("leaves out a greeting in %s", (language, said, title) => expect(opening(language, said).title).toBe(title));

it.each<[PageLanguage, string, string]>([
  ["fr", "Casa Lume est une boulangerie de quartier.", "Une boulangerie de quartier"],
  ["it", "Casa Lume è un piccolo forno di paese.", "Un piccolo forno di paese"],
  ["pt", "Casa Lume é uma padaria de bairro.", "Uma padaria de bairro"],
  ["nl", "Casa Lume is een kleine bakkerij.", "Een kleine bakkerij"],
  ["pl", "Casa Lume to rodzinna piekarnia.", "Rodzinna piekarnia"],
  ["de", "Es gibt bei uns jeden Morgen frisches Brot.", "Es gibt bei uns jeden Morgen frisches Brot"],
  ["pl", "Jesteśmy rodzinną piekarnią w Gdańsku.", "Jesteśmy rodzinną piekarnią w Gdańsku"],
])("says what the business is, in %s: %s", (language, said, title) =>
  expect(opening(language, said).title).toBe(title),
);

it.each<[PageLanguage, string, string]>([
  ["it", "Siamo Casa Lume, forno di paese a Lucca.", "Forno di paese a Lucca"],
  ["fr", "Casa Lume, bistrot de quartier, 30 couverts.", "Bistrot de quartier, 30 couverts"],
  ["pt", "A Casa Lume, com forno no Porto, faz pão.", "A Casa Lume, com forno no Porto, faz pão"],
  ["en", "My business is Casa Lume, at Bodija, Ibadan.", "Casa Lume"],
  [
    "de",
    "Ingenieurbüro für sicheres Arbeiten, Dipl.-Ing. Holger Tegeler und zwei Mitarbeiterinnen, Sennestadt.",
    "Ingenieurbüro für sicheres Arbeiten",
  ],
])("says what stands beside its name, in %s: %s", (language, said, title) =>
  expect(opening(language, said).title).toBe(title),
);

it("ends with no verb whose sentence goes on below", () => {
  expect(
    opening(
      "de",
      "Ich bin staatlich geprüfter Hufschmied, Lorenz Brandstetter, und fahre mit der mobilen Esse zu Ställen zwischen Kempten, Isny und Füssen.",
    ),
  ).toMatchObject({
    title: "Ich bin staatlich geprüfter Hufschmied, Lorenz Brandstetter",
    lead: "Fahre mit der mobilen Esse zu Ställen zwischen Kempten, Isny und Füssen.",
  });
});

it("sets what is not done below no headline", () => {
  const { lead } = opening("en", "We fry small chops for parties.", "We don't fry on Sunday because we are in church.");
  expect(lead).toBeUndefined();
});

it.each<[PageLanguage, string, string]>([
  ["fr", "Nous cuisons le pain au feu de bois.", "Lundi - vendredi : 7:00 - 19:30"],
  ["it", "Facciamo il pane con il lievito madre.", "Lunedì - venerdì: 9:00 - 18:30"],
  ["pt", "Fazemos pão de fermentação natural.", "Segunda a sexta: 9:00 - 18:30"],
  ["nl", "Wij bakken brood met desem.", "Maandag - vrijdag: 9:00 - 18:30"],
  ["pl", "Pieczemy chleb na zakwasie.", "Poniedziałek - piątek: 6:00 - 18:00"],
  ["ar", "نخبز الخبز البلدي كل صباح", "مفتوح من 9:00 إلى 18:30"],
])("sets no opening hours below the title in %s", (language, said, hours) => {
  expect(opening(language, said, hours).lead).toBeUndefined();
  expect(opening(language, hours).title).toBe("Spare");
});

it.each<[PageLanguage, string[], string, string]>([
  [
    "en",
    ["We're a small roastery under the arches in Leeds (Arch 14, Dark Neville Yard)."],
    "A small roastery under the arches in Leeds",
    "Arch 14, Dark Neville Yard.",
  ],
  [
    "en",
    ["We're a little bakery in Market Harrowby, me (Rosalind) and my brother Tom."],
    "A little bakery in Market Harrowby",
    "Me (Rosalind) and my brother Tom.",
  ],
  ["it", ["Studio legale a Bergamo, via Borgo Palazzo."], "Studio legale a Bergamo", "Via Borgo Palazzo."],
  ["ar", ["عيادة أطفال في جدة، حي السلامة، شارع قريش."], "عيادة أطفال في جدة", "حي السلامة، شارع قريش."],
])("leaves asides and ways to a door below the headline, in %s", (language, said, title, lead) =>
  expect(opening(language, ...said)).toMatchObject({ title, lead }),
);

it.each<[PageLanguage, string]>([
  ["en", "I'm Marisol and I train dogs in South Austin"],
  ["de", "Wir sind die Familie Brandl und haben einen Hof"],
  ["es", "Somos una clínica en Valladolid y tratamos espaldas"],
])("leaves a second verb its subject, in %s", (language, said) =>
  expect(opening(language, `${said}.`).title).toBe(said),
);

it.each<[PageLanguage, string[], string, string]>([
  [
    "en",
    ["Guitar shop in Galway.", "My father opened it in 1979 selling mostly tin whistles."],
    "Guitar shop in Galway",
    "My father opened it in 1979 selling mostly tin whistles",
  ],
  [
    "en",
    ["Plumber in Dartmouth, Nova Scotia.", "22 yrs.", "Burst pipes, hot water tanks, oil to heat pump."],
    "Plumber in Dartmouth, Nova Scotia · 22 yrs",
    "Burst pipes, hot water tanks, oil to heat pump",
  ],
  [
    "es",
    ["Peluquería de barrio en Sevilla.", "Rizos naturales, mechas y cortes sin secador."],
    "Peluquería de barrio en Sevilla",
    "Rizos naturales, mechas y cortes sin secador",
  ],
])("sets a label above what says more: %s %s", (language, said, label, title) =>
  expect(opening(language, ...said)).toMatchObject({ label, title }),
);

it.each([
  [["Guitar shop in Galway.", "We'd like people to see what came in this week."]],
  [["Guitar shop in Galway.", "We do not open on Sundays."]],
  [["Guitar shop in Galway.", "Strings, picks, straps €5 each."]],
])("keeps a label as the headline where nothing says more: %j", (said) => {
  const { title, label } = opening("en", ...said);
  expect([title, label]).toEqual(["Guitar shop in Galway", undefined]);
});

it.each([
  "Elk chorizo burrito 13.5",
  "Tulsa, Broken Arrow, Owasso, Jenks",
  "What: bike repair and used bikes",
  "CASA LUME",
  "Thando – fine line, botanical, script",
])("makes no headline of a price, a list of towns, a field or the name: %s", (said) =>
  expect(opening("en", said).title).toBe("Spare"),
);

it("opens no page with what things cost or rooms have", () => {
  const said = [
    "Siamo Marisa e Piero, abbiamo quattro camere a Santa Margherita Ligure, a dodici minuti a piedi dalla stazione, in salita.",
    "Il prezzo più basso è marzo, aprile e ottobre, il più alto luglio e agosto.",
    "Bagno privato, aria condizionata, wifi.",
  ];
  expect(opening("it", ...said).title).not.toMatch(/prezzo|wifi/u);
});

it("ends no headline before what its 'then' leads to", () => {
  const said =
    "My mum Meena has been cooking for half of Leicester since 1987, first for the temple, then for the men at the factory.";
  expect(opening("en", said).title).not.toMatch(/then$/u);
});

describe("beside the headline", () => {
  it("says how to find the place above it where a sentence can follow it, else below", () => {
    const shop = "Bloemenwinkel in Utrecht met bloemen uit eigen tuin (Twijnstraat 41).";
    const said = "Ik ben Fenna en mijn pluktuin ligt in Bunnik.";
    expect(opening("nl", shop, said)).toMatchObject({ label: "Twijnstraat 41", lead: said });
    expect(opening("nl", shop).lead).toBe("Twijnstraat 41.");
  });

  it("leaves out what is left of an enumeration, and takes what the business says of itself", () => {
    const promise = "We accept the Canadian Dental Care Plan and bill insurance directly.";
    const told = ["A family dental practice in Halifax.", "Two hygienists, Barb and Steph.", promise];
    expect(opening("en", ...told, "Free parking out back.", "Kids are welcome.").lead).toBe(promise);
  });

  it("opens with nothing that leans on what was said before, and keeps the subject of a second verb", () => {
    const label = "Cartoleria di quartiere a Torino.";
    expect(opening("it", label, "Adesso ci siamo io, Marta, e mia zia Piera.").title).toBe(label.slice(0, -1));
    expect(opening("pt", "Sou fisioterapeuta há 16 anos, e atendo em domicílio.").title).toMatch(/^Sou /);
  });
});

it.each<[PageLanguage, string]>([
  ["es", "Soy Reme y mi hermana es Chari, cosemos trajes de flamenca a medida en Jerez."],
  ["fr", "Je suis Clémence Arpin, accompagnatrice en montagne, basée à Bourg-Saint-Maurice."],
  ["nl", "Ik ben Joris De Wachter uit Drongen, mijn broer Pieter helpt mee en ook Yassin."],
  ["de", "Wir sind die Lena und der Tobi und rösten seit 2020 Kaffee in einer alten Werkstatt in Graz."],
])("sets who somebody is below the name where it is long, in %s", (language, said) =>
  expect(opening(language, said)).toMatchObject({ title: "Casa Lume", lead: said }),
);

it("sets what the business says of itself above who it is", () => {
  const intro = "Je suis Clémence Arpin, accompagnatrice en montagne, basée à Bourg-Saint-Maurice.";
  const voice = "On marche à l'allure du plus lent, et on s'arrête pour les fleurs.";
  expect(opening("fr", intro, voice)).toMatchObject({ title: voice.slice(0, -1), lead: intro });
});

it.each<[PageLanguage, string, string, string]>([
  ["en", "Its a mobile dog grooming van.", "A mobile dog grooming van", ""],
  [
    "en",
    "So we're a mobile cocktail bar in Halifax, it's a trailer and we do weddings.",
    "We're a mobile cocktail bar in Halifax",
    "",
  ],
  ["es", "Pues somos un local de alitas en Monterrey.", "Un local de alitas en Monterrey", ""],
  [
    "nl",
    "Casa Lume: allergenen bijhouden voor traiteurs en schoolkeukens.",
    "Allergenen bijhouden voor traiteurs en schoolkeukens",
    "",
  ],
  ["es", "Una mezcalería en el barrio de Jalatlaco, Oaxaca.", "Una mezcalería en el barrio de Jalatlaco, Oaxaca", ""],
  [
    "pt",
    "Tenho uma assistência técnica no centro do Recife, box 27 da Galeria Sol Nascente, pertinho do metrô.",
    "Tenho uma assistência técnica no centro do Recife",
    "Box 27 da Galeria Sol Nascente, pertinho do metrô.",
  ],
  ["it", "Gommista a Bari con furgone, Via delle Cicogne 31.", "Gommista a Bari con furgone", "Via delle Cicogne 31."],
  [
    "en",
    "We is a lil roti shop on Mango Trace, St James, blue building with the tall step, across from the green pharmacy there.",
    "We is a lil roti shop on Mango Trace, St James",
    "Blue building with the tall step, across from the green pharmacy there.",
  ],
])("keeps headlines whole and without streets, in %s", (language, said, title, lead) =>
  expect(opening(language, said)).toMatchObject({ title, ...(lead && { lead }) }),
);

it("takes the name and its address for no headline, and no towns for the line below", () => {
  const said = opening("en", "We are Casa Lume, Pollachi Main Road, Coimbatore, in the field of drilling since 1994.");
  expect(said).toMatchObject({ title: "Casa Lume", lead: expect.stringContaining("In the field of drilling") });
  const towns = "Medellín, Itagüí, Envigado, Bello.";
  expect(opening("es", "Alquiler y venta de andamios para fachadas.", towns).lead).toBeUndefined();
  const other = "Trabajo con mi compañero Curro Medina, graduado social.";
  expect(opening("es", "Abogada en Sevilla.", other).title).toBe("Abogada en Sevilla");
});

it("parts no 'with' from what it is said of where a comma comes soon", () => {
  const said =
    "I have fitted wigs for ladies, gentlemen and children with hair loss since 1998, the last eleven years from my own front room.";
  expect(opening("en", said)).toMatchObject({
    title: "I have fitted wigs for ladies, gentlemen and children with hair loss since 1998",
    lead: "The last eleven years from my own front room.",
  });
});

it("ends before the floor of an address", () => {
  const { title, lead, label } = opening(
    "en",
    "Casa Lume is a two-partner practice for families at 3rd Floor, 22 Friar Lane, Leicester LE1.",
  );
  expect(title).toBe("A two-partner practice for families");
  expect(lead ?? label).toContain("3rd Floor, 22 Friar Lane");
});

it("sets no hours of some service below it", () => {
  const hours = "Consultations Monday to Friday 9.30 to 5.30, in person or by video.";
  expect(opening("en", "Casa Lume is a small practice for families in Leicester.", hours).lead).toBeUndefined();
});

it.each<[PageLanguage, string, string]>([
  ["de", "Für meine Tante Renate, die macht Fußpflege bei den Leuten zu Hause.", "Zahlung in drei Raten ist möglich."],
  ["fr", "C'est pour mon camion de toilettage, je viens chez les gens autour de Vannes.", "Paiement en trois fois."],
  ["en", "Writing on behalf of my employer, who makes wedding cakes in Leeds.", "Parking is behind the mill."],
])("sets large neither what is likely said to the maker nor the next best, in %s", (language, said, next) => {
  expect(opening(language, said, next).title).toBe("Spare");
});

it("sets no likely word to the maker below a headline", () => {
  const said = "Piszę w imieniu wujka, zegarmistrza z krakowskiego Podgórza.";
  expect(opening("pl", "Naprawiamy zegary ścienne i kominkowe.", said).lead).toBeUndefined();
});

it.each<[PageLanguage, string[]]>([
  ["de", ["Wir sind drei Hebammen und eine Ärztin unter der Leitung von Frau Ilse Brandner.", "Wir kommen ins Haus."]],
  ["it", ["Corso Garibaldi 18, Pavia, di fianco al cinema."]],
  ["en", ["Casa Lume", "Cats fine in a basket."]],
  ["es", ["Quiero que la gente vea enseguida el precio y el teléfono."]],
  [
    "es",
    [
      "Somos Inés y Bruno, monitores titulados de piragua, y llevamos a familias por el Sella desde hace años.",
      "Si llueve mucho cambiamos de día o devolvemos la señal.",
    ],
  ],
  ["en", ["Casa Lume", "My sister Joan does the deliveries on Fridays."]],
  ["en", ["Casa Lume", "I do Tetbury, Malmesbury, Minety and Kemble."]],
  ["fr", ["Casa Lume", "Quand il neige nous fermons le sentier du haut."]],
  ["pt", ["Casa Lume", "Se chover mudamos o passeio para outro dia."]],
  ["nl", ["Casa Lume", "Als het regent verzetten we de wandeling."]],
  ["pl", ["Casa Lume", "Jeśli pada, przekładamy spływ na inny dzień."]],
  ["ar", ["Casa Lume", "إذا نزل المطر نغيّر الموعد إلى يوم آخر."]],
])("sets no rule, no count of people and no address large, in %s: %s", (language, said) =>
  expect(opening(language, ...said).title).toMatch(/^(?:Casa Lume|Spare)$/u),
);

it.each<[PageLanguage, string, string]>([
  ["en", "Three rooms above a harbour in Fife.", "Three rooms above a harbour in Fife"],
  ["de", "Wir sind ne Tanzschule in Kiel.", "Tanzschule in Kiel"],
  ["nl", "Als u slecht slaapt, komen wij thuis meten.", "Als u slecht slaapt, komen wij thuis meten"],
])("keeps what an owner begins with, in %s: %s", (language, said, title) =>
  expect(opening(language, said).title).toBe(title),
);

it.each(["Name of business: Casa Lume", "Nom de l'atelier : Casa Lume", "Name: Casa Lume"])(
  "is no label with the name behind it: %s",
  (said) => expect(opening("en", said, "We mend lamps in Leeds.").title).not.toContain(":"),
);
