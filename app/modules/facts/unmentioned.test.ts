import { expect, it } from "vitest";
import { readFacts } from "./read-facts";
import { readSource } from "./source-text";
import { withoutUnmentioned } from "./unmentioned";

const pageOf = (text: string) => {
  const { prose, prices } = readFacts(text);
  return JSON.stringify([prose, prices]);
};

it.each([
  ["The market takes £180 for a pen, so please don't mention it.", "180"],
  ["My brother lent me £4,000 for the oven. Please don't mention that.", "4,000"],
  ["The sign still says heels £6 but that's from 2015 so ignore it.", "2015"],
  ["Im Kaufhaus verlangen sie fürs Kürzen 39 Franken, aber das müsst ihr ja nicht schreiben.", "39"],
  ["El ayuntamiento nos dio una ayuda de 3.000 euros, eso no hace falta ponerlo.", "3.000"],
  ["La banque nous a prêté 9 000 euros, inutile de le mentionner.", "9 000"],
  ["La banca ci ha prestato 9.000 euro, ma non lo scrivete.", "9.000"],
  ["A academia grande cobra R$ 129. Não precisa citar.", "129"],
  ["De gemeente gaf ons 500 euro, maar dat hoeft er niet bij.", "500"],
  ["Za remont zapłaciliśmy 9000 zł, ale tego proszę nie pisać.", "9000"],
  ["أخذنا قرضا بمبلغ 4000 دينار، لكن لا تذكروا هذا.", "4000"],
  ["Anna retires in June 2027, say nothing of it for now.", "2027"],
  ["Anna geht im Juni 2027 in Rente, davon bitte noch nichts schreiben.", "2027"],
  ["Ana se jubila en junio de 2027, no digan nada de momento.", "2027"],
  ["Anne part en retraite en juin 2027, ne rien en dire pour le moment.", "2027"],
  ["Anna va in pensione a giugno 2027, non dite nulla per ora.", "2027"],
  ["A Ana reforma-se em junho de 2027, não digam nada disso ainda.", "2027"],
  ["Anna stopt in juni 2027, daar nog niets over zeggen.", "2027"],
  ["Anna odchodzi w czerwcu 2027, proszę nic o tym nie pisać na razie.", "2027"],
  ["ستتقاعد آنا في يونيو 2027، لا تقولوا شيئا الآن.", "2027"],
  ["The trailer cost me £900, nobody needs to know that.", "900"],
  ["Emma hat mich 1800 € gekostet und viel Nerven, das muss aber keiner wissen.", "1800"],
  ["La garrafa costó 900 pesos, eso nadie tiene que saberlo.", "900"],
  ["La machine a coûté 900 euros, personne n'a besoin de le savoir.", "900"],
  ["Mi chiamo Ornella, non serve citarmi.", "Ornella"],
  ["A carrinha custou 900 euros, isso ninguém precisa de saber.", "900"],
  ["De kraam kostte 900 euro, dat hoeft niemand te weten.", "900"],
  ["Wóz kosztował 900 zł, tego nikt nie musi wiedzieć.", "900"],
  ["العربة كلفتنا 900 دينار، مش لازم حد يعرف.", "900"],
  ["(Davor 7 Jahre Lehre in Ulm, das muss nicht drauf.)", "Lehre"],
  ["Before that I drove a van for 9 years, that doesn't have to go on.", "9 years"],
  ["The town gave us £5,000 for the roof, may be mentioned in the news but needn't.", "5,000"],
  ["Die Gemeinde gab 5.000 Euro fürs Dach, darf erwähnt werden, muss aber nicht.", "5.000"],
  ["El ayuntamiento dio 5.000 euros para el tejado, eso no hace falta que salga.", "5.000"],
  ["La mairie a donné 5 000 euros pour le toit, peut être cité mais pas obligé.", "5 000"],
  ["Il comune ha dato 5.000 euro per il tetto, non serve che ci sia.", "5.000"],
  ["A câmara deu 5.000 euros para o telhado, isso não precisa de aparecer.", "5.000"],
  ["De provincie gaf 5.000 euro voor het dak, mag vermeld maar hoeft niet.", "5.000"],
  ["Gmina dała 5000 zł na dach, to nie musi tam być.", "5000"],
  ["أعطتنا البلدية 5000 دينار للسقف، لا داعي لذكره.", "5000"],
  ["We are brokers' friends, 15 days brokerage, same should not be displayed.", "15 days"],
  [
    "My wife says that we are in Ayr in August, that should not be shown on the site, or else the burglars come.",
    "Ayr",
  ],
  [
    "Meine Frau lässt ausrichten, im August sind wir in Binz, das braucht aber nicht auf die Seite, sonst kommen Einbrecher.",
    "Binz",
  ],
  ["En agosto estamos en Cádiz, eso no debe salir en la web.", "Cádiz"],
  ["En août nous sommes à Royan, ça ne doit pas apparaître sur le site.", "Royan"],
  ["Ad agosto siamo a Rimini, questo non deve apparire.", "Rimini"],
  ["Em agosto estamos em Faro, isso não é para aparecer no site.", "Faro"],
  ["In augustus zijn we op Texel, dat mag niet op de site.", "Texel"],
  ["W sierpniu jesteśmy w Helu, to nie powinno być na stronie.", "Helu"],
  ["Our trainees get £14.20 an hour, should we mention that?", "14.20"],
  [
    "The wine shop takes about £14 a bottle, ours is under 6 pounds (keep that off the web, the council gets touchy).",
    "14",
  ],
  ["We pay about £1.60 for old heels today but it moves so don't print the number, just say call.", "1.60"],
  ["Das Haus nebenan verlangt 14 Euro, den Preis bitte nicht nennen.", "14"],
  ["La tienda de al lado cobra 14 euros, no pongáis el precio.", "14"],
  ["Le voisin demande 14 euros, ne mettez pas le prix.", "14"],
  ["Il vicino chiede 14 euro, non scrivete il prezzo.", "14"],
  ["O vizinho cobra 14 euros, não ponham o preço.", "14"],
  ["De buurman vraagt 14 euro (hou dat van de site).", "14"],
  ["Sąsiad bierze 14 zł, tej ceny nie podawać.", "14"],
  ["الجار يأخذ 14 دينار، لا تكتبوا السعر.", "14"],
  ["Office hours after 14 please don't list, I am on site then.", "14"],
  ["Bürozeiten ab 14 Uhr bitte nicht angeben, da bin ich auf Baustellen.", "14"],
  ["A medalha de bronze de 2014 o pai não gosta q fala.", "2014"],
  ["La medalla de bronce de 2014, a mi padre no le gusta que se diga.", "2014"],
  ["La médaille de 2014, mon père n'aime pas qu'on en parle.", "2014"],
  ["La medaglia del 2014, papà non vuole che si dica.", "2014"],
  ["Het brons van 2014 liever niet vermelden.", "2014"],
  ["Brązowego medalu z 2014 proszę nie wymieniać.", "2014"],
  ["Onze stagiairs krijgen 14,20 euro per uur, ook vermelden? Nee laat maar.", "14,20"],
  ["Between us I shall stop at 70, so don't put in anything about the future.", "70"],
  ["The licence of 2019 is under renewal so leave that number blank.", "2019"],
  ["Die Lizenz von 2019 wird erneuert, also lasst das Feld bitte leer.", "2019"],
  ["Ele diz também que o sobrinho lhe deve 300 euros. Avô, isso não vai.", "300"],
  ["PS : ma belle-mère voudrait 4000 euros. On ne le met pas.", "4000"],
  ["مكان الخلايا لا يُنشر، سُرقت منا 6 خلايا.", "6"],
  ["Der Nachbar hat 2019 die Polizei geholt, das lasst mal weg.", "2019"],
  ["Where the hives stand is not to be published, 6 were stolen.", "6"],
  ["La vigna non va pubblicata, ci hanno rubato 6 botti.", "6"],
  ["Canvas 5 yrs, not if you put it away wet ya drongo (say that nicer).", "5"],
])("does not show what its owner asks not to mention: %s", (text, amount) => {
  const said = `We mend shoes in the old harbour of Leith. ${text} Come in any day.`;
  expect(pageOf(said)).not.toContain(amount);
  expect(pageOf(said)).toContain("old harbour");
});

