import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPeople } from "./find-people";
import { readSource } from "./source-text";

const read = (text: string) =>
  findPeople(readSource(text)).people.map(({ value }) =>
    [value.name, value.role, value.detail].filter(Boolean).join(" | "),
  );

describe("people", () => {
  test.each([
    ["Dr. Maria Lopez, dentist, sees patients in San Diego.", ["Dr. Maria Lopez | dentist"]],
    ["Owner: Ann Bell, ClearBooks Partner", ["Ann Bell | Owner | ClearBooks Partner"]],
    ["Florist: Ann Bell, Floral Guild", ["Ann Bell | Florist | Floral Guild"]],
    ["Run by QuickBooks ProAdvisor.", []],
    ["Schoenmaker Gent Ledeberg, Brusselsesteenweg 140.", []],
    ["Run by Ann MacLeod.", ["Ann MacLeod"]],
    ["La ditta è stata fondata nel 1974 da Aldo Zanetta e dal 2012 è diretta dalla figlia.", []],
    ["Founded in 1974 by Ann MacLeod and still small.", ["Ann MacLeod"]],
    ["Av. Professor Luís Melo 1.402, sala 31", []],
    ["Estamos na rua do professor Carlos Melo 12, sala 3", []],
    ["Calle del Doctor Jorge Ruiz, dentista", []],
    ["ul. Dyrektor Anna Nowak 5", []],
    ["Av. Azul 3. Nossa professora Ana Melo dá aulas.", ["Ana Melo | professora"]],
    ["owner: Anna Kowalski", ["Anna Kowalski | owner"]],
    ["Ellen Trent, foot health practitioner.", ["Ellen Trent | foot health practitioner"]],
    ["Lise Roy, affineuse, et Jean Roy à la vente.", ["Lise Roy | affineuse", "Jean Roy | à la vente"]],
    ["Parrillero: Don Luis Gil.", ["Don Luis Gil | Parrillero"]],
    ["Inhaberin: Zoé Krämer", ["Zoé Krämer | Inhaberin"]],
    ["I'm Ann Bell, piano tuner, and I come to you.", ["Ann Bell"]],
    ["Ich heiße Anna Berg und backe Brot.", ["Anna Berg"]],
    ["Je suis Odette Perrin, à Dieulefit.", ["Odette Perrin"]],
    ["I'm Gas Safe, and proud of it.", []],
    ["Je suis Maître Artisan, depuis 2004.", []],
    ["We are run by Tom and Sue Baker.", ["Tom and Sue Baker"]],
    ["Run by Inês Carvalho since 2016.", ["Inês Carvalho"]],
    ["A homestead built in 1887 by Dr Petrus Hugo, a guest house since 2009.", []],
    ["Our head chef Marco Rossi makes pasta by hand.", ["Marco Rossi | head chef"]],
    [
      "Founded in 2009 by Priya Raman, letting agent, and Callum Oduya, property manager.",
      ["Priya Raman | letting agent", "Callum Oduya | property manager"],
    ],
    ["Fundada en 2004 por la Dra. Carmen Vidal, dentista.", ["Dra. Carmen Vidal | dentista"]],
    [
      "Our team:\n- Dr. Teodor Vance, physical therapist, rehabilitation\n- Aiko Brandt (front desk)\n- Rajiv Menon – partner",
      ["Dr. Teodor Vance | physical therapist | rehabilitation", "Aiko Brandt | front desk", "Rajiv Menon | partner"],
    ],
    [
      "## Teachers\n\n**Lotte De Smet** — founder\n**Amina El Khatib** — breathwork",
      ["Lotte De Smet | founder", "Amina El Khatib | breathwork"],
    ],
    ["فريقنا:\n- ليلى حداد، طبيبة", ["ليلى حداد | طبيبة"]],
    [
      "Our Staff\nDeputy Principal: Mr. Ciarán Doyle (5th class)\nJunior Infants: Ms. Sinéad Walsh",
      ["Mr. Ciarán Doyle | Deputy Principal | 5th class", "Ms. Sinéad Walsh | Junior Infants"],
    ],
    ["Team: Saoirse Blackmore, Adaeze Finch, Leonie Trask", ["Saoirse Blackmore", "Adaeze Finch", "Leonie Trask"]],
    ["Team\nTrainers: Curtis Bell, Anneliese Roth", ["Curtis Bell", "Anneliese Roth"]],
    ["Owner: Anna Hill", ["Anna Hill | Owner"]],
    [
      "Dr. Katharina Weber, Fachanwältin für Arbeitsrecht, seit 2004 zugelassen.",
      ["Dr. Katharina Weber | Fachanwältin für Arbeitsrecht"],
    ],
    ["Emre Aydın, Rechtsanwalt, Mietrecht, spricht Türkisch.", ["Emre Aydın | Rechtsanwalt"]],
    ["Our teachers are Anna Bell and Tom Reed.", ["Anna Bell", "Tom Reed"]],
    ["Unsere Köchin Anna Berg kocht.", ["Anna Berg | Köchin"]],
    ["Tenu par Marc Dubois depuis 2009.", ["Marc Dubois"]],
    ["Mme. Claire Petit, pharmacienne.", ["Mme. Claire Petit | pharmacienne"]],
    ["Sig.ra Anna Rossi, titolare da 20 anni.", ["Sig.ra Anna Rossi | titolare"]],
    ["Dott.ssa Elena Conti, veterinaria, riceve qui.", ["Dott.ssa Elena Conti | veterinaria"]],
    ["Fundada por Ana Sousa em 1999.", ["Ana Sousa"]],
    ["Opgericht door Jan de Vries.", ["Jan de Vries"]],
    ["Dhr. Kees Bos, eigenaar", ["Dhr. Kees Bos | eigenaar"]],
    ["Gebaut von Ida Kern und Udo Holm.", ["Ida Kern", "Udo Holm"]],
    ["Enid Frost is our head coach.", ["Enid Frost | head coach"]],
    ["Enid Frost, bookbinder: 0555 0123", ["Enid Frost | bookbinder"]],
    ["Our ecologist Dr Enid Frost surveys bats.", ["Dr Enid Frost | ecologist"]],
    ["lek. Anna Nowak, dentystka", ["lek. Anna Nowak | dentystka"]],
    ["الدكتورة ليلى منصور، اختصاصية طب أطفال منذ عام 2006.", ["الدكتورة ليلى منصور | اختصاصية طب أطفال"]],
  ])("%s", (text, people) => {
    expect(read(text)).toEqual(people);
  });

  test.each([
    "We work with Blue Cross, Aetna, and Medicare.",
    "Margate Old Town, a short walk away, is lovely.",
    "The house stands by Queens Park.",
    "We are run by St. Mary Church.",
    "Our patron, Saint Anne, teacher of all.",
    "Owned by Queens Park Ltd.",
    "Built by Brown Brothers in 1950.",
    "Music by the Jazz Trio Berlin.",
    "Margate Old Town, manager of fun, is near.",
    "Our team\n- Head Chef\n- Deputy Principal",
    "Monday March, manager",
    "Założona przez Annę Nowak.",
    "Driver Training Courses every week.",
    "Blue Barn is our florist.",
    "The mill was begun by Mrs Hart's late father.",
    "Maître Luc Martin, notaire honoraire, n'exerce plus.",
    "Joe Marsh, farrier, has retired to the coast.",
    "Petra Lang, Hebamme, ist nicht mehr bei uns.",
  ])("nobody in: %s", (text) => {
    expect(read(text)).toEqual([]);
  });

  test("each keeps the role that stands beside the name, in any order", () => {
    const pairs = [
      ["Principal", "Mrs. Aoife Brennan"],
      ["Deputy Principal", "Mr. Ciarán Doyle"],
      ["Secretary", "Bernie Nolan"],
      ["Head Chef", "Marco Rossi"],
      ["Inhaberin", "Zoé Krämer"],
    ] as const;
    const line = fc.constantFrom(
      (role: string, name: string) => `${role}: ${name}`,
      (role: string, name: string) => `${name}, ${role}`,
      (role: string, name: string) => `${name} – ${role}`,
      (role: string, name: string) => `${name} (${role})`,
    );
    fc.assert(
      fc.property(fc.shuffledSubarray([...pairs], { minLength: 1 }), line, (some, written) => {
        const text = `Our team\n${some.map(([role, name]) => written(role, name)).join("\n")}`;
        expect(read(text)).toEqual(some.map(([role, name]) => `${name} | ${role}`));
      }),
      { numRuns: process.env.FULL ? 500 : 40 },
    );
  });
});

