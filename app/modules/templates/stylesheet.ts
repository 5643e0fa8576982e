import { contactFormCss } from "../contact-form/form-css";
import type { SitePlan } from "../site/site-plan";
import { readColour, textOn } from "../markup/contrast";
import { COLOUR_TOKENS, buildPalette } from "./colour/palette";
import { baseCss, frameCss, printCss, stackedPricesCss } from "./css/base";
import { contactCss } from "./css/contact";
import { endlessCss, hasEndlessWord } from "./css/endless";
import { spaceTokens, typeTokens } from "./css/fluid";
import { scriptCss } from "./css/joined-scripts";
import { objectsCss } from "./css/objects";
import { resetCss } from "./css/reset";
import { customCss } from "./custom/custom-css";
import { customSectionCss } from "./custom/section.css";
import type { Design, Typography } from "./design";
import { facesCss } from "./fonts";
import { growthOf, meanLetter, trackingOf } from "./longest-word";
import { orderedSections } from "./page";
import { contactVariantCss } from "./parts/contact-variant";
import { groundsCss } from "./parts/grounds";
import { typographyOf } from "./typography";
import type { Subset } from "./subsets";

const declarations = (tokens: Record<string, string | number>) =>
  Object.entries(tokens)
    .map(([name, value]) => `    ${name}: ${value};`)
    .join("\n");

function colourTokens(plan: SitePlan, design: Design): Record<string, string> {
  const palette = buildPalette(plan.theme.primary, plan.theme.mode, design.tone, plan.theme.colours);
  return Object.fromEntries(COLOUR_TOKENS.map((token) => [`--color-${token}`, palette[token] ?? ""]));
}

function fontTokens(typography: Typography): Record<string, string | number> {
  const { display, text, weights } = typography;
  return {
    "--font-display": display,
    "--font-text": text,
    "--weight-text": weights.text,
    "--weight-strong": weights.strong,
    "--weight-display": weights.display,
    "--letter": meanLetter(typography),
    "--tracking": trackingOf(typography),
    "--grow": growthOf(typography),
  };
}

/** The theme of a site as custom properties: what an owner changes when changing colour, font or size. */
function tokensCss(plan: SitePlan, design: Design, typography: Typography): string {
  const tokens = {
    ...colourTokens(plan, design),
    ...fontTokens(typography),
    ...typeTokens(design.scale, plan.theme.scale === "large"),
    ...spaceTokens(),
  };
  return `@layer tokens {\n  :root {\n    color-scheme: ${plan.theme.mode};\n${declarations(tokens)}\n  }\n}`;
}

/** For owners who want a still page: what `prefers-reduced-motion` does, for everybody. */
const stillCss = `@layer reset {
  html { scroll-behavior: auto; }
  *, *::before, *::after { animation: none !important; transition: none !important; }
}`;

/** Header and footer in a colour that the owner asked for; what stands on it reads. */
function frameColoursCss({ theme }: SitePlan): string[] {
  const { header, footer } = theme.colours ?? {};
  const rule = (part: string, ground: string) => {
    const text = textOn(ground, readColour(ground).h);
    return `  .${part}, .${part} > .wrap, .${part} .site-nav { background: ${ground}; color: ${text}; border-color: currentColor; }
  .${part} :is(a:not(.button), p, .brand-name, .menu-button, .label, .wordmark, dt, dd, address, li) { color: inherit; opacity: 1; }`;
  };
  const rules = [header && rule("site-header", header), footer && rule("site-footer", footer)].filter(Boolean);
  return rules.length > 0 ? [`@layer sections {\n${rules.join("\n")}\n}`] : [];
}

const OURS = ["reset", "tokens", "base", "layout", "sections"];
const layers = (own: boolean) => `@layer ${[...OURS, ...(own ? ["designer"] : []), "overrides"].join(", ")};`;

/** The rules for sections of a designer's own; nothing for a page without them. */
function ownCss(plan: SitePlan): string[] {
  const own = orderedSections(plan).filter(({ kind }) => kind === "custom");
  return own.length > 0
    ? [customSectionCss, customCss(plan.css ?? "", new Set(own.map(({ id }) => id)))].filter(Boolean)
    : [];
}

/** The whole stylesheet of a site. The layer `overrides` stays empty: it is for styles set by hand. */
export function stylesheet(plan: SitePlan, design: Design, subsets: readonly Subset[]): string {
  const typography = typographyOf(plan, design);
  const own = ownCss(plan);
  const order = layers(own.length > 0);
  return [
    order,
    facesCss(typography.uses, subsets, plan.meta.lang),
    resetCss,
    tokensCss(plan, design, typography),
    baseCss,
    frameCss,
    contactFormCss(order),
    contactCss,
    ...design.css,
    ...contactVariantCss({ plan }),
    ...groundsCss(orderedSections(plan), plan),
    ...objectsCss({ ...plan, sections: orderedSections(plan) }),
    stackedPricesCss,
    ...scriptCss(plan.meta.lang),
    ...frameColoursCss(plan),
    ...own,
    ...(hasEndlessWord(plan) ? [endlessCss] : []),
    printCss,
    ...(plan.theme.motion ? [] : [stillCss]),
  ].join("\n\n");
}
