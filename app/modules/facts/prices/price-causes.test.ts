import { describe, expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const pairs = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => `${name} = ${price}${detail ? ` (${detail})` : ""}`),
  );

describe("amounts that say in another way that they are money", () => {
  test.each([
    [
      "Podologie in Thun. Fusspflege CHF 82.–, Nagelpflege CHF 31.–.",
      ["Fusspflege = CHF 82.–", "Nagelpflege = CHF 31.–"],
    ],
    [
      "Veloladen in Winterthur. Kleiner Service Fr. 95.–, Platten flicken Fr. 28.–.",
      ["Kleiner Service = Fr. 95.–", "Platten flicken = Fr. 28.–"],
    ],
    ["Wij maken kransen. Krans klein 35,-, krans groot 55,-.", ["Krans klein = 35,-", "Krans groot = 55,-"]],
    ["Print shop in Leeds. Copies 8¢ a page, posters $12.", ["Copies = 8¢ a page", "Posters = $12"]],
    [
      "Frutería del barrio. Tomates 2,40 el kilo, melones 3,10 la unidad.",
      ["Tomates = 2,40 el kilo", "Melones = 3,10 la unidad"],
    ],
    ["Wool shop. Merino $12.40, linen yarn 9.80 a skein.", ["Merino = $12.40", "Linen yarn = $9.80 a skein"]],
    ["IJssalon aan zee. Coupe fraise €7,20, koffie 2,90.", ["Coupe fraise = €7,20", "Koffie = €2,90"]],
    [
      "Frietkot in Lier. Stoofvlees is 3 euro 50 per persoon, een snack twee euro.",
      ["Stoofvlees = 3 euro 50 per persoon", "Een snack = twee euro"],
    ],
    ["Gelateria a Bari. La brioche costa 2 euro e 50.", ["La brioche = 2 euro e 50"]],
    ["Ostrea, poissonnerie à Sète. Plateau 25 euros 12 huîtres.", ["Plateau = 25 euros (12 huîtres)"]],
    [
      "Cannage à Blois.\nEnlèvement à domicile .. 15 € l'aller-retour\nBarreau recollé .... 8 €",
      ["Enlèvement à domicile = 15 € (l'aller-retour)", "Barreau recollé = 8 €"],
    ],
    ["مكتبة في المنصورة. التجليد سلك من ٢٠ لـ ٣٥ جنيه.", ["التجليد سلك = من ٢٠ لـ ٣٥ جنيه"]],
    ["ورشة عود في المنصورة. تصليح الوش من 600 لحد 1500 جنيه.", ["تصليح الوش = من 600 لحد 1500 جنيه"]],
    ["مقهى في عمان نقدم فيه الشاي والقهوة. شاي دينار واحد، قهوة 2 دينار", ["شاي = دينار واحد", "قهوة = 2 دينار"]],
  ])("%s", (text, rows) => {
    expect(pairs(text)).toEqual(rows);
  });

  test.each([
    ["Our shop opens at 8.30 the whole year, tea is free."],
    ["Open 8.50 daily."],
    ["We trace heirs. A recent matter involved an estate of some £340,000 and a claimant in Fremantle; it ended well."],
    ["We trace heirs. A recent matter involved an estate worth its £340,000."],
    ["Buses leave 9.15 and 10.45."],
  ])("a time is none: %s", (text) => {
    expect(pairs(text)).toEqual([]);
  });
});

