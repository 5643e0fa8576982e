import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planFor } from "../generation/built-in/built-in-designer";
import { brief } from "../site/brief";
import { findAreas } from "./find-areas";
import { findCredentials } from "./find-credentials";
import { findDates } from "./find-dates";
import { findPrices } from "./find-prices";
import { readSource } from "./source-text";

const dates = (text: string) => findDates(readSource(text)).items.map(({ when, what }) => `${when} | ${what}`);
const credentials = (text: string) =>
  findCredentials(readSource(text)).items.map(({ name, detail }) => [name, detail].filter(Boolean).join(" | "));
const areas = (text: string) => findAreas(readSource(text)).items;

describe("dates", () => {
  test.each([
    ["Christmas market 12 December.", "12 December | Christmas market"],
    ["Closed 24 December to 2 January.", "24 December to 2 January | Closed"],
    ["We are closed from 24 December to 2 January.", "24 December to 2 January | We are closed"],
    [
      "Every first Saturday of the month: knife sharpening workshop.",
      "Every first Saturday of the month | Knife sharpening workshop",
    ],
    ["Every first Saturday, 10am to 2pm: open studio", "Every first Saturday, 10am to 2pm | Open studio"],
    ["The next course starts on 3 March 2027.", "3 March 2027 | The next course starts"],
    [
      "Harvest festival on Saturday, October 3rd, 2026, 2pm to 6pm.",
      "Saturday, October 3rd, 2026, 2pm to 6pm | Harvest festival",
    ],
    ["Open house: May 3-5", "May 3-5 | Open house"],
    ["Our season runs from May to September.", "May to September | Our season runs"],
    ["We are closed on Christmas Day.", "Christmas Day | We are closed"],
    ["Quiz night 05/12/2026", "05/12/2026 | Quiz night"],
    ["Weihnachtsmarkt am 12. Dezember.", "12. Dezember | Weihnachtsmarkt"],
    ["Betriebsferien vom 24.12. bis 2.1.", "24.12. bis 2.1. | Betriebsferien"],
    ["Jeden ersten Samstag im Monat: Verkostung im Keller.", "Jeden ersten Samstag im Monat | Verkostung im Keller"],
    ["Cerrado del 24 de diciembre al 2 de enero.", "24 de diciembre al 2 de enero | Cerrado"],
    ["Taller de cerámica cada primer sábado del mes.", "Cada primer sábado del mes | Taller de cerámica"],
    ["مغلق من 24 ديسمبر إلى 2 يناير", "24 ديسمبر إلى 2 يناير | مغلق"],
  ])("%s", (text, item) => expect(dates(text)).toEqual([item]));

  test.each([
    [
      "Order before 12 December 2026 if you want it for Christmas.",
      "Before 12 December 2026 | Order if you want it for Christmas",
    ],
    [
      "Open day for Dydd Gŵyl Dewi on Saturday 27 February 2027, cawl on the stove.",
      "Saturday 27 February 2027 | Open day for Dydd Gŵyl Dewi, cawl on the stove",
    ],
    ["On Holi (22 March 2027) full closed.", "22 March 2027 | On Holi full closed"],
    [
      "Das Vortragsspiel findet am Samstag, 13. März 2027 im Pfarreisaal statt.",
      "Samstag, 13. März 2027 | Das Vortragsspiel findet im Pfarreisaal statt",
    ],
    ["Arrancamos grupo nuevo el jueves 4 de marzo de 2027.", "Jueves 4 de marzo de 2027 | Arrancamos grupo nuevo"],
    [
      "Il 16 gennaio 2027 per Sant'Antonio accendiamo il fuoco.",
      "16 gennaio 2027 | Per Sant'Antonio accendiamo il fuoco",
    ],
    ["Dias 24 e 25 de dezembro de 2026 não abrimos.", "24 e 25 de dezembro de 2026 | Não abrimos"],
    ["Gesloten 1 t.e.m. 14 maart 2027.", "1 t.e.m. 14 maart 2027 | Gesloten"],
    ["Od 14 do 28 lutego 2027 urlop.", "14 do 28 lutego 2027 | Urlop"],
    ["8 mei 2027 is de opruimtocht, handschoenen mee.", "8 mei 2027 | De opruimtocht, handschoenen mee"],
    [
      "Over the long weekend, 3-5 October 2026, they stay open till 11.",
      "3-5 October 2026 | Over the long weekend, they stay open till 11",
    ],
    ["١٢ آب ٢٠٢٦ ليلة بنسهر نتفرج على الشهب.", "١٢ آب ٢٠٢٦ | ليلة بنسهر نتفرج على الشهب"],
  ])("a day of a year, with all that is said of it: %s", (text, item) => expect(dates(text)).toEqual([item]));

  test("two days of a sentence, each with the words before it, and what is joined behind stays in the text", () => {
    expect(dates("On commence le samedi 28 août 2027 et on finit le lundi 11 octobre 2027.")).toEqual([
      "Samedi 28 août 2027 | On commence",
      "Lundi 11 octobre 2027 | On finit",
    ]);
    const { items, sentenceIds } = findDates(readSource("This year we start May 8, 2026 and run thru Labor Day."));
    expect(items).toEqual([{ when: "May 8, 2026", what: "This year we start" }]);
    expect(sentenceIds).toEqual([]);
  });

  test.each([
    "On 14 March 2019 the mayor came to see us.",
    "We opened the shop on 3 May 2026.",
    "The website must be ready by 15 December 2026, please.",
    "From 1 April 2027 the shop opens Tuesday to Friday 9 to 6.",
    "hay q reservar con 15 dias minimo el domingo 13 de septiembre de 2026 no cogemos nada",
    "We got a table on March 6 2027 Brutus is the dog.",
    "ring 0491 570 156 for the shearing on 23 July 2026",
  ])("no day to note: %s", (text) => expect(dates(text)).toEqual([]));

  test("lines under a heading for dates, whatever they announce", () => {
    const text =
      "Events\n- 14 February: Valentine's menu\n- Jazz with the Okoro Trio, Friday 6 March, 8pm\n- 1 May, boat trip to the island";
    expect(dates(text)).toEqual([
      "14 February | Valentine's menu",
      "Friday 6 March, 8pm | Jazz with the Okoro Trio",
      "1 May | Boat trip to the island",
    ]);
  });

  test.each([
    ["12.-14. Mai: Töpfermarkt am Fluss", "12.-14. Mai | Töpfermarkt am Fluss"],
    ["Concerto in giardino sabato 3 giugno", "Sabato 3 giugno | Concerto in giardino"],
    ["Fermé du 24 décembre au 2 janvier.", "24 décembre au 2 janvier | Fermé"],
    ["Marché de Noël le samedi 12 décembre", "Samedi 12 décembre | Marché de Noël"],
    ["Férias de 3 a 20 de agosto", "3 a 20 de agosto | Férias"],
    ["Gesloten van 24 december tot 2 januari", "24 december tot 2 januari | Gesloten"],
    ["Warsztaty w sobotę 3 maja", "Sobotę 3 maja | Warsztaty"],
    ["Cerrado mar 12 mayo", "Mar 12 mayo | Cerrado"],
  ])("in its language: %s", (text, item) => expect(dates(text)).toEqual([item]));

  test("a tour keeps place and date together, in any order, with a heading and without", () => {
    const shows = [
      ["12 Oct", "Broadcast, Glasgow"],
      ["14 Oct", "The Lubber Fiend, Newcastle"],
      ["17 Oct", "Moth Club, London (sold out)"],
      ["Fr 12.04.", "Berlin, Lido"],
      ["sam 3 mai", "Lyon, Le Périscope"],
    ] as const;
    const dash = fc.constantFrom(" - ", " – ", " — ", ": ", ", ");
    fc.assert(
      fc.property(fc.shuffledSubarray([...shows], { minLength: 2 }), dash, fc.boolean(), (some, between, isHeaded) => {
        const lines = some.map(([when, what]) => `${when}${between}${what}`).join("\n");
        const pairs = some.map(([when, what]) => `${when.charAt(0).toUpperCase()}${when.slice(1)} | ${what}`);
        expect(dates(isHeaded ? `Tour:\n${lines}` : `We play.\n\n${lines}`)).toEqual(
          pairs.map((pair) => pair.replace(/([a-z])\. \|/, "$1 |")),
        );
      }),
      { numRuns: process.env.FULL ? 500 : 40 },
    );
  });

  test.each([
    "Applications for the September course open on 1st November.",
    "Our season runs from June to September, which always includes samphire.",
    "The course runs on 3 March except when it rains.",
  ])("left unread: %s", (text) => {
    const { items, unread } = findDates(readSource(text));
    expect(items).toEqual([]);
    expect(unread).toHaveLength(1);
  });

  test.each([
    "1 April to 30 September: Tuesday to Sunday, 11.00 - 17.30\n1 October to 31 March: Saturday and Sunday, 12.00 - 16.00",
    "My grandfather opened the market stall on 3 May 1961.",
    "We are open every Saturday from 9am to 5pm.",
    "Founded in March 2004.",
    "Market Street 12, 04109 Leipzig",
    "Our course costs 12 euros.",
    "The fair is on 12 December and the shop is closed from 24 December to 2 January.",
    "You may bring 5 friends to the party.",
    "Czynne codziennie 6:30–20:00, od listopada do kwietnia 7:00–19:00.",
    "Open daily 8:30 to 18:00, from November to April 9:00 to 17:00.",
  ])("no announcement: %s", (text) => expect(dates(text)).toEqual([]));
});

