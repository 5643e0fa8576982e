import { expect, it } from "vitest";
import { answeringLists, askedLists, ledTables } from "./asked-lists";
import { readFacts } from "../../facts/read-facts";

const ASKED =
  "A list of documents to be brought for first meeting (PAN, Aadhaar, last year's return, bank statements) will be very useful.";

it("builds the list that is asked for with what it is to hold", () => {
  const wishes = { ...readFacts("We are accountants.").wishes, sentenceIds: [0] };
  expect(askedLists({ sentences: [ASKED], wishes })).toEqual([
    {
      title: "Documents to be brought for first meeting",
      items: ["PAN", "Aadhaar", "Last year's return", "Bank statements"],
    },
  ]);
});

it("leaves alone what visitors are told, and lists without content", () => {
  const wishes = readFacts("We are accountants.").wishes;
  expect(askedLists({ sentences: [ASKED], wishes: { ...wishes, sentenceIds: [] } })).toEqual([]);
  expect(
    askedLists({ sentences: ["A list of prices would be nice."], wishes: { ...wishes, sentenceIds: [0] } }),
  ).toEqual([]);
});

it("sets what answers the question of a page below it", () => {
  const wishes = { ...readFacts("We are undertakers.").wishes, sentenceIds: [0] };
  const sentence = "(call a doctor; lay out the identity card; call us)";
  const sentences = ["The page answers one question: What is to be done now?", sentence];
  expect(answeringLists({ sentences, wishes })).toEqual([
    {
      list: {
        title: "What is to be done now?",
        items: ["Call a doctor", "Lay out the identity card", "Call us"],
      },
      sentence,
    },
  ]);
  expect(answeringLists({ sentences, wishes: { ...wishes, sentenceIds: [] } })).toEqual([]);
});

it.each([
  [
    'A section headed "If you are new here": ring first, bring boots, come early.',
    ["Ring first", "Bring boots", "Come early"],
  ],
  ["Un apartado «Antes de venir»: ropa vieja, agua, ganas.", ["Ropa vieja", "Agua", "Ganas"]],
  ['A short section headed "If you have never arranged a funeral" would be helpful.', undefined],
  ['A section "Our team": three photos, names, short text.', undefined],
])("gives a part under the heading that is quoted, where its content is told: %s", (said, items) => {
  const wishes = { ...readFacts("We are undertakers.").wishes, sentenceIds: [0] };
  expect(askedLists({ sentences: [said], wishes })[0]?.items).toEqual(items);
});

it.each([
  [
    "Vorremmo una tabella dei documenti da portare: certificato di morte, codici fiscali, visure (le facciamo noi).",
    "it",
    ["Documenti da portare", "Certificato di morte", "Codici fiscali", "Visure (le facciamo noi)"],
  ],
  [
    "Please put in a table of what to bring: boots, a warm jacket, lunch.",
    "en",
    ["What to bring", "Boots", "A warm jacket", "Lunch"],
  ],
  [
    "Bitte eine Liste der Unterlagen: Ausweis, Vertrag, Zeugnis.",
    "de",
    ["Unterlagen", "Ausweis", "Vertrag", "Zeugnis"],
  ],
  ["Please add a list of pictures: oven, counter, van.", "en", undefined],
  ["My grandmother kept a list of debts in the oven: flour, coal, rent.", "en", undefined],
])("sets the list or table that is asked for before what it holds: %s", (said, language, list) => {
  const [read] = ledTables([said], language);
  expect(read && [read.list.title, ...read.list.items]).toEqual(list);
});