describe("what stands beside an amount", () => {
  test.each([
    [
      "Nous sommes une ferme auberge. Dîner 22 € par personne le jeudi et dimanche midi, café compris.",
      ["Dîner = 22 € par personne le jeudi et dimanche midi, café compris"],
    ],
    [
      "Bootverhuur aan de plas. Kano €12 per uur.\nPeddels gratis, kind mag mee",
      ["Kano = €12 per uur", "Peddels = gratis"],
    ],
    [
      "Letterschilder in Gent. Etalageruit vanaf €380, krijtbord vanaf €150, 200 visitekaartjes €240, workshop €95.",
      ["Etalageruit = vanaf €380", "Workshop = €95"],
    ],
    ["Strength gym in Bristol.\n- Monthly £42\n- Day pass £9", ["Monthly = £42", "Day pass = £9"]],
    [
      "Fête du village. Repas adultes 21 €, 7-11 ans 12 €, gratuit pour les petits.",
      ["Repas = adultes 21 €, 7-11 ans 12 €, gratuit pour les petits"],
    ],
    [
      "Almoço: sopa.\nPolvo 14 € com batata, salada e vinho; meia dose 8 €.",
      ["Polvo = 14 € (com batata, salada e vinho)", "Meia dose = 8 €"],
    ],
    ["Flower shop in Hull. Tulips £4 / 3 for £10.", ["Tulips = £4 / 3 for £10"]],
    [
      "2 scoops 3,80 – 3 scoops 4,90 – cone 1,40\nWaffle 5,20, juice 330 ml 2,90",
      ["2 scoops = 3,80", "3 scoops = 4,90", "Cone = 1,40", "Waffle = 5,20", "Juice 330 ml = 2,90"],
    ],
    [
      "Fees: tax return £140 plus tax. Payroll £5 per payslip.",
      ["Tax return = £140 plus tax", "Payroll = £5 per payslip"],
    ],
    [
      "Kanuverleih an der Förde. Kajak 15 € am Tag, Ruderboot 28 €, Kaution 40 €.",
      ["Kajak = 15 € am Tag", "Ruderboot = 28 €"],
    ],
    ["Noleggio bici a Lecco. Bici da corsa 35 €, cauzione 100 €.", ["Bici da corsa = 35 € (cauzione 100 €)"]],
    ["Salon à Brest. Coupe dame 41 € (cheveux épais + 5 €).", ["Coupe dame = 41 € (cheveux épais + 5 €)"]],
    ["Dentista en Soria. Empaste 45 €, implante de 700 € a 950 €.", ["Empaste = 45 €", "Implante = de 700 € a 950 €"]],
    ["Imkerei am Berg. Kerzen 8 €, Honig vom Hang, 250 g 6 €.", ["Kerzen = 8 €", "Honig vom Hang = 6 € (250 g)"]],
    [
      "For sale: 3 bed house Mill Lane £210,000; Barn with garden offers over £150,000; Shop £700 pcm, deposit £900.",
      ["3 bed house Mill Lane = £210,000", "Barn with garden = offers over £150,000", "Shop = £700 pcm (deposit £900)"],
    ],
  ])("%s", (text, rows) => {
    expect(pairs(text)).toEqual(rows);
  });
});

test("what a full stop ends goes for nothing behind it", () => {
  const { groups } = findPrices(readSource("Workshops: cup class £20; bowl class £25.\nWe sell tea; coffee £3."));
  expect(groups.map(({ name }) => name)).not.toContain("We sell tea");
  expect(pairs("Haircut £30, except Mondays £20; colour £60, otherwise £70.")).toEqual([]);
  expect(pairs("Old barn from 1954, keys cut, paint, stoves, pellets £5.90.")).toEqual([]);
});

describe("amounts that a thing has beside its price", () => {
  test.each([
    [
      "Coworking in Brisbane.\nDay pass $35 (5-pack $150, 10-pack $280)",
      ["Day pass = $35 (5-pack $150, 10-pack $280)"],
    ],
    [
      "Serwis telefonów w Krakowie.\nWymiana baterii 120 zł (iPhone 160 zł)",
      ["Wymiana baterii = 120 zł (iPhone 160 zł)"],
    ],
    ["Wij knippen in Gent.\nKnippen 25 euro (kinderen 15 euro)", ["Knippen = 25 euro (kinderen 15 euro)"]],
    [
      "Wir rösten Kaffee.\nAbo: 2 x 500 g im Monat für 28 €, jederzeit kündbar",
      ["Abo = 28 € (2 x 500 g im Monat, jederzeit kündbar)"],
    ],
    [
      "Übersetzung aus dem Englischen 15 €, aus dem Deutschen 22 €.",
      ["Übersetzung = aus dem Englischen 15 €, aus dem Deutschen 22 €"],
    ],
    ["Translation from English £15, from German £22.", ["Translation = from English £15, from German £22"]],
    [
      "ترجمة الصفحة من الإنجليزية 150 جنيه، ومن الألمانية 220 جنيه.",
      ["ترجمة الصفحة = من الإنجليزية 150 جنيه، ومن الألمانية 220 جنيه"],
    ],
  ])("%s", (text, rows) => {
    expect(pairs(text)).toEqual(rows);
  });

  test.each([["Wir rösten Kaffee.\nKurs am 22. Februar, 79 € pro Person, noch 4 Plätze"]])(
    "what has lost its name is no row: %s",
    (text) => {
      expect(pairs(text)).toEqual([]);
    },
  );
});

