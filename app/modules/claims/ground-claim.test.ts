import { describe, expect, it } from "vitest";
import { findClaims } from "./find-claims";
import { groundClaim } from "./ground-claim";
import { prepareSources } from "./prepare-sources";

/** The claims of a text that a brief does not hold. */
const open = (brief: string, text: string) =>
  findClaims(text)
    .filter(
      (claim) => groundClaim({ ...claim, context: text }, prepareSources([{ name: "brief", text: brief }])) === null,
    )
    .map((claim) => claim.text);

describe("groundClaim", () => {
  it.each([
    ["Call 020 7946 0958", "Ring us on +44 20 7946 0958 today."],
    ["Telefon 77 55 01 20", "Ring 77550120 today."],
    ["Telefon 77 55 01 20", "77550120"],
    ["Que se vea el teléfono 555 013 207.", "Llamar al 555\u00a0013\u00a0207"],
    ["Tel. 22 555 0171", "Ligar para 22 555 0171"],
    ["Zap 81 95555-0119", "81 95555-0119"],
    ["Telefon 77550120", "Tlf. 7755 0120"],
    ["Tel. 06 5550 1234", "0655501234"],
    ["We manage 1,200 homes.", "Wir verwalten 1.200 Wohnungen."],
    ["We manage 1,200 homes.", "Twelve hundred homes in our care."],
    ["Mon-Fri 9-5, Sat 10-2", "Open Monday to Friday from 9am to 5pm and on Saturday, 10:00–14:00."],
    ["Mo–Fr 8–12 und 14–18 Uhr", "Lunes a viernes de 8:00 a 12:00 y de 14:00 a 18:00"],
    ["Closed Mondays.", "We are closed on Monday."],
    ["Haircut 35 €, Colour 60 €", "A haircut costs €35, a colour €60."],
    ["Bruschetta 6.50\nSoup 5.20", "Our bruschetta is €6.50."],
    ["Founded in 1987 by two brothers", "A family bakery since 1987."],
    ["The shop opened on 3 May 1998.", "A family bakery since 1998."],
    ["15 years in Leeds", "Fifteen years of baking"],
    ["Un equipo de 12 personas", "A team of twelve people"],
    ["Open day on 3 May", "Tag der offenen Tür am 3. Mai"],
    ["We are at 12 Mill Street, Ludlow SY8 1AA", "Find us at 12 Mill St, Ludlow, SY8 1AA."],
    ["Write to info@mill.example", "INFO@mill.example"],
    ["20 % off in winter", "20 percent off"],
  ])("finds in '%s' what '%s' says", (brief, text) => expect(open(brief, text)).toEqual([]));

  it.each([
    ["A haircut is £20.", "A haircut is €20.", ["€20"]],
    ["Tel. 22 555 0171", "22 555 guests", ["22 555 guests"]],
    ["A haircut is 20 pounds.", "Haircuts: £20, or $20", ["$20"]],
    ["Coffee $21", "Coffee for $12", ["$12"]],
    ["15 staff in two shops", "15 years of baking", ["15 years"]],
    ["Call 020 7946 0958", "Call 020 7946 0985", ["020 7946 0985"]],
    ["Call +44 20 7946 0958", "Call +49 20 7946 0958", ["+49 20 7946 0958"]],
    ["Mon-Fri 9-5", "Monday to Saturday 9-5", ["Monday to Saturday 9-5"]],
    ["Mon-Fri 9-5", "Monday to Friday 9am to 6pm", ["Monday to Friday 9am to 6pm"]],
    ["€45 per visit", "€45 for an hour, €40 per hour", ["€40 per hour"]],
    ["Since 1987", "Since 1978", ["1978"]],
    ["The shop opened on 3 May 1998.", "A family bakery since 1987.", ["1987"]],
    ["Quiz night Fri7pm", "Quiz night Saturday 7pm", ["Saturday 7pm"]],
    ["12 Mill Street, Ludlow SY8 1AA", "14 Mill Street, Ludlow SY8 1AA", ["14 Mill Street, Ludlow SY8 1AA"]],
    ["Write to info@mill.example", "Write to hello@mill.example", ["hello@mill.example"]],
    ["20 recipes", "20% of our guests", ["20%"]],
  ])("does not find in '%s' what '%s' invents", (brief, text, invented) => expect(open(brief, text)).toEqual(invented));

  it("quotes the owner's words", () => {
    const sources = prepareSources([
      { name: "title", text: "Mill Bakery" },
      { name: "document", text: "Our prices\n- Rye loaf: 4.20 €\n- Roll: 0.60 €" },
    ]);
    const [claim] = findClaims("A rye loaf is €4.20.");
    expect(groundClaim(claim!, sources)).toEqual({ source: "document", quote: "Rye loaf: 4.20 €" });
  });
});
