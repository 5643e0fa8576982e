import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../../tests/factories/bike-shop";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const answer = (message: string) => answerBuiltIn({ message, code: BIKE_SHOP });

describe("what is not meant as it can be read", () => {
  it.each([
    "Den Knopf Book a service hätte ich gern mit leicht runden Ecken, so eckig wirkt er streng",
    "theres nothing below his name, it should say Mechanic the same as the other lad has",
    "ma femme adore le gros titre, elle trouve que ça fait sérieux",
    "Kees is dol op dat blauw",
  ])("nothing is written or painted: %s", (message) => {
    const { edit } = answer(message);
    const touched = edit?.splices.filter(({ part, text }) => part === "html" && /Ecken|same as/.test(text)) ?? [];
    expect(touched).toEqual([]);
    if (/adore|dol op/.test(message)) expect(edit).toBeNull();
  });

  it("hides no headline that only says where something is", () => {
    const message =
      "Sul telefonino quelle bici disegnate sotto al titolo occupano mezzo schermo, nascondile lì. Sul computer restano";
    expect(answer(message).edit).toBeNull();
  });

  it("takes the figure of a name for no price", () => {
    expect(answer("Trail 500 is gone already").edit).toBeNull();
    expect(answer("Trail 500 is 500 now").edit).not.toBeNull();
  });

  it("gives no look to a line in the place of new words", () => {
    const message = "Trail 500 is gone already. Put FULLY SOLD after it in capitals, nice and bold. Leave the rest";
    expect(answer(message).edit).toBeNull();
  });

  it("takes two sides of one look for two wishes", () => {
    const { message } = answer("round the corners of the button Book a service and give it a shadow");
    expect(message).not.toContain("the last counts");
  });
});

describe("what is said beside what is done", () => {
  it.each([
    ["full service has gone up to £110 and were not open mondays anymore so its tue-sat", "mondays"],
    [
      "Oye, el horario sale mal, la primera línea es de martes a viernes y ya. Y el título grande ponlo más grande",
      "martes",
    ],
    ["Full service kostet jetzt 110 £. Samstags haben wir nur noch bis eins auf", "Samstags"],
  ])("days are named: %s", (message, named) => {
    const { edit, message: said } = answer(message);
    if (edit) expect(said).toContain(named);
  });
});
