import { expect, it } from "vitest";
import { picture } from "./picture";

const oven = { path: "assets/images/oven.webp", width: 1600, height: 1067, alt: "The “old” oven & its door" };
const variants = [800, 480].map((width) => ({ path: `assets/images/oven-${width}.webp`, width }));

it("names every width there is, the narrowest first, and the room that the picture has", () => {
  const markup = picture({ ...oven, variants }, { className: "work", eager: true, sizes: "full" }).text;
  expect(markup).toBe(
    `<img src="assets/images/oven.webp" srcset="assets/images/oven-480.webp 480w, assets/images/oven-800.webp 800w, assets/images/oven.webp 1600w" sizes="100vw"` +
      ` alt="The “old” oven &amp; its door" width="1600" height="1067" decoding="async" fetchpriority="high" class="work">`,
  );
});

it("leaves a picture that there is once as it is, and fetches it when it is near", () => {
  const markup = picture(oven, { sizes: "tile" }).text;
  expect(markup).not.toMatch(/srcset|sizes|fetchpriority/);
  expect(markup).toContain(` loading="lazy"`);
});

it("gives a logo the width that its height leads to, neither late nor before the hero", () => {
  const markup = picture({ ...oven, width: 800, height: 400, variants }, { sizes: "logo" }).text;
  expect(markup).toContain(`sizes="104px"`);
  expect(markup).not.toMatch(/loading|fetchpriority/);
});