test.each([
  "Minigolf, gebaut 1968 von Opa Franz.",
  "A bakery founded in 1950 by Grandpa Joe.",
  "Fundado por Abuelo Pepe.",
])("forebears are nobody of today's business: %s", (text) => {
  expect(findPeople(readSource(text)).people).toEqual([]);
});

test("who says who they are is named without it, or not at all", () => {
  expect(read("Ich bin Ulrike Brandt, Geigenbaumeisterin, Werkstatt seit 1998 in Erfurt.").join()).not.toContain("Ich");
});

describe("what people are, whatever the sentence goes on with", () => {
  const people = (text: string) =>
    findPeople(readSource(text)).people.map(({ value: { name, role } }) => (role ? `${name}, ${role}` : name));

  test.each([
    [
      "Our musical director is Bronwen Tasker, who took over from Alan Pybus in 2019.",
      ["Bronwen Tasker, musical director"],
    ],
    [
      "Donal Mulhern is the sports physio and Attracta is on the desk and has been since day one.",
      ["Donal Mulhern, sports physio", "Attracta, on the desk"],
    ],
    [
      "Dr Priya Nambiar and Dr Scott Kelleher are the vets, Jodie knows every dog.",
      ["Dr Priya Nambiar", "Dr Scott Kelleher"],
    ],
    ["Mein Geselle heißt Jonas Weidner, der macht die Celli.", ["Jonas Weidner, Geselle"]],
    ["Käsermeister ist Ueli Zurfluh, im Laden steht meistens Frau Imboden.", ["Ueli Zurfluh, Käsermeister"]],
    ["Mon ouvrier s'appelle Kévin Morand.", ["Kévin Morand, ouvrier"]],
    ["Os instrutores são o Duda Sequeira, a Inês Falcato e o Tomé.", ["Duda Sequeira", "Inês Falcato", "Tomé"]],
    [
      "Moniteurs : Jean-Guy Thiffault, Mélissa Boisclair et Karim.",
      ["Jean-Guy Thiffault", "Mélissa Boisclair", "Karim"],
    ],
    ["Bas Hoekstra is de eigenaar, Fenna geeft ook les.", ["Bas Hoekstra, eigenaar"]],
    ["Den Verleih leitet Anke Brett, ihr Mann Jörg Brett führt die Touren.", ["Jörg Brett, führt die Touren"]],
    ["The owner is Ann Bell, and Tom likes it.", ["Ann Bell, owner"]],
    ["Soy Amador Fuentes, guitarrero en Granada desde 1998, hago guitarras.", ["Amador Fuentes"]],
    ["It's me, Jarrah Milne, and a dog.", ["Jarrah Milne"]],
    ["Myself Nuala Conneely and himself.", ["Nuala Conneely"]],
    ["Ich (Gerti Trummhofer) richt die Jausen her.", ["Gerti Trummhofer"]],
    ["Trabajo yo, Ramiro Etchegaray, desde hace años.", ["Ramiro Etchegaray"]],
    ["Sono la Nives Gardenghi e faccio la sfoglia.", ["Nives Gardenghi"]],
    ["We're Wiremu and Jess Patterson and we've got alpacas.", ["Wiremu and Jess Patterson"]],
    ["Siamo Tiziana e Moreno Rolfo, prima facevo altro.", ["Tiziana e Moreno Rolfo"]],
    ["Ik ben Jan Van De Velde, wij bakken brood.", ["Jan Van De Velde"]],
  ])("%s", (text, expected) => expect(people(text)).toEqual(expected));

  test("leaves out how one speaks of somebody", () =>
    expect(people("Il titolare è il signor Aurelio Bernini, maestro orologiaio.")).toEqual([
      "Aurelio Bernini, maestro orologiaio",
    ]));

  test.each([
    "We are Bed and Breakfast Owners, at your service.",
    "We are Bath and Garden Centre, at your service.",
    "It's me, Royal Mail and a van.",
    "Give it to me, Happy Dog Club, and wait.",
    "Ben Nevis is a good guide to the weather.",
    "Onze leverancier is Jan de Boer, eigenaar van de boerderij.",
    "Ann Bell is not the owner, whatever she says.",
    "Teachers: Royal Ballet and Laban",
    "Attention : Hervé Le Bihan, couvreur à Lorient, n'a rien à voir avec nous.",
    "Peter Moss, the roofer in Leeds, has nothing to do with us.",
    "Dag, ik ben Gunther van De Gouden Leeuw, wij bakken frieten.",
    "Hola, soy Marta de La Casa Azul, hacemos pan.",
    "It was opened by Albert Marsh, grandfather of the present owner.",
    "Fondée par Jean Morel, arrière-grand-père du gérant actuel.",
  ])("nobody of ours: %s", (text) => expect(people(text)).toEqual([]));
});
