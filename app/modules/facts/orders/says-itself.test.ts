import { expect, it } from "vitest";
import { isAboutWriting } from "./about-writing";
import { asidesAmong } from "./orders-maker";
import { refusesOrnaments } from "./ornaments";

it.each([
  "NO dreamcatchers no feathers I mean it.",
  "No angels, he said its not a mass card.",
  "NOT black and white stripes we sell to both sides",
  "Bitte keine Traumfänger.",
  "Nada de palmeras.",
  "Zéro hermine, zéro triskell.",
  "Niente cuoricini, per carità.",
  "Nada de palmeiras nem corações.",
  "Geen hartjes.",
  "Żadnych serduszek.",
  "بدون قلوب",
])("knows an ornament that is refused: %s", (text) => expect(refusesOrnaments(text)).toBe(true));

it.each([
  "No dogs, no bare feet.",
  "No fur in our coats.",
  "No palm oil in our soaps.",
  "No confetti and no naked flames in the barn.",
  "Sem marcação prévia, pois trabalhamos sozinhos.",
  "Ohne Streifen, ohne Chemie: wir putzen Fenster.",
  "Sin rayas, como nuevo.",
  "Keine Kartenzahlung.",
  "No angels were harmed while this long story of ours was told to you by our grandmother at the stove.",
  "We carve angels, hearts and horseshoes.",
  "Sin cita previa.",
])("leaves rules of the house and wares: %s", (text) => expect(refusesOrnaments(text)).toBe(false));

it.each([
  "MY CAPS LOCK IS STUCK, I AINT HOLLERING.",
  "RIGHT I DONT KNOW HOW TO TURN THE CAPITALS OFF.",
  "right is this thing recording ok",
  "talking into my phone so it might come out funny",
  "Sorry für die Tippfehler.",
  "Perdón por las faltas.",
  "Je dicte ça dans mon téléphone.",
  "sto parlando al telefono e mi scrive lui",
  "Desculpe os erros.",
  "Sorry voor de typfouten.",
  "Przepraszam za błędy.",
  "سامحني على الأخطاء",
  "Wegen der Rechnung: ich zahl am Monatsanfang.",
  "p.s. still owe you for the logo, Fri I promise",
  "Per la fattura, pago a fine mese.",
  "Je vous paie à la fin du mois.",
  "Tax included... wait NOT included.",
  "Offen bis sechs, halt nein, bis sieben.",
  "Abrimos el lunes… no, espera, el martes.",
])("knows what is said of the writing: %s", (text) => expect(isAboutWriting(text)).toBe(true));

it.each([
  "We mend phones and tablets.",
  "Wir reparieren Tastaturen.",
  "Call us or talk to Ann on the phone.",
  "You pay on invoice within 14 days.",
  "No rush, wait for us at the gate.",
  "Ring twice, wait on the step.",
  "I pay five euros for old hats.",
  "Mit der Rechnung bekommen Sie die Garantie.",
])("leaves what is said of the trade: %s", (text) => expect(isAboutWriting(text)).toBe(false));

it("keeps both off the page among sentences that stay", () => {
  const told = [
    "We carve gravestones in Boyle.",
    "No angels, he said.",
    "My caps lock is stuck.",
    "We come to your churchyard in any weather.",
  ];
  expect(asidesAmong(told, "en")).toEqual([false, true, true, false]);
});

it("keeps off the page what is said of clients in front of an order", () => {
  const told = [
    "We conduct estate sales in Peoria.",
    "Our clients are generally in their seventies and eighties.",
    "They are tired and they have usually been cheated once.",
    "The site must be gentle, plain and large enough to read.",
  ];
  expect(asidesAmong(told, "en")[2]).toBe(true);
  const moved = [
    ...told.slice(0, 2),
    "They keep what fits into the new flat, and we sell all the rest.",
    "We keep 35% of what is sold.",
  ];
  expect(asidesAmong(moved, "en")[2]).toBe(false);
});

it("takes a few words that begin with putting for an order", () => {
  const asked = ["Our supper is on the wharf.", "Put plus tax", "Chowder and mussels, all you want."];
  expect(asidesAmong(asked, "en")).toEqual([false, true, false]);
  expect(asidesAmong(["We rent chairs.", "Put your feet up", "Open all day."], "en")[1]).toBe(false);
});
