import { describe, expect, it } from "vitest";
import { cpuTime } from "./cpu-time";
import { htmlFaults } from "./html-faults";
import { missingFacts } from "./missing-facts";
import { ownText, pageText } from "./page-text";
import { takePhoto } from "./photos";
import { sameSections, type SectionLayout } from "./same-sections";
import { shareInCommon, shinglesOf } from "./shingles";

const PAGE = `<!DOCTYPE html><html><body><a class="skip" href="#main">Skip</a><nav>Menu Prices</nav><main><h1>Rye&nbsp;bread</h1>
  <h2>Hours</h2><p>Baked <b>daily</b></p><section hidden>No hours yet</section><script>var rye</script><form><label>Name</label></form></main></body></html>`;

describe("the text of a page", () => {
  it("is what can be read", () =>
    expect(pageText(PAGE)).toBe("Skip Menu Prices Rye\u00a0bread Hours Baked daily Name"));
  it("is its own without the interface and fixed words", () =>
    expect(ownText(PAGE, ["hours"])).toBe("Rye\u00a0bread Baked daily"));
});

describe("missingFacts", () => {
  it.each([
    ["Open Tue\u2013Fri, 9\u00a0am", "tue - fri"],
    ["Open Tue - Fri", "Tue–Fri"],
    ["I’m here", "I'm here"],
    [`${"bread@<wbr>".replace("<wbr>", "\u200b")}rye.example`, "bread@rye.example"],
    ["It is €\u202f9.", "€ 9"],
    ["Closed 12:30.", "12:30"],
  ])("finds in %j the fact %j", (text, fact) => expect(missingFacts(text, [fact])).toEqual([]));

  it.each([
    ["$9.50", "$9"],
    ["£450", "£45"],
    ["at 17:30", "7:30"],
    ["at 7:305", "7:30"],
    ["1,200 €", "200 €"],
    ["(512) 555-0147", "(512) 555-0148"],
  ])("does not find in %j the fact %j", (text, fact) => expect(missingFacts(text, [fact])).toEqual([fact]));
});

describe("shingles", () => {
  it("are runs of five words", () => {
    expect([...shinglesOf("We bake – rye, wheat and spelt.")]).toEqual([
      "we bake rye wheat and",
      "bake rye wheat and spelt",
    ]);
    expect(shinglesOf("Too few words here").size).toBe(0);
  });
  it("are compared with the smaller page's", () => {
    expect(shareInCommon(new Set("abcd"), new Set("ab"))).toBe(1);
    expect(shareInCommon(new Set("abcd"), new Set("cdef"))).toBe(0.5);
    expect(shareInCommon(new Set(), new Set("ab"))).toBe(0);
  });
});

describe("sameSections", () => {
  const page = (kinds: string, layout = "wide"): SectionLayout[] => [...kinds].map((kind) => ({ kind, layout }));
  it.each([
    ["abcd", "abcd", 1],
    ["abcd", "dcba", 0.25],
    ["abcd", "axbx", 0.5],
    ["ab", "axbycz", 1],
    ["", "ab", 0],
  ])("of %j and %j is %d", (one, other, share) => expect(sameSections(page(one), page(other))).toBe(share));
  it("asks for the same layout", () => expect(sameSections(page("ab"), page("ab", "narrow"))).toBe(0));
});

describe("cpuTime", () => {
  it("counts work and gives its result", () => {
    const until = performance.now() + 30;
    const { milliseconds, result } = cpuTime(() => {
      while (performance.now() < until);
      return "done";
    });
    expect(result).toBe("done");
    expect(milliseconds).toBeGreaterThan(0);
  });
});

describe("htmlFaults", () => {
  it("names rule and line", () => expect(htmlFaults("<!DOCTYPE html>\n<p id=a></div>")[0]).toMatch(/^[\w-]+ line 2: /));
});

describe("takePhoto", () => {
  it("takes the same picture again, and weighs what a photograph weighs", async () => {
    const [one, again, other] = [
      await takePhoto("a", 320, 240),
      await takePhoto("a", 320, 240),
      await takePhoto("b", 320, 240),
    ];
    expect(one.jpeg.equals(again.jpeg)).toBe(true);
    expect(one.jpeg.equals(other.jpeg)).toBe(false);
    const bitsPerPixel = (8 * one.jpeg.length) / (320 * 240);
    expect(bitsPerPixel).toBeGreaterThan(1);
    expect(bitsPerPixel).toBeLessThan(4);
  });
});
