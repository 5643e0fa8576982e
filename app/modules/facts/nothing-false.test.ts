import { describe, expect, test } from "vitest";
import { introduced, type IntroducedLanguage as Language } from "../../../tests/factories/introduced";
import { findAddress } from "./find-address";
import { findHours } from "./find-hours";
import { findPeople } from "./find-people";
import { findPrices } from "./find-prices";
import { readSource } from "./source-text";

const sourceOf = (language: Language, text: string) => readSource(introduced(language, text));

const rowsOf = (language: Language, text: string) =>
  findPrices(sourceOf(language, text)).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail = "" }) => `${name} | ${price} | ${detail}`),
  );

describe("an amount that is no price of the business", () => {
  test.each<[Language, string, string]>([
    ["en", "Haircut $30, beard trim $15. Licence renewal is $46, which you pay to the county.", "46"],
    ["en", "Massage £60\nMiss your slot and it's £21\nFacial £45", "21"],
    ["en", "Massage £60\nOur old shop charged £12\nFacial £45", "12"],
    ["en", "Canal tour €40, parking in town (to the council, not us) €9", "9"],
    ["en", "Kayak £20\nHelmet (bring your own, or the shop next door sells one) £7\nCanoe £25", "7"],
    ["en", "Yoga class £12\nThose who forget a mat owe us £2\nPilates £14", "£2"],
    ["en", "Pilates £14, first month free? Sorry no, not any more.", "free"],
    ["en", "Sweep £55 -- Bird guard from £35 on top of that -- Cowl fitted £99", "guard"],
    ["en", "Burger £9\nQuiz every second Tuesday of the month, 8pm, £3 a head\nFish £11", "£3"],
    ["en", "Wills £180. Beware of a will at £19 from a website.", "£19"],
    ["de", "Vorsicht bei Schlüsseldiensten für 19 €. Türöffnung 90 €, Zylinder 45 €.", "19"],
    ["es", "Corte 15 €, tinte 40 €. En el centro te piden 60 € por el mismo tinte.", "60"],
    ["fr", "Coupe 30 €, couleur 55 €. Méfiez-vous du miel à 3 € le pot.", "3 €"],
    ["it", "Taglio 20 €, piega 15 €. La stessa cosa in centro 70 €.", "70"],
    ["ar", "حلاقة 10 دينار، صبغة 30 دينار. الصالونات الكبيرة تطلب 80 دينار على نفس الشيء.", "80"],
    ["ar", "الدخول 12 درهما، الفوطة 8 دراهم. أما فنادق المدينة فتطلب 500 درهم في الخدمة.", "500"],
    ["de", "Töpferkurs 80 €\nWer zu spät kommt, gibt 5 € in die Kasse\nGlasur 12 €", "5 €"],
    ["de", "Stadtführung 12 €\nEintritt ins Schloss (geht an die Stadt, nicht an uns) 9 €", "9 €"],
    ["de", "Ölwechsel 79 €\nBeim Händler legen Sie dafür 140 € hin\nInspektion 180 €", "140"],
    ["de", "Fahrstunde 55 €\nDie Prüfung geht an den TÜV mit 117 €", "117"],
    ["de", "Maniküre 35 €\nNicht abgesagte Termine 20 €\nPediküre 42 €", "20"],
    ["es", "Corte 15 €\nQuien no avisa a tiempo debe 10 €\nTinte 40 €", "10"],
    ["es", "Clase 20 €\nLicencia federativa (va a la federación, no es nuestra) 35 €", "35"],
    ["es", "Menú 14 €\nAntes salía por 11 €\nCafé 2 €", "11"],
    ["es", "Tarta 28 €\nEn otros sitios la encuentras por 45 €\nBizcocho 12 €", "45"],
    ["fr", "Coupe 30 €\nCelui qui oublie son rendez-vous doit 15 €\nCouleur 55 €", "15"],
    ["fr", "Permis 1200 €\nTimbre fiscal (à payer à l'État, pas chez nous) 25 €", "25"],
    ["fr", "Coupe 30 €\nAilleurs on vous la vend 48 €\nCouleur 55 €", "48"],
    ["it", "Taglio 20 €\nChi non disdice in tempo deve 10 €\nPiega 15 €", "10"],
    ["it", "Corso 150 €\nTessera (va alla federazione, non a noi) 25 €", "25"],
    ["it", "Taglio 20 €\nAltrove lo trovate a 60 €\nPiega 15 €", "60"],
    ["pt", "Corte 12 €\nQuem falta sem avisar deve 5 €\nBarba 8 €", "5 €"],
    ["pt", "Aula 20 €\nTaxa do exame (vai para o IMT, não para nós) 30 €", "30"],
    ["nl", "Knippen €28\nWie niet op tijd afzegt is €15 kwijt\nVerven €60", "15"],
    ["nl", "Rijles €55\nExamen (gaat naar het CBR, niet naar ons) €130", "130"],
    ["pl", "Strzyżenie 60 zł\nKto nie odwoła wizyty, traci 30 zł\nFarbowanie 150 zł", "30"],
    ["pl", "Kurs 300 zł\nOpłata (idzie do urzędu, nie do nas) 17 zł", "17"],
    ["it", "Supplì 1,80 l'uno, birra piccola 3 euro, acqua 1 euro", "Supplì 1,80"],
    ["ar", "قص الشعر 10 دنانير\nمن لا يحضر يخسر 5 دنانير\nصبغة 20 دينار", "5"],
  ])("%s: %s", (language, text, amount) => {
    expect(rowsOf(language, text).filter((row) => row.includes(amount))).toEqual([]);
  });
});

