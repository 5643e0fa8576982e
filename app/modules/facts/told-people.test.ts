import { describe, expect, test } from "vitest";
import { peopleInList } from "./people-lists";
import { workersIn } from "./person-work";
import { toldPeople } from "./told-people";

const said = (people: readonly { name: string; role?: string }[] = []) =>
  people.map(({ name, role }) => [name, role].filter(Boolean).join(" | "));

describe("people that a sentence tells with =, as who writes or as who is there", () => {
  test.each([
    ["Bec Lanyon = canine hydrotherapist & boss.", ["Bec Lanyon | canine hydrotherapist & boss"]],
    ["Me = Jacinta, reception.", ["Jacinta | reception"]],
    ["Nadège = brodeuse, elle est là le mercredi.", ["Nadège | brodeuse"]],
    [
      "Ann Bell = oedeemtherapeut, Tom Berg = huidtherapeut, ik dus balie.",
      ["Ann Bell | oedeemtherapeut", "Tom Berg | huidtherapeut"],
    ],
    ["Ich bin die Inhaberin, Regula Tschudi, dipl. Tierphysiotherapeutin.", ["Regula Tschudi | Inhaberin"]],
    ["I'm the boards guy Rejean Cormier oh and Gretzky that's the dog", ["Rejean Cormier | boards guy"]],
    ["Am Empfang und am Laufband hilft Severin Hösli.", ["Severin Hösli | Am Empfang und am Laufband"]],
    ["In der Saison hilft Tomke Janssen (Anmeldung).", ["Tomke Janssen | Anmeldung"]],
    ["Dr Anil Perera the vet is here every second Tuesday.", ["Dr Anil Perera | vet"]],
    ["this is Dale Wochner from Second Soak in Galena we bring old bathtubs back", ["Dale Wochner"]],
    ["hier spricht Anna Berg aus Ulm", ["Anna Berg"]],
    ["السلام عليكم، معكم رائد الحويطي من قوارب المرجان في العقبة", ["رائد الحويطي"]],
  ])("%s", (sentence, expected) => expect(said(toldPeople(sentence))).toEqual(expected));

  test.each([
    "Karva Chauth = one day of fasting.",
    "Emma = Baujahr 1974.",
    "I am the manager of Bako Suya Spot.",
    "This is Jenny Bell from the office writing for my boss.",
    "Aquí le habla Ana Ruiz de Jaca, escribo por mi padre.",
    "Am Samstag hilft Severin.",
    "Anish Kapoor the sculptor bought one.",
    "This is Royal Park from above.",
  ])("nobody: %s", (sentence) => expect(toldPeople(sentence)).toEqual([]));
});

describe("people that a list tells by what they do", () => {
  test.each([
    [
      "Dale Whitcomb manages the place, Inés Archuleta does the books, Kip fixes whatever froze.",
      ["Dale Whitcomb | manages the place", "Inés Archuleta | does the books", "Kip | fixes whatever froze"],
    ],
    [
      "Marg Pascoe on the hotplate, Trev on the river, and young Wiremu takes the money after school.",
      ["Marg Pascoe | on the hotplate", "Trev | on the river", "Wiremu | takes the money after school"],
    ],
    [
      "Terry (dad) is on the baxton, Maureen (mum) serves, our Leanne does Saturdays.",
      ["Terry | is on the baxton", "Maureen | serves", "Leanne | does Saturdays"],
    ],
    [
      "Wim Kooijman bakt, ik (Sjaan) sta vooraan, Danique helpt in de weekenden.",
      ["Wim Kooijman | bakt", "Sjaan | sta vooraan", "Danique | helpt in de weekenden"],
    ],
    ["Teściowa Gertruda gotuje zupę, na kasie Zuza.", ["Gertruda | gotuje zupę", "Zuza | na kasie"]],
    [
      "Nicola Verì, pescatore; Assunta Verì, in cucina; in sala Denis.",
      ["Nicola Verì | pescatore", "Assunta Verì | in cucina", "Denis | in sala"],
    ],
    [
      "Chi siamo: Ornella Neri proprietaria, io Tommaso visite e chiavi, Florin per caldaie.",
      ["Ornella Neri | proprietaria", "Tommaso | visite e chiavi", "Florin | per caldaie"],
    ],
    [
      "Equipo: Ana Ruiz (audioprotesista), Rubén en el taller y la señora Visi, que atiende el mostrador.",
      ["Ana Ruiz | audioprotesista", "Rubén | en el taller", "Visi | atiende el mostrador"],
    ],
    [
      "Aqui trabajamos mi hija Socorro en los tintes, mi yerno Melvin en los telares y yo.",
      ["Socorro | en los tintes", "Melvin | en los telares"],
    ],
    [
      "Team is Ann Bell, and two girls she has trained herself, Shabana (feet) and Ritu (guests).",
      ["Ann Bell", "Shabana | feet", "Ritu | guests"],
    ],
    [
      "اللي شغالين: الحاج رجب على التمليح، أنا محمود على الميزان، وأم هاشم بتعمل الفيليه.",
      ["الحاج رجب | على التمليح", "محمود | على الميزان", "أم هاشم | بتعمل الفيليه"],
    ],
    ["الشغل: حجي كريم الشوّاي، وابني حسين عالتوصيل.", ["حجي كريم | الشوّاي", "حسين | عالتوصيل"]],
  ])("%s", (sentence, expected) => expect(said(peopleInList(sentence)?.people)).toEqual(expected));

  test("a sentence of which a part was left out is told, too", () => {
    expect(peopleInList("Team is Ann Bell, and two girls she trained, Ritu (guests).")!.isAll).toBe(false);
  });

  test.each([
    "Tom Bell runs the pub next door, Sue bakes the bread.",
    "Saffron Walden on the coast, Ely on the river.",
    "Ann Bell runs the Crown, Jo in the garden.",
    "Trev on the river, Marg on the hotplate.",
    "Prices: Ann Bell does cuts, Jo does colour.",
  ])("leaves what may be of others: %s", (sentence) => expect(peopleInList(sentence)).toBeUndefined());
});

describe("kin with an aside", () => {
  test.each([
    ["en", "Gwenda, my wife, handles the orders and the post.", ["Gwenda | handles the orders and the post"]],
    ["de", "Mandy (meine Frau) macht die Buchungen.", ["Mandy | macht die Buchungen"]],
    [
      "en",
      "my nephew Luc does the levelling my wife Darlene does the phone Monday to Thursday 6 to 9",
      ["Luc | does the levelling", "Darlene | does the phone"],
    ],
    [
      "es",
      "Mi hermano Beto es el que bate, mi mamá Doña Chela cobra y yo veo los pedidos.",
      ["Beto | es el que bate", "Doña Chela | cobra"],
    ],
  ])("%s: %s", (language, sentence, expected) => expect(said(workersIn(sentence, language))).toEqual(expected));

  test("Mother Nature is nobody's", () =>
    expect(workersIn("Mother Nature does the rest for my garden.", "en")).toEqual([]));
});
