import { describe, expect, it } from "vitest";
import { FONTS } from "./fonts";
import { textPaths, type PathText } from "./text-paths.server";

const drawn = (text: string, rest: Partial<PathText> = {}) =>
  textPaths({ text, family: FONTS.Lato, weight: 700, size: 100, maxWidth: 1000, ...rest });
const outlines = (svg: string) => svg.match(/M/g)?.length ?? 0;

describe("text as outlines", () => {
  it("draws letters with their diacritics from two files of a family", async () => {
    const [plain, marked] = await Promise.all([drawn("Lodz"), drawn("Łódź")]);
    expect(outlines(marked.svg)).toBe(outlines(plain.svg) + 2);
    expect(Math.abs(marked.width - plain.width)).toBeLessThan(10);
    expect(plain.lines).toBe(1);
    expect(plain.height).toBeCloseTo(115);
    expect(plain.capHeight).toBeCloseTo(72.2, 0);
    expect(plain.baseline).toBeGreaterThan(plain.capHeight);
  });

  it("takes the weight from a variable font", async () => {
    const [light, bold] = await Promise.all([
      drawn("Horno", { family: FONTS.Inter, weight: 300 }),
      drawn("Horno", { family: FONTS.Inter, weight: 800 }),
    ]);
    expect(bold.width).toBeGreaterThan(light.width * 1.05);
    expect((await drawn("Horno", { family: FONTS["Open Sans"], weight: 900 })).svg).toBe(
      (await drawn("Horno", { family: FONTS["Open Sans"], weight: 800 })).svg,
    );
  });

  it("joins Arabic letters and begins at the right", async () => {
    const [joined, apart] = await Promise.all([drawn("مطعم"), drawn("م ط ع م")]);
    expect(joined.width).toBeLessThan(apart.width);
    const first = await drawn("مطعم السلام");
    const long = await drawn("مطعم السلام مطعم", { maxWidth: first.width + 1 });
    expect(long.lines).toBe(2);
    expect(long.width).toBeCloseTo(first.width, 0);
    const last = (
      long.svg
        .split("<path")
        .at(-1)
        ?.match(/-?[\d.]+/g) ?? []
    )
      .map(Number)
      .filter((_, index) => index % 2 === 0);
    expect(Math.max(...last)).toBeGreaterThan(long.width - 15);
    expect(Math.min(...last)).toBeGreaterThan(long.width / 3);
  });

  it.each(["בית קפה", "とんかつ太郎", "서울 식당", "北京烤鸭", "Καφές", "Хлеб", "ร้านที่ดี", "नमस्ते", "Հաց", "პური", "Phở"])(
    "has letters for %s",
    async (text) => {
      const { svg, lines } = await drawn(text);
      expect(outlines(svg)).toBeGreaterThanOrEqual([...text.replace(/[\s\p{M}]/gu, "")].length);
      expect(lines).toBe(1);
    },
  );

  it("lets emoji fall away", async () => {
    expect((await drawn("Pan 🥐👩‍🍳 bueno ❤️")).svg).toBe((await drawn("Pan bueno")).svg);
    expect(await drawn("🥐")).toMatchObject({ svg: "", width: 0, height: 0, lines: 0 });
  });

  it("breaks between words, and inside one that is too long", async () => {
    const long = await drawn("x".repeat(90));
    expect(long.width).toBeLessThanOrEqual(1000);
    expect(long.lines).toBeGreaterThan(3);
    const words = await drawn("one two three four five six seven eight nine ten");
    expect(words.width).toBeLessThanOrEqual(1000);
    expect(words.height).toBeCloseTo(words.lines * 115);
  });

  it("cannot be made to write markup", async () => {
    expect((await drawn(`"/><script>alert(1)</script>`)).svg).toMatch(/^(<path d="[MLQCZ\d. -]*"\/>)+$/);
  });
});
