import { describe, expect, it } from "vitest";
import { CLAIM_KINDS } from "~/modules/claims/claim";
import { checkPrepared } from "~/modules/claims/check-claims";
import { CLAIM_CASES } from "../cases/claims";
import { judgeClaims, sharesOf } from "../cases/claims/judge-claims";
import { claimCases, type ClaimCase } from "../cases/claims/claim-case";

const all = (labels: "invented" | "grounded") => CLAIM_CASES.flatMap((each) => each[labels]);

describe("the labelled texts", () => {
  it("are as many as the measure asks for, all different, with claims of both sorts", () => {
    const texts = CLAIM_CASES.map(({ text, sources }) => `${sources[0]!.text}: ${text}`);
    expect(texts.length).toBeGreaterThanOrEqual(240);
    expect(new Set(texts).size).toBe(texts.length);
    for (const labels of [all("invented"), all("grounded")]) expect(labels.length).toBeGreaterThanOrEqual(120);
  });

  it("invent every kind of claim, in every language", () => {
    expect([...new Set(CLAIM_CASES.flatMap(({ kinds }) => kinds))].toSorted()).toEqual(CLAIM_KINDS.toSorted());
    const languages = CLAIM_CASES.filter(({ invented }) => invented.length > 0).map(({ language }) => language);
    expect([...new Set(languages)].toSorted()).toEqual(["ar", "de", "en", "es", "fr"]);
  });

  it("carry no mark that was mistyped", () => {
    expect(CLAIM_CASES.filter(({ text }) => /[[\]{}|]/.test(text))).toEqual([]);
  });

  it("call nothing invented that its owner wrote word for word, but the price of another thing", () => {
    const wrote = ({ sources }: ClaimCase, words: string) =>
      sources.some(({ text }) => text.toLowerCase().includes(words.toLowerCase()));
    const said = CLAIM_CASES.flatMap((each) => each.kinds.filter((_, index) => wrote(each, each.invented[index]!)));
    expect([...new Set(said)]).toEqual(["price"]);
  });
});

describe("the finder of claims", () => {
  it("misses at most 3 of 100 invented ones, and asks about at most 5 of 100 that owners made", () => {
    const { missed, falseAlarms } = sharesOf(judgeClaims(CLAIM_CASES, checkPrepared));
    expect(missed).toBeLessThanOrEqual(3);
    expect(falseAlarms).toBeLessThanOrEqual(5);
  });

  it("is judged by every label: finding none misses all, asking about all is wrong about all", () => {
    expect(sharesOf(judgeClaims(CLAIM_CASES, () => []))).toEqual({ missed: 100, falseAlarms: 0 });
    const open = judgeClaims(CLAIM_CASES, (html, sources) =>
      checkPrepared(html, sources).map((claim) => ({ ...claim, grounding: null })),
    );
    expect(sharesOf(open).falseAlarms).toBeGreaterThan(90);
  });
});

describe("the marks", () => {
  it("become labels, and the text is left", () => {
    const [read] = claimCases("en", { brief: "Since 1998." }, [["", "Since {{1998}}, [[number|20 years]] now."]]);
    expect(read).toMatchObject({
      text: "Since 1998, 20 years now.",
      grounded: ["1998"],
      invented: ["20 years"],
      kinds: ["number"],
    });
    expect(read!.sources).toEqual([{ name: "brief", text: "Since 1998." }]);
  });
});
