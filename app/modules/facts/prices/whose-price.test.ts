import { expect, test } from "vitest";
import { isOthersPrice } from "./whose-price";

const judge = (marked: string) => {
  const [before = "", amount = "", behind = ""] = marked.split(/\[|\]/u);
  return isOthersPrice(before + amount + behind, amount, before.length);
};

test.each([
  "The launderette on the corner wants [£14] for the same duvet and takes a week over it",
  "Der Supermarkt drüben verlangt [3,20 €] für so ein Brot, das nach nichts schmeckt",
  "Mon premier camion m'avait coûté [4 000 €] et il n'a pas tenu l'hiver",
  "El ayuntamiento cobra [12 €] por el permiso, eso no es cosa nuestra",
  "Chi pesca senza licenza rischia una multa di [150 euro] dal guardiaparco",
])("somebody else's: %s", (text) => {
  expect(judge(text)).toBe(true);
});

test.each([
  "A duvet washed and dried is [£12], ready the day after you bring it",
  "Das Sauerteigbrot kostet [4,80 €] und hält eine Woche frisch",
  "La journée en bateau est à [45 €] par personne, pique-nique compris",
  "El taller de barro de dos horas sale a [28 €] con el material incluido",
  "Un'ora di lezione di vela costa [35 euro] e il salvagente lo diamo noi",
  "Parking bay [R250]",
])("the business's: %s", (text) => {
  expect(judge(text)).toBe(false);
});
