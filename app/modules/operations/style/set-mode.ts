import { wcagContrast } from "culori";
import { z } from "zod";
import { computed } from "../../cascade/computed";
import { queryAll } from "../../cascade/query";
import { setMode as setOwnMode } from "../../editing/theme";
import { hex, modeOf, readColour } from "../../markup/contrast";
import type { CodeSplice } from "../../markup/edit";
import type { OpenedSite } from "../opened-site";
import { done } from "../outcome";
import { operation } from "../operation";
import { colourLiterals, recoloured } from "./colour-literals";
import { groundBehind } from "./set-colour";
import { solid } from "./colour-moves";
import { writeRules } from "./write-rules";

const schema = z.object({ mode: z.enum(["dark", "light"]) });
type Mode = z.infer<typeof schema>;

/** Makes the whole page light on dark, or dark on light. */
export const setMode = operation<Mode>({
  name: "set-mode",
  params: schema,
  touches: () => "page",
  run(site, { mode }) {
    const message = `I made your website ${mode}.`;
    if (modeOf(groundBehind(site, bodyOf(site))) === mode) return done(message, []);
    const own = setOwnMode(site.code, mode, "built-in");
    return own ? done(message, [own]) : done(message, turned(site, mode));
  },
  holds(_before, after, { mode }) {
    if (modeOf(groundBehind(after, bodyOf(after))) !== mode) return false;
    const texts = queryAll(after.page, "h1, h2, h3, p, li");
    const readable = texts.filter((node) => {
      const ink = solid(computed(after, node, "color", 1280));
      return ink !== null && wcagContrast(ink, groundBehind(after, node)) >= 3;
    });
    return readable.length >= texts.length * 0.9;
  },
});

const bodyOf = ({ page }: OpenedSite) => page.elements.findIndex(({ tagName }) => tagName === "body");

/** On a page by another hand, what has no colour turns from light to dark and back, and colours are made readable. */
function turned(site: OpenedSite, mode: Mode["mode"]): CodeSplice[] {
  const literals = colourLiterals(site).filter(({ property, alpha }) => alpha === 1 && !/shadow/.test(property));
  const onColour = new Set(
    literals
      .filter(({ property, colour }) => /^background/.test(property) && !isGrey(colour))
      .map(({ block }) => block),
  );
  // What is light on dark already, such as words on a picture, stays.
  const isMeant = ({ property, colour }: (typeof literals)[number]) =>
    (readColour(colour).l < 0.6 === (property === "color")) === (mode === "dark");
  const free = literals.filter((literal) => !onColour.has(literal.block) && isMeant(literal));
  const splices = free.flatMap((literal) => {
    if (isGrey(literal.colour)) return [recoloured(literal, turn(literal.colour))];
    return literal.property === "color" ? [recoloured(literal, lifted(literal.colour))] : [];
  });
  const body = bodyOf(site);
  const rules = [
    {
      selector: "body",
      declarations: {
        "background-color": turn(groundBehind(site, body)),
        color: turn(solid(computed(site, body, "color", 1280)) ?? "#000000"),
      },
    },
  ];
  return [...splices, ...writeRules(site, { nodes: [body], selector: "body" }, rules)];
}

const turn = (colour: string) => {
  const { l, c, h } = readColour(colour);
  return hex(0.16 + (1 - l) * 0.8, c, h);
};

const isGrey = (colour: string) => readColour(colour).c < 0.04;

const lifted = (colour: string) => {
  const { l, c, h } = readColour(colour);
  return hex(l < 0.6 ? 0.75 : 0.45, c, h);
};