describe("a day with a narrower rule, or of which more is said than is read", () => {
  test.each<[Language, string, number]>([
    ["en", "Open Tuesday to Saturday 10am-5pm and the first Sunday of the month 12-4pm", 6],
    ["de", "Geöffnet Mo-Fr 9-18 Uhr und jeden zweiten Samstag im Monat 9-13 Uhr", 5],
    ["fr", "Ouvert du lundi au vendredi 9h-18h et le premier samedi du mois 9h-12h", 5],
    ["es", "Abierto de lunes a viernes de 9:00 a 18:00 y el último sábado del mes de 10:00 a 13:00", 5],
    ["it", "Aperto da lunedì a venerdì 9-18 e la prima domenica del mese 10-13", 6],
    ["nl", "Open dinsdag t/m zaterdag 10-17 en elke laatste zondag van de maand 12-16", 6],
    ["pl", "Czynne od wtorku do soboty 10-17, w pierwszą niedzielę miesiąca 12-16", 6],
    ["it", "Chiuso il lunedì, gli altri giorni 10-15 e 18-22, la domenica solo la sera", 6],
    ["es", "Cerrado el lunes, de martes a sábado 10:00-14:00 y 17:00-20:00, el domingo solo por la mañana", 6],
    ["en", "Open Monday to Saturday 9am-6pm, except Thursday when we go right through to 8pm", 3],
    ["en", "Mon-Sat 9am-5pm (Saturdays closed in January)", 5],
    ["en", "Open Monday to Friday 8am-4pm. Wednesdays are different, ring first.", 2],
    ["en", "Open daily 10am-6pm, Sundays only in the afternoon", 6],
    ["de", "Offen Di, Mi, Fr 9-17 Uhr, Samstag 10-14 (im Winter samstags geschlossen)", 5],
    ["de", "Mo-Sa 8-18 Uhr, außer mittwochs, da ist es bei uns anders", 2],
    ["de", "Täglich 11-21 Uhr, sonntags nur abends", 6],
    ["es", "Abierto todos los días de 9:00 a 20:00, los domingos solo por la tarde", 6],
    ["fr", "Ouvert tous les jours 10h-18h, le dimanche seulement le matin", 6],
    ["fr", "Du mardi au samedi 9h-19h, sauf le jeudi où ça dépend des marées", 3],
    ["pt", "Aberto todos os dias das 9h às 19h, domingo só de manhã", 6],
    ["pt", "Segunda a sábado das 9h às 18h, no primeiro sábado do mês até às 22h", 5],
    ["nl", "Elke dag open 10:00-18:00, zondag alleen 's middags", 6],
    ["pl", "Codziennie 10-18, w niedziele tylko po południu", 6],
    ["ar", "مفتوح يومياً من 9 صباحاً إلى 6 مساءً، الجمعة مساءً فقط", 4],
  ])("%s: %s", (language, text, day) => {
    const { found } = findHours(sourceOf(language, text), language);
    expect(found.filter(({ value }) => value.weekdays.includes(day)).map(({ value }) => value.times)).toEqual([]);
  });
});

