import { expect, test } from "vitest";
import { peopleInList } from "./people-lists";

const read = (sentence: string) =>
  peopleInList(sentence)?.people.map(({ name, role }) => [name, role].filter(Boolean).join(" | "));

test.each([
  [
    "Who: Ann Bell (owner, 20 years at it), Jo (the till), Di in the workshop.",
    ["Ann Bell | owner", "Jo | the till", "Di | in the workshop"],
  ],
  [
    "Leut: Anna Berg (Chefin, das bin ich), Resi (Kasse), Georg Huber genannt Schorsch (Schmied).",
    ["Anna Berg | Chefin", "Resi | Kasse", "Georg Huber | Schmied"],
  ],
  [
    "Somos tres: Ana Ruiz, guía; Luis Gil, conductor; Mireia, guía en francés.",
    ["Ana Ruiz | guía", "Luis Gil | conductor", "Mireia | guía en francés"],
  ],
  [
    "Nous : Odette Perrin, la patronne ; Firmin pour les freins et la voie ; Jo, ma mère, au bar.",
    ["Odette Perrin | la patronne", "Firmin | pour les freins et la voie", "Jo | ma mère"],
  ],
  ["Noi: Aldo Neri (cuoco), mia zia Pina (sala)", ["Aldo Neri | cuoco", "Pina | sala"]],
  ["Quem somos: o Nuno Dias (guia), a Rita na loja.", ["Nuno Dias | guia", "Rita | na loja"]],
  [
    "Crew: Jan Smit (monteur sinds 1989) en Corrie aan de telefoon.",
    ["Jan Smit | monteur", "Corrie | aan de telefoon"],
  ],
  [
    "Kto: mgr inż. Anna Nowak (pomiary), pani Jola (sekretariat)",
    ["mgr inż. Anna Nowak | pomiary", "Jola | sekretariat"],
  ],
  ["Ann Bell (owner), Tom Berg (bookings).", ["Ann Bell | owner", "Tom Berg | bookings"]],
  ["We: Ann Bell (owner), Rex (guard dog)", ["Ann Bell | owner"]],
])("reads people in a list: %s", (sentence, expected) => expect(read(sentence)).toEqual(expected));

test.each([
  "Hot Tub (large), Garden Suite (small)",
  "Royal Blue (header), Lime Green (footer)",
  "Wir: Montag (Ruhetag), Dienstag (offen)",
  "Who: Ann Bell (owner), and we bake rye bread",
  "Crew: Ann Bell, Tom Berg",
  "Ann (owner), Tom (bookings)",
  "Wir: Ann Bell (Chefin), Telefon (07721 555001)",
])("leaves what is not wholly understood: %s", (sentence) => expect(read(sentence)).toBeUndefined());
