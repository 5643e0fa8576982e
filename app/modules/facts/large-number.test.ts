import { expect, it } from "vitest";
import { asksForLargeNumber, withoutSizeBehind } from "./large-number";

it.each([
  "il numero lo voglio ENORME 080 000 0148 perche la gente chiama da bordo strada",
  "just the number BIG",
  "Tel y whatsapp 655 550 142 que se vea enorme",
  "Make the call button huge and it should stay on the screen.",
  "Phone number as big as you can.",
  "Die Telefonnummer bitte riesig.",
  "El teléfono bien grande, por favor.",
  "Le numéro en gros.",
  "O telefone enorme!",
  "Het nummer heel groot.",
  "Numer bardzo duży.",
  "رقم كبير",
])("reads it in %s", (said) => expect(asksForLargeNumber(said)).toBe(true));

it.each([
  "A counter with 412 passes, that number should be massive.",
  "Este número gostaríamos que tivesse grande destaque.",
  "Oh en zet mijn nummer niet te groot, anders bellen ze 's avonds.",
  "Large type, my customers are my age.",
  "We have a large garden, phone ahead.",
  "Call the number 020 910 0164.",
])("reads none in %s", (said) => expect(asksForLargeNumber(said)).toBe(false));

it.each([
  [" groß, Mo–Fr 8–17 Uhr.", ", Mo–Fr 8–17 Uhr."],
  [" en grande, de 9 a 14.", ", de 9 a 14."],
  [" huge please, mornings only", " huge please, mornings only"],
  [" big groups ring ahead", " big groups ring ahead"],
  [", große Gruppen bitte anmelden", ", große Gruppen bitte anmelden"],
])("takes the size behind a number: %s", (said, left) => expect(withoutSizeBehind(said)).toBe(left));