describe("a name that is none, and a role of somebody else's", () => {
  test.each<[Language, string, RegExp]>([
    ["en", "Team: Waitress Mia Lund, Cook Ben Hale", /waitress|cook/i],
    ["en", "The boss now is Jo Lane, daughter of the founder, Bill Lane.", /Jo Lane.*founder/],
    ["de", "Das Team: Geschäftsführerin Eva Kern, Friseurin Lea Roth", /Geschäftsführerin Eva|Friseurin Lea/],
    ["de", "Rufen Sie an: Disponentin Eva Kern, Tel. 030 5550188.", /Disponentin Eva/],
    ["de", "Ansprechpartner: Monteur Jan Roth, Telefon 030 5550188.", /Monteur Jan/],
    ["es", "Lo lleva Ana Gil, sobrina del dueño, Luis Gil.", /Ana Gil.*dueño/],
    ["fr", "La maison est à Lise Roy, fille du fondateur, Jean Roy.", /Lise Roy.*fondateur/],
    ["it", "Il negozio è di Marta Riva, moglie del titolare, Ugo Riva.", /Marta Riva.*titolare/],
    ["pt", "A loja é da Rita Luz, neta do fundador, Rui Luz.", /Rita Luz.*fundador/],
    ["nl", "De winkel is van Anna Vos, dochter van de eigenaar, Piet Vos.", /Anna Vos.*eigenaar/],
    ["pl", "Sklep prowadzi Anna Lis, córka założyciela, Jan Lis.", /Anna Lis.*założyciel/],
    ["nl", "Team: Kapster Mia Vos, Kapper Jan Bos", /Kapster Mia|Kapper Jan/],
    ["en", "Principal vet Dr Jane Moss BVSc, nurses Kim Dale and Lou Tran", /BVSc/],
    ["en", "Our team: Ruth Amsel MSc, counsellor; Ian Foss PhD, psychologist", /MSc|PhD/],
    ["en", "Team: Dispatcher Joan Reyes, Bookings Ned Fry", /Dispatcher Joan|Bookings Ned/],
    ["en", "Contact: Family Brandt, Mill Lane 3, Hexham NE46 1AA", /Brandt/],
    ["de", "Team: Familie Brandt, Hofleitung", /Brandt/],
    ["de", "Unser Team: Disponent Olaf Brandt, Lernende Sina Kolb", /Disponent Olaf|Lernende Sina/],
    ["fr", "Équipe : Vendeuse Lise Roy, Apprentie Zoé Blanc", /Vendeuse Lise|Apprentie Zoé/],
    ["fr", "Contact : Famille Garnier, propriétaire", /Garnier/],
    ["it", "Il team: Banconista Ugo Riva, Apprendista Lia Neri", /Banconista Ugo|Apprendista Lia/],
    ["es", "Equipo: Dependienta Ana Gil, Aprendiz Leo Mora", /Dependienta Ana|Aprendiz Leo/],
    ["pt", "Equipa: Rececionista Rita Luz, Ajudante Rui Melo", /Rececionista Rita|Ajudante Rui/],
    ["pl", "Zespół: Sprzedawczyni Anna Lis, Kierowca Jan Wilk", /Sprzedawczyni Anna|Kierowca Jan/],
  ])("%s: %s", (language, text, never) => {
    const people = findPeople(sourceOf(language, text)).people.map(
      ({ value }) => `${value.name} = ${value.role ?? ""}`,
    );
    expect(people.filter((person) => never.test(person.replace(/ = $/, "")))).toEqual([]);
  });
});

describe("an address with somebody's name before it", () => {
  test.each<[Language, string, RegExp]>([
    ["de", "Familie Brandt, Seeweg 7, 87634 Obergünzburg.", /Brandt/],
    ["en", "The Brandt family, 7 Lake Road, Louth LN11 7QT", /Brandt/],
    ["it", "Famiglia Riva, Via Roma 3, 20100 Milano", /Riva/],
  ])("%s: %s", (language, text, never) => {
    expect(findAddress(sourceOf(language, text))?.value.lines.join(", ") ?? "").not.toMatch(never);
  });
});
