import type { Design } from "../design";
import { THEMES } from "../themes";
import { footer, header } from "./frame";
import { heroCss } from "./hero.css";
import { layoutCss } from "./layout.css";
import { listsCss } from "./lists.css";
import { sections } from "./sections";
import { storyCss } from "./story.css";

/** Annual report of a firm one would trust: strict grid, thin rules, numbered parts, figures in columns. */
export const professional: Design = {
  ...THEMES.professional,
  scale: { base: [17, 18], ratio: [1.2, 1.32] },
  css: [layoutCss, heroCss, listsCss, storyCss],
  sections,
  header,
  footer,
};