it("leaves what stands beside the bracket", () => {
  const page = pageOf(
    "We mend dolls in Burgdorf. Estimates are £90 an hour (one was sold for £2,400, don't mention that!).",
  );
  expect(page).toContain("90");
  expect(page).not.toContain("2,400");
});

it("leaves what somebody else is told to do before a reason", () => {
  const page = pageOf("Aoife Tarpey does the contracts and I'm Ciara, I only do the typing so leave me off it.");
  expect(page).toContain("does the contracts");
  expect(page).not.toMatch(/Ciara|typing/u);
});

it("keeps a point of a list off the page that asks for it", () => {
  const page = pageOf(
    "We mend shoes in Leith.\n\n- heels £12\n- the stall takes about £14, ours are under 6 (keep that off the web, they get touchy)\n- soles £20",
  );
  expect(page).toContain("20");
  expect(page).not.toMatch(/14|touchy/u);
});

it.each([
  "Don't quote the price you found elsewhere, ask us.",
  "The number on the door is not printed (just say hello).",
  "Please mention it when you call.",
  "Bitte nicht klingeln, wir hören den Hund.",
  "My dog doesn't like it when you shout.",
  "My cat doesn't like it on the sofa.",
  "Please don't print your ticket, the phone is enough.",
  "Hunde sind lieb, aber lasst sie draußen.",
  "Prosimy nie podawać jedzenia zwierzętom.",
  "We don't mention prices over the phone.",
  "Don't put it off, call us.",
  "A deposit can be paid in cash, but that doesn't have to be in full.",
  "Hunde dürfen rein, muss aber nicht sein, draußen ist Schatten.",
  "The gate is stiff, don't let the dog out.",
  "Ihr müsst nicht schreiben, ruft einfach an.",
  "Between us we have forty years in the trade.",
  "Entre nosotros hablamos cinco idiomas.",
  "Unter uns wohnt der Müller.",
  "The gate is heavy so leave it open.",
  "The dog runs so leave that gate closed please.",
  "On ne le met pas au four, on le fume.",
  "O pão não vai ao micro-ondas.",
])("leaves what is said to visitors: %s", (text) =>
  expect(withoutUnmentioned(readSource(`We mend shoes in Leith. ${text}`)).sentences.size).toBe(0),
);
