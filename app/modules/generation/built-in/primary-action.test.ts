import { describe, expect, it } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";

const actionOf = (designBrief: string, industry = "other") =>
  planFor(brief.parse({ template: "modern", industry, projectTitle: "Muddy Paws", designBrief })).primaryAction;

describe("the main button", () => {
  it.each([
    [
      'We sell roti since 1998. Call 868-555-0133. The big button should say "Call and skip the line".',
      "Call and skip the line",
      "tel:",
    ],
    [
      "Pannenkoeken bij Dwingeloo, Schaapsdrift 4, 7991 AB Dwingeloo. Open woe t/m zo 12.00 - 20.00. Tel 0521 00 01 37. De knop 'hoe kom ik er' moet bovenaan.",
      "Hoe kom ik er",
      "#visit",
    ],
    [
      'Wir rösten Kaffee. Hauptbutton: "Kaffee her". Fragen an servus@murkind.example oder 0316 00 01 28.',
      "Kaffee her",
      "mailto:",
    ],
    [
      'Signing classes in Leeds. No "call us" button. Contact is by text message to 07700 900 174.',
      "Text 07700 900 174",
      "sms:",
    ],
    [
      'Green roofs in Leeds. Main button: "Plan a visit". The form should ask for company, roof size, year built. 01632 960310.',
      "Plan a visit",
      "#contact",
    ],
    ["Driving lessons in Leeds. TEXT me dont ring im in the car 07700 900 173.", "Text 07700 900 173", "sms:"],
    [
      "Bar mobile à Lyon. Un bouton « Ma date est libre ? » qui amène a un petit formulaire. Tel 06 00 00 58 21.",
      "Ma date est libre ?",
      "#contact",
    ],
    ['Creche de cães. Botão "Marcar dia de teste" pro whats 41 90000-2277.', "Marcar dia de teste", "https://wa.me/55"],
    ['Bagni chimici a noleggio. Pulsante "Preventivo in un\'ora". 030 555 0188.', "Preventivo in un'ora", "tel:"],
    ["Telefoon kapot? Knop Stuur de bus. Appen 06 5550 1173.", "Stuur de bus", "https://wa.me/31655501173"],
    ["Salon de tresses a Dakar. Tel et whatsapp 77 000 01 47.", "WhatsApp 77 000 01 47", "https://wa.me/221770000147"],
  ])("says what the owner asks: %s", (text, label, href) => {
    const action = actionOf(text);
    expect(action.label).toBe(label);
    expect(action.href).toContain(href);
  });

  it("calls nobody who wants requests by mail alone", () =>
    expect(
      actionOf(
        "Hebamme in Kassel. Anfragen bitte NUR über E-Mail: jana@hebamme.example. Telefonsprechzeit Di 12–13 Uhr, 0561 555 0172.",
        "healthcare",
      ).href,
    ).not.toMatch(/^tel:/u));

  it("tries nothing by a call: a trial begins with the form, and who refuses one has a button that calls", () => {
    const said = "Software for allotments. 60-day free trial. Support 01632 960 255.";
    expect(actionOf(said)).toEqual({ label: "Try it free", href: "#contact" });
    expect(actionOf(`${said} No forms please.`)).toEqual({ label: "Call 01632 960 255", href: "tel:01632960255" });
  });

  it("leads to the form whose fields the owner names", () => {
    const said =
      "Chef à domicile autour d'Annecy. La page doit amener à la demande de devis : date, adresse, menu. 06 39 98 55 14.";
    expect(actionOf(said)).toEqual({ label: "Demander un devis", href: "#contact" });
  });

  it("is not said again by a band of its own", () => {
    const said = 'We mend cameras by post. Button: "Tell me what is broken" to fix@lighttight.example.';
    const { sections } = planFor(
      brief.parse({ template: "modern", industry: "other", projectTitle: "Light Tight", designBrief: said }),
    );
    expect(sections.map(({ kind }) => kind)).not.toContain("cta");
  });

  it("leads to no WhatsApp at a landline that is only given as a telephone", () =>
    expect(
      actionOf("Books for builders, from £65. Send us receipts on WhatsApp from the van. Telephone 01632 960228.").href,
    ).toBe("tel:01632960228"));

  it("leads to no WhatsApp that is refused", () =>
    expect(actionOf("Hufschmied in Berlin. Telefon 0171 3920045. Kein WhatsApp.").href).toMatch(/^tel:/u));

  it.each([
    [
      "it",
      "Lo studio amministra condomìni a Bologna. Preventivo gratuito. Reperibilità per emergenze 24 ore su 24: 051 555 0199. Ufficio 051 555 0120.",
      "tel:0515550120",
    ],
    [
      "en",
      "Boiler repairs in Leeds. Free quotes. Emergencies: 0113 496 0001, office 0113 496 0002.",
      "tel:01134960002",
    ],
    ["en", "Free quotes. 0113 496 0001 for emergencies, 0113 496 0002 for all else.", "tel:01134960002"],
    ["en", "Boiler repairs in Leeds. Free quotes. Emergency number day and night: 0113 496 0001.", "#contact"],
  ])("never rings the emergency number for a quote, in %s: %s", (_, said, href) =>
    expect(actionOf(said, "professional-services").href).toBe(href),
  );

  it.each([
    ["Limpezas em Lisboa. Tel. 282 555 017, WhatsApp 912 555 017.", "https://wa.me/351912555017"],
    ["Limpezas em Lisboa. WhatsApp 912 555 017, tel. 282 555 017.", "https://wa.me/351912555017"],
    ["Limpezas em Lisboa. Tel. 282 555 017 ou 912 555 017. Também WhatsApp.", "tel:282555017"],
    ["Limpezas em Lisboa. Tel. 282 555 017, também WhatsApp.", "https://wa.me/351282555017"],
  ])("writes by WhatsApp to the number that is said to have it: %s", (said, href) =>
    expect(actionOf(said).href).toBe(href),
  );

  it("is the number itself where that is to be large", () => {
    const plan = planFor(
      brief.parse({
        template: "modern",
        projectTitle: "Gomme",
        designBrief: "Gommista a Bari. Il numero lo voglio ENORME 080 000 0148.",
      }),
    );
    expect(plan.theme.largeNumber).toBe(true);
    expect(plan.primaryAction.label).toBe(plan.business.phone?.display);
  });
});
