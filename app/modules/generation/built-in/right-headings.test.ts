import { describe, expect, it } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";

const sections = (designBrief: string, fields: Record<string, unknown> = {}) =>
  planFor(brief.parse({ projectTitle: "Okafor", template: "modern", designBrief, ...fields })).sections;
const titled = (designBrief: string, fields: Record<string, unknown> = {}) =>
  sections(designBrief, fields).map(({ title, ...section }) => ({ title, said: JSON.stringify(section) }));

describe("what stands under a heading", () => {
  const points = [
    "- Mobile notary public and loan signing agent in Tarrant County",
    "- 7am to 10pm every day incl Sundays",
    "- NOT an attorney, can't give legal advice",
    "- English, Igbo, some Spanish",
    "- Bring: valid photo ID, not expired. Unsigned document. All signers present",
  ].join("\n");

  it("is no offer when it denies something, says when, or names languages", () => {
    const offered = sections(points).find(({ kind }) => kind === "services");
    expect(JSON.stringify(offered ?? "")).not.toMatch(/7am|attorney|Igbo/u);
  });

  it("stands together with its label, and heads no page", () => {
    const [hero, ...others] = titled(points);
    expect(hero?.title).toMatch(/^Mobile notary public/u);
    expect(others.find(({ title }) => title === "Bring")?.said).toContain("All signers present");
  });

  it("is the story of its label, which heads nothing else", () => {
    const told = titled(
      "Zegarmistrz w Krakowie. Naprawiamy zegary ścienne i kominkowe.\n\nKrótka historia: zakład otworzył ojciec w 1957 roku i zegar nad ladą chodzi od tamtej pory.",
    );
    const history = told.find(({ title }) => title === "Krótka historia");
    expect(history?.said).toContain("1957");
    expect(history?.said).not.toContain("kominkowe");
  });

  it("is no menu where one sentence speaks of money", () => {
    const text =
      "Eisdiele in Leipzig. Wir machen Eis. Wir haben einen Wagen, und man kann ihn mieten.\n\nUnd für Hochzeiten kann man unser Eisrad mieten, ab 380 Euro für 100 Kugeln.";
    expect(titled(text, { industry: "restaurant" }).map(({ title }) => title)).not.toContain("Die Karte");
  });

  it("is no place only because a number ends it", () => {
    const text =
      "Fußpflege in Bochum. Wir kommen ins Haus. Pflegeheime ab vier Personen 32. Man braucht nur ein Handtuch.";
    expect(titled(text).map(({ title }) => title)).not.toContain("So finden Sie uns");
  });
});

describe("a heading that would be false of one thing below it", () => {
  const titlesOf = (said: string) => titled(said).flatMap(({ title }) => title);

  it("is no offer over towns, and none over what is refused", () => {
    expect(
      titlesOf(
        "We groom dogs in a van. I do Swindon, Wroughton, Royal Wootton Bassett, Highworth. I'm really good with old ones.",
      ),
    ).not.toContain("What we do");
  });

  it("is no hours over weeks of delivery", () => {
    const made = sections("Polsterei in Bamberg. Mo bis Fr 9–17 Uhr. Lieferzeit zur Zeit 6 bis 8 Wochen.");
    expect(JSON.stringify(made.find(({ kind }) => kind === "visit"))).not.toContain("Lieferzeit");
    expect(JSON.stringify(made)).toContain("Lieferzeit");
  });
});

describe("the way down to a text", () => {
  const secondary = (designBrief: string) => {
    const [hero] = sections(designBrief, { template: "classic" });
    return hero?.kind === "hero" ? hero.secondary?.label : undefined;
  };

  it("promises no story where rules stand", () =>
    expect(
      secondary(
        "Okafor tunes pianos in Sligo and Leitrim.\n\nTuning takes ninety minutes, and I require quiet: no hoover, no radio and no lawnmower. If nobody is in at the time agreed, the call-out has to be paid all the same. Please move whatever stands on the lid before I come, and keep the cat out of the room.",
      ),
    ).not.toBe("Read the story"));
});

it("takes towns for nothing that is done", () =>
  expect(
    JSON.stringify(
      sections("We groom dogs in a van. No cages. I do Tetbury, Malmesbury, Royal Wootton Bassett and Minety.").filter(
        ({ kind }) => kind === "services",
      ),
    ),
  ).not.toContain("Tetbury"));
