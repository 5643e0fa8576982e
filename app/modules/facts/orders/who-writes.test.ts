import { expect, it } from "vitest";
import { asidesAmong } from "./orders-maker";
import { isNameAlone, tellsWhoWrites } from "./who-writes";

it.each([
  "I don't work there, I only do the Facebook.",
  "I am writing for Pat Grehan, who does not do computers.",
  "Gemma here, writing for mum and dad's oatcake shop because dad thinks email is a fad.",
  "Padraic sent this as four voice messages, I'm typing what he meant.",
  "my grandson set the phone to type what i say so here goes",
  "He went on about the gate for a full message.",
  "Ich schreib alles klein, bin im auto zwischen zwei hausbesuchen",
  "Ich schreibe das für meine Schwiegermutter.",
  "EL INGENIERO ME DIJO QUE YO LLENARA ESTO PORQUE EL NO TIENE TIEMPO",
  "Escribo de parte de mi abuela.",
  "J'écris pour mes parents.",
  "Moi, Élodie, je ne fais que taper.",
  "Scrivo io (Gavino, 24 anni) per mio nonno e gli altri sette soci.",
  "io ci metto solo le dita sulla tastiera",
  "O meu avô dita e eu escrevo.",
  "quem digita é Jéssica minha vizinha que eu não enxergo nesse telefone",
  "Ik vul dit in voor mijn schoonvader Piet de Haan",
  "mama dyktowała, ja przepisuję",
  "أكتب هذا نيابة عن والدي",
])("knows who writes for whom: %s", (text) => expect(tellsWhoWrites(text)).toBe(true));

it.each([
  "I am writing for magazines and websites since 2003.",
  "I write wedding speeches for my clients.",
  "We don't do computers, only phones.",
  "Ich schreibe für Zeitungen und Verlage.",
  "Escribo discursos para bodas.",
  "J'écris pour la presse locale.",
  "Scrivo testi per ristoranti.",
  "Escrevo cartas para quem precisa.",
  "Ik schrijf teksten voor bedrijven.",
  "Piszę teksty dla firm.",
  "We go on about bread all day.",
  "Dad taught me to write signs with a brush.",
])("leaves what is said of the trade: %s", (text) => expect(tellsWhoWrites(text)).toBe(false));

it("takes a name behind who writes for a signature, and no other name", () => {
  expect(isNameAlone("Bernie (wife)")).toBe(true);
  expect(asidesAmong(["I'm typing what he meant.", "Bernie (wife)", "Hauls cattle and sheep."], "en")).toEqual([
    true,
    true,
    false,
  ]);
  expect(asidesAmong(["We haul cattle and sheep.", "Bernie Walsh", "Ring before eight."], "en")[1]).toBe(false);
});
