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
])("knows what is said of the writing: %s", (text) => expect(isAboutWriting(text)).toBe(true));

it.each(["We mend phones and tablets.", "Wir reparieren Tastaturen.", "Call us or talk to Ann on the phone."])(
  "leaves what is said of the trade: %s",
  (text) => expect(isAboutWriting(text)).toBe(false),
);

it("keeps both off the page among sentences that stay", () => {
  const told = [
    "We carve gravestones in Boyle.",
    "No angels, he said.",
    "My caps lock is stuck.",
    "We come to your churchyard in any weather.",
  ];
  expect(asidesAmong(told, "en")).toEqual([false, true, true, false]);
});