describe("money that buys nothing", () => {
  test.each([
    ["Most health funds give back around $40 per visit."],
    ["Die meisten Kassen erstatten rund 40 € pro Termin."],
    ["La mayoría de los seguros devuelve 40 € por visita."],
    ["معظم شركات التأمين تعيد 40 جنيه."],
    ["La plupart des mutuelles remboursent 40 € par séance."],
    ["La maggior parte delle assicurazioni rimborsa 40 € a visita."],
    ["A maioria dos seguros reembolsa 40 € por consulta."],
    ["De meeste verzekeraars vergoeden 40 € per bezoek."],
    ["Większość ubezpieczycieli zwraca 40 zł za wizytę."],
    ["circolo a Roma\nQuest'anno spesi 23.000 € per i nuovi spogliatoi!!"],
    ["Club in Leeds\nThis year £20,000 for new showers"],
    ["Schneiderei in Köln\nbezahlung bar oder ec erst ab 15€"],
    ["Shop in Leeds\nCard payments from £10"],
    ["Boutique à Lyon\nPaiement par carte à partir de 10 €"],
    ["Bar a Bari\nPagamento con carta solo da 10 €"],
  ])("%s", (text) => {
    expect(pairs(text)).toEqual([]);
  });
});

test("a number in words behind 'are also' begins no name", () => {
  expect(pairs("a wash is $35 a trim is $12 and pensioners are also twenty beard oil is $40").join()).not.toMatch(
    /twenty beard/i,
  );
});

describe("what is paid beside a price has no row of its own", () => {
  test.each([
    ["Hire shop in Leeds. Tent £20, stove £5.\n£3 harbour fee on top.", ["Tent = £20", "Stove = £5"]],
    [
      "Ruderverleih. Boot 12 €, Kajak 9 €.\nSchlüsselpfand 10 €, verlorenes Paddel 25 €.",
      ["Boot = 12 €", "Kajak = 9 €"],
    ],
    ["Camping à Vals. Emplacement 22 €, douche 2 €.\nTaxe de séjour 0,80 €.", ["Emplacement = 22 €", "Douche = 2 €"]],
    [
      "Agriturismo della famiglia Neri. Camera 70 €, colazione 6 €.\nImposta di soggiorno 1,50 €.",
      ["Camera = 70 €", "Colazione = 6 €"],
    ],
    ["Casa rural. Habitación 60 €, desayuno 6 €.\nTasa turística 1 €.", ["Habitación = 60 €", "Desayuno = 6 €"]],
    ["Alojamento local. Quarto 50 €, jantar 15 €.\nTaxa turística 2 €.", ["Quarto = 50 €", "Jantar = 15 €"]],
    ["Vakantiepark. Huisje € 80, hond € 5.\nToeristenbelasting € 1,50 p.p.", ["Huisje = € 80", "Hond = € 5"]],
    ["Pensjonat. Pokój 200 zł, śniadanie 30 zł.\nOpłata klimatyczna 3 zł.", ["Pokój = 200 zł", "Śniadanie = 30 zł"]],
    ["Swim club in Hull. Season £90, guest £4.\nWaiting list, joining £15.", ["Season = £90", "Guest = £4"]],
  ])("%s", (text, rows) => {
    expect(pairs(text)).toEqual(rows);
  });
});

describe("a name keeps its beginning", () => {
  test("behind a full stop in brackets", () => {
    expect(pairs("Freibad.\nErwachsene 5,00 €\nTageskarte (1 Erw. + 3 Kinder) 12,50 €")).toEqual([
      "Erwachsene = 5,00 €",
      "Tageskarte = 12,50 € (1 Erw. + 3 Kinder)",
    ]);
  });

  test("where the amount stands before what is included", () => {
    expect(pairs("Museum in Urk. Rondleiding (vanaf 6 pers.) € 4,50 p.p. incl. thee, op afspraak.").join()).not.toMatch(
      /^Incl/,
    );
  });

  test("a label with numbers is that of its line alone", () => {
    const text = "Spiaggia. Ombrellone + 2 sdraio: prima fila 30 €, seconda fila 26 €. Cabina 50 €.";
    const { groups } = findPrices(readSource(text));
    expect(groups.map(({ name, items }) => [name, items.length])).toEqual([
      ["Ombrellone + 2 sdraio", 2],
      [undefined, 1],
    ]);
  });
});