describe("credentials", () => {
  test.each([
    ["We are members of the Guild of Master Craftsmen.", "Members of the Guild of Master Craftsmen"],
    ["Member of the Law Society of Scotland", "Member of the Law Society of Scotland"],
    ["Licensed by the State of Texas, licence 12345.", "Licensed by the State of Texas | licence 12345"],
    ["Licensed, insured and bonded.", "Licensed, insured and bonded"],
    ["Gas Safe registered, no. 512345", "Gas Safe registered | no. 512345"],
    ["Electrical contractor licence no. EC-30291", "Electrical contractor licence no. EC-30291"],
    ["Winner of the Great Taste Award 2023.", "Winner of the Great Taste Award 2023"],
    [
      "Registered with the Care Quality Commission (1-118219).",
      "Registered with the Care Quality Commission | 1-118219",
    ],
    ["Wir sind Mitglied der Handwerkskammer Leipzig.", "Mitglied der Handwerkskammer Leipzig"],
    ["Staatlich anerkannt durch das Land Hessen.", "Staatlich anerkannt durch das Land Hessen"],
    [
      "Colegiado n.º 28/2931 en el Colegio de Abogados de Madrid.",
      "Colegiado n.º 28/2931 en el Colegio de Abogados de Madrid",
    ],
    ["Somos miembros de la Asociación de Artesanos.", "Miembros de la Asociación de Artesanos"],
    ["مرخص من وزارة الصحة", "مرخص من وزارة الصحة"],
  ])("%s", (text, item) => expect(credentials(text)).toEqual([item]));

  test("a licence that is for sale heads no list", () => {
    const source = readSource("Naturalisation: £850\nSponsor licence: £2,400\nAppeals: quoted after the consultation.");
    expect(findPrices(source, new Set()).groups.flatMap(({ items }) => items)).toContainEqual(
      expect.objectContaining({ name: "Sponsor licence", price: "£2,400" }),
    );
  });

  test("lines under a heading", () => {
    expect(credentials("Memberships\n- RIBA\n- Federation of Master Builders - since 2011")).toEqual([
      "RIBA",
      "Federation of Master Builders | since 2011",
    ]);
  });

  test.each([
    "A licensed letting agent in Margate.",
    "We are a certified bakery with love for rye.",
    "Henrike is a member of the chamber.",
    "We named the shop after our dog.",
    "Sponsor licence: £2,400\nAppeals: quoted after the consultation.",
    "VAT registered £140.",
    "Registered in Spain 90 €",
  ])("stays in the text: %s", (text) => expect(credentials(text)).toEqual([]));
});

