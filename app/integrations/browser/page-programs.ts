// Programs that look at a page from inside, as text: what compiles this file must not put anything of its own into
// them.

/** Widths at which a page must not be wider than its window, in CSS pixels. */
export const OVERFLOW_WIDTHS = [320, 390, 768, 1280] as const;
export type OverflowWidth = (typeof OVERFLOW_WIDTHS)[number];

/** Describes an element; `marked` is the attribute that marks elements. */
const describe = (marked: string) => `const describe = (element) => ({
  mark: element.closest("[${marked}]")?.getAttribute("${marked}") ?? null,
  text: (element.getAttribute("alt") ?? element.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 100),
});`;

/**
 * Gives an `OverflowInspection`. What a box with a scroll bar of its own, or one that cuts, holds is not what makes the
 * page wide.
 */
export const overflowProgram = (marked: string) => `(() => {
  ${describe(marked)}
  const room = document.documentElement.clientWidth;
  const by = document.documentElement.scrollWidth - room;
  if (by <= 0 || !document.body) return { by: 0, elements: [] };
  const reaches = (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > room + 1 || left < -1);
  };
  const isHeld = (element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== "visible") return true;
    }
    return false;
  };
  const wide = [...document.body.querySelectorAll("*")].filter((element) => reaches(element) && !isHeld(element));
  const innermost = wide.filter((element, index) => !element.contains(wide[index + 1] ?? null));
  return { by, elements: innermost.slice(-4).map(describe) };
})()`;

const MOST_ELEMENTS = 5;

/** Runs axe-core, whose source goes before it, and gives an `AxeInspection`; frames are pages of somebody else. */
export const axeProgram = (marked: string) => `(async () => {
  ${describe(marked)}
  const options = { iframes: false, preload: false, elementRef: true, resultTypes: ["violations"] };
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, impact, help, nodes }) => ({
    rule: id, impact: impact ?? null, help, elements: nodes.slice(0, ${MOST_ELEMENTS}).map(({ element }) => describe(element)),
  }));
})()`;

/**
 * Waits until the page has loaded, scrolls to its end and back, so that everything is loaded, and waits for pictures
 * and fonts.
 */
export const SETTLE = `(async () => {
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = Math.min(document.documentElement.scrollHeight, 40_000);
  for (let top = 0; top < end; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    await frame();
  }
  scrollTo({ top: 0, behavior: "instant" });
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await frame();
  await frame();
})()`;