test.each([
  "Olive shop. Postage €6, free over €70.",
  "Olive shop. Postage €6, free from €70.",
  "Aceitería. Envío 5 €, gratis a partir de 60 €.",
  "Wir rösten in Kiel.\nVersand 4,90 €, ab 45 € ohne Kosten",
])("what is sent for nothing from some amount on is no row: %s", (text) => {
  expect(pairs(text)).toEqual([]);
});

test.each([
  ["Payroll $35/month plus $6 per employee, filing $90 a quarter.", "Payroll"],
  ["Wir backen in Ulm. Flammkuchen 9,80 €, mit Honig 11,50, Wurstsalat 8,90 €.", "Flammkuchen"],
])("an amount that a row took besides its own leaves it out: %s", (text, name) => {
  expect(pairs(text).join()).not.toContain(name);
});

test("two units belong to one price", () => {
  expect(pairs("Räumungen in Thun. Helfer CHF 80.– pro Stunde und Person, Abfall 40 Rp. pro kg.")).toEqual([
    "Helfer = CHF 80.– pro Stunde und Person",
    "Abfall = 40 Rp. pro kg",
  ]);
});

describe("what is free, an event, a unit or a discount beside a list", () => {
  test.each([
    [
      "Repair café in Hull. Mending is free. You pay for parts. Tea 60p, cake £2.",
      ["Mending = free", "Tea = 60p", "Cake = £2"],
    ],
    [
      "Chor in Graz. Ihre erste Probe ist frei. Beitrag 60 €, Notenheft 12 €.",
      ["Erste Probe = frei", "Beitrag = 60 €", "Notenheft = 12 €"],
    ],
    [
      "Bodega en Rioja. Visita con cata: 9 € por persona, los niños no pagan.",
      ["Visita con cata = 9 € por persona", "Los niños = no pagan"],
    ],
    [
      "Choir in Hull. Membership is £50 a term. Pay as you go costs £5 a night.",
      ["Membership = £50 a term", "Pay as you go = £5 a night"],
    ],
    [
      "* Night dive Fridays 6pm, lamp included: $120\n* Air fill $9",
      ["Night dive = $120 (Fridays 6pm, lamp included)", "Air fill = $9"],
    ],
    [
      "Âne à Mende. La semaine (7 jours) : 280 €. La demi-journée : 30 €.",
      ["La semaine = 280 € (7 jours)", "La demi-journée = 30 €"],
    ],
    [
      "Notary in Reno. $12 per signature, which is the maximum, travel fee $30, loan papers $140 flat.",
      ["Loan papers = $140 flat"],
    ],
    [
      "Arena de lucha\nFuncion el 3 de mayo 6 pm en la plaza, general $90, ringside $150",
      ["General = $90", "Ringside = $150"],
    ],
    ["Freibad am Wald\n10er-Karte 38 €\nKinder bis 14 J. 3,00 €", ["10er-Karte = 38 €", "Kinder bis 14 J = 3,00 €"]],
  ])("%s", (text, rows) => {
    expect(pairs(text)).toEqual(rows);
  });

  test.each(["We cut hair in Leeds. Cuts £30, colour £60, 20% off all on Mondays.", "Open until 5pm £4"])(
    "no row where all of it may be changed, or nothing is named: %s",
    (text) => {
      expect(pairs(text)).toEqual([]);
    },
  );
});

test.each([
  ["Tax office in Reno. Simple return $175.\nRefunds from the state average $2,900.", ["Simple return = $175"]],
  ["Kayaks in Ely. Single $18, tandem $26.\nLate returns $10 per quarter hour.", ["Single = $18", "Tandem = $26"]],
  ["Waschsalon in Trier. Wäsche 4 €, Trockner 2 €.\nKarte 5 € Pfand.", ["Wäsche = 4 €", "Trockner = 2 €"]],
  ["Bäckerei in Jever. Brot 4 €, Brötchen 0,40 €.\nPfandkiste 5 €.", ["Brot = 4 €", "Brötchen = 0,40 €"]],
  [
    "Autoescuela en Gijón. Matrícula 150 €, clase 32 €.\nTasas de tráfico 94 € aparte.",
    ["Matrícula = 150 €", "Clase = 32 €"],
  ],
  ["Ballo a Trento. Lezione di prova gratuita, mensile 55 €.", []],
])("fees, averages and terms are nobody's prices: %s", (text, rows) => {
  expect(pairs(text)).toEqual(rows);
});