describe("areas", () => {
  test.each([
    ["We serve Leeds, Bradford and York.", ["Leeds", "Bradford", "York"]],
    ["Serving Austin, Round Rock and surrounding towns.", ["Austin", "Round Rock", "Surrounding towns"]],
    ["We deliver to Bath, Frome and within 10 miles of Radstock.", ["Bath", "Frome", "Within 10 miles of Radstock"]],
    ["Wir arbeiten in Köln, Bonn und Umgebung.", ["Köln", "Bonn", "Umgebung"]],
    ["Trabajamos en Sevilla, Dos Hermanas y alrededores.", ["Sevilla", "Dos Hermanas", "Alrededores"]],
    ["نعمل في عمان، الزرقاء وإربد", ["عمان", "الزرقاء", "إربد"]],
    ["Areas we cover: Hove, Brighton, Lewes", ["Hove", "Brighton", "Lewes"]],
    ["Areas\n- Hove\n- Brighton\n- The Dials", ["Hove", "Brighton", "The Dials"]],
  ])("%s", (text, items) => expect(areas(text)).toEqual(items));

  test.each([
    "We serve breakfast, lunch and dinner.",
    "We serve landlords and tenants.",
    "We work in teams of two and three.",
    "We cover Leeds.",
  ])("no places: %s", (text) => expect(areas(text)).toEqual([]));
});

test("a sentence that a list says stands nowhere else, and the others stay", () => {
  const plan = planFor(
    brief.parse({
      template: "modern",
      projectTitle: "Harrow Plumbing",
      designBrief:
        "Harrow Plumbing mends boilers and bathrooms in terraced houses. We serve Leeds, Bradford and York. We are members of the Guild of Plumbers. Closed 24 December to 2 January. Our vans carry the parts that old houses need.",
    }),
  );
  const kinds = plan.sections.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["areas", "credentials", "dates"]));
  const text = JSON.stringify(plan.sections);
  for (const said of ["Bradford", "Guild of Plumbers", "24 December", "Our vans carry the parts"])
    expect(text.split(said)).toHaveLength(2);
});

test("nothing is left over of a date that its sentence says whole", () => {
  const whole = findDates(readSource("We fry donairs.\n\nBig Stav Night is on Friday 12 March 2027 with live fiddle."));
  expect(whole.items).toEqual([{ when: "Friday 12 March 2027", what: "Big Stav Night with live fiddle" }]);
  expect(whole.unread).toEqual([]);
});
