import { describe, expect, test } from "vitest";
import { findProcess } from "./find-process";
import { findServices } from "./find-services";
import { readSource } from "./source-text";

const read = (text: string) =>
  findServices(readSource(text)).items.map(({ name, detail, price }) =>
    [name, detail, price].filter(Boolean).join(" | "),
  );

describe("services", () => {
  test.each([
    ["Services: cleanings, fillings, and teeth whitening.", ["Cleanings", "Fillings", "Teeth whitening"]],
    [
      "We offer tenant finding, rent collection and inventory reports.",
      ["Tenant finding", "Rent collection", "Inventory reports"],
    ],
    ["What we do:\n* Wheel building\n* Repairs while you wait", ["Wheel building", "Repairs while you wait"]],
    [
      "## Our services\n\n- Salvage: on all coasts\n- Cargo claims - at sea and on land",
      ["Salvage | on all coasts", "Cargo claims | at sea and on land"],
    ],
    ["Wir bieten Lohnabrechnung, Buchhaltung und Abschlüsse an.", ["Lohnabrechnung", "Buchhaltung", "Abschlüsse"]],
    ["Servicios: ortodoncia, implantes y limpieza dental", ["Ortodoncia", "Implantes", "Limpieza dental"]],
    ["Leistungen\nFenster\nTüren\nTreppen", ["Fenster", "Türen", "Treppen"]],
    ["- Bread\n- Cakes for weddings", ["Bread", "Cakes for weddings"]],
    [
      "Services: letting, management ($150/month), free valuation.",
      ["Letting", "Management | $150/month", "Free valuation"],
    ],
    ["Services:\n- Cut | $20\n- Colour", ["Cut | $20", "Colour"]],
    [
      "Courses: pottery on Mondays, six weeks, £90; weaving, two days; dyeing, one day, £45.",
      ["Pottery on Mondays | six weeks | £90", "Weaving, two days", "Dyeing | one day | £45"],
    ],
    ["Our courses: pottery on Mondays, six weeks, £90", []],
  ])("%s", (text, items) => {
    expect(read(text)).toEqual(items);
  });

  test("running text below a heading is no service", () => {
    expect(read("Services: mending. We have done it since 1987 and we still like it.")).toEqual(["Mending"]);
  });
});

describe("steps", () => {
  test("a numbered list under a heading, details apart", () => {
    const { title, steps } = findProcess(
      readSource("How it works:\n1. Call: we talk for ten minutes.\n2. Visit - we measure\n3. Build"),
    );
    expect(title).toBe("How it works");
    expect(steps).toEqual([
      { name: "Call", detail: "we talk for ten minutes." },
      { name: "Visit", detail: "we measure" },
      { name: "Build" },
    ]);
  });

  test("numbered goods with their prices are no steps", () => {
    const houses = "Three houses:\n1) A farm, 210 sqm. 390.000 €\n2) A villa, 145 sqm. 315.000 €";
    expect(findProcess(readSource(houses)).steps).toEqual([]);
  });

  test("one point is no process", () => {
    expect(findProcess(readSource("1. Only this")).steps).toEqual([]);
  });
});