test.each([
  ["Yoga in Ulm. Einzelstunde 16 €, 10er-Karte 130 €.", ["Einzelstunde = 16 €", "10er-Karte = 130 €"]],
  [
    "Testing in Leeds. Sound test is £95 a test with a minimum of four.",
    ["Sound test = £95 a test (with a minimum of four)"],
  ],
])("one thing ends where the next begins: %s", (text, rows) => {
  expect(pairs(text)).toEqual(rows);
});

test("a unit without a number is no second price of the thing before it", () => {
  expect(pairs("Quilt barn. Binding $3, fabric $12, classes $40.")).toEqual([
    "Binding = $3",
    "Fabric = $12",
    "Classes = $40",
  ]);
});

test("a sentence about when something is done is no name", () => {
  expect(pairs("Barche a Lerici. La gita alle grotte parte alle 9 solo martedì e sabato 28 euro a persona.")).toEqual(
    [],
  );
});

describe("a list names its currency once", () => {
  test.each([
    [
      "Slijper in Gent. Keukenmes 6 euro, broodmes 9, schaar 7, bijl vanaf 12.",
      ["Keukenmes = 6 euro", "Broodmes = 9 euro", "Schaar = 7 euro", "Bijl = vanaf 12 euro"],
    ],
    [
      "Schneiderei in Graz. Hose kürzen 14 Euro, mit Originalsaum 18, Kleid enger ab 22, Brautkleid nach Anschauen.",
      ["Hose kürzen = 14 Euro, mit Originalsaum 18", "Kleid enger = ab 22 Euro"],
    ],
  ])("%s", (text, rows) => expect(pairs(text)).toEqual(rows));

  test.each([
    "Room £90, floor 3, bed 2, all with a bath.",
    "Course £90, children under 12, groups of 8.",
    "Lesson £30, Tuesday 5, Thursday 6.",
  ])("a number is no price: %s", (text) => expect(pairs(text).filter((row) => !row.includes("£"))).toEqual([]));
});

test.each([
  [
    "Location de bâches et de chaises à Dakar pour les mariages. Chaise 150 F, bâche montée 35 000 F.",
    ["Chaise = 150 F", "Bâche montée = 35 000 F"],
  ],
  [
    "Savings app. Small KSh 350 a month, large KSh 900 a month.",
    ["Small = KSh 350 a month", "Large = KSh 900 a month"],
  ],
  [
    "Dance school. Beginners Rs. 1,800, evening class Rs. 2,200.",
    ["Beginners = Rs. 1,800", "Evening class = Rs. 2,200"],
  ],
])("currencies of many countries: %s", (text, rows) => expect(pairs(text)).toEqual(rows));

test("what two pay together is no further price of one thing", () =>
  expect(
    pairs(
      "Somos una escuela de tango para gente grande. La clase suelta está $6.000, el mes entero con dos clases por semana $38.000, y si venís en pareja pagan $68.000 los dos.",
    ),
  ).toEqual(["La clase suelta está = $6.000", "El mes entero con dos clases por semana = $38.000"]));

test("what is free from some amount on is no thing", () =>
  expect(pairs("Honey farm in Nakuru. Candles Ksh 200, wax Ksh 400. Nakuru town free above Ksh 2,000.")).toEqual([
    "Candles = Ksh 200",
    "Wax = Ksh 400",
  ]));

test.each([
  ["each of some more", "Van park by the bay. Two people per site, each extra person $4 a night."],
  ["by one word", "Sala zabaw w Ełku. Niemowlaki do roku 0 zł przy płacącym rodzeństwie, same 10 zł."],
  ["with the amount of another thing", "Lechon in Cebu. Paklay 120 per order, puso 8 pesos each."],
  ["with a size", "Klompen in Enter. Maat 47 € 41,-"],
  ["of the maker", "Fiaker in Salzburg. Runde € 58,–. Ihr Honorar von 1.400 Euro geht in Ordnung."],
])("no row is told %s", (_, text) => {
  expect(pairs(text).join("; ")).not.toMatch(/per site|Same|Paklay 120|Maat = |Honorar/u);
});
