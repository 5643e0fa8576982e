import type { Design } from "../design";
import { THEMES } from "../themes";
import { footer, header } from "./frame";
import { heroCss } from "./hero.css";
import { layoutCss } from "./layout.css";
import { listsCss } from "./lists.css";
import { sections } from "./sections";
import { storyCss } from "./story.css";

/** Letterpress and a shop window: a painted sign, a centred axis, a price list set like a menu. */
export const classic: Design = {
  ...THEMES.classic,
  scale: { base: [18, 19], ratio: [1.21, 1.31] },
  css: [layoutCss, heroCss, listsCss, storyCss],
  sections,
  header,
  footer,
};
