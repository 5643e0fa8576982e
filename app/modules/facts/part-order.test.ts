import { expect, it } from "vitest";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { partsInOrder } from "./part-order";

it.each([
  ["Hours first!", ["visit"]],
  ["Prices first, then the questions, then about us short.", ["prices", "faq", "about"]],
  ["Then the prices in a plain table, then how to tell what horse you have.", ["prices"]],
  ["The story can wait, prices first.", ["prices"]],
  ["Oben die Zeiten, dann die Karte.", ["visit", "prices"]],
  [
    "primero los precios y dónde está luego una foto de ella luego las preguntas si es fresco sí",
    ["prices", "visit", "faq"],
  ],
  ["D'abord les tarifs, ensuite l'histoire.", ["prices", "about"]],
  ["prima cosa che si deve vedere il listino poi dove siamo poi la storia di nonna", ["prices", "visit", "about"]],
  ["Primeiro os preços, depois onde estamos.", ["prices", "visit"]],
  ["Eerst de prijzen, daarna het verhaal.", ["prices", "about"]],
  ["Najpierw cennik, potem historia.", ["prices", "about"]],
  ["أولا الأسعار ثم القصة", ["prices", "about"]],
  ["At the top a large photo.", []],
  ["No prices at the top.", []],
  ["We sell bread and cakes.", []],
])("reads the order of parts: %s", (text, parts) => expect(partsInOrder(text)).toEqual(parts));

it("sets the parts of a page in the order that several sentences tell", () => {
  const { sections } = planFor(
    brief.parse({
      template: "classic",
      industry: "restaurant",
      projectTitle: "Hruska's Corner",
      designBrief:
        "We bake kolaches in Caldwell, and my grandmother began it in 1951 with one oven and a borrowed table.\n\nPlain kolache $2.75, cheese kolache $3.00, poppyseed roll $16.\n\nOpen Tuesday to Saturday 6am to noon.\n\nHours first! Then the prices.",
    }),
  );
  expect(sections.map(({ kind }) => kind).slice(1, 3)).toEqual(["visit", "prices"]);
});
