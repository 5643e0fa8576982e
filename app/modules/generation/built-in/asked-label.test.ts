import { expect, it } from "vitest";
import { askedLabel } from "./asked-label";

it.each([
  ["Put some advice in", "advice"],
  ["Poned unos consejos", "consejos"],
  ["Mettez quelques conseils", "conseils"],
  ["Aggiungete dei consigli", "consigli"],
  ["Our advice", "Our advice"],
  ["Add the dough", "Add the dough"],
])("heads a list by what is asked for: %s", (label, heading) => expect(askedLabel(label)).toBe(heading));
