import type { TemplateId } from "../../site/choices";
import type { Section, SectionOf, SitePlan } from "../../site/site-plan";
import type { SectionKind } from "../../site/section-kinds";
import { aboutVariant as modernAbout } from "../modern/variants";
import { aboutVariant as professionalAbout } from "../professional/variant";
import { aboutVariant as landingAbout } from "../react-landing/variants";
import { chosenFor } from "../seeded";
import { contactVariant } from "./contact-variant";
import { bandTokens, GROUND_TOKENS, type Ground } from "./ground-tokens";

const LOUD: ReadonlySet<Ground | undefined> = new Set<Ground | undefined>(["deep", "field", "band"]);
/** What carries a loud ground: lists of a few words, no running text, no boxes of their own. */
const CARRIES: ReadonlySet<SectionKind> = new Set<SectionKind>([
  ...(["prices", "services", "figures", "dates", "people", "areas", "credentials", "notes"] as const),
]);
/** Kinds that look for no ground: photographs have their own, a designer's section brings its rules. */
const LEFT: ReadonlySet<SectionKind> = new Set<SectionKind>(["hero", "contact", "custom"]);

/** What a template's own rules say of grounds. */
interface OwnGrounds {
  /** Parts that stand on one whatever stands beside them. */
  about(section: SectionOf<"about">): Ground | undefined;
  visit: Ground;
  quotes: Ground | undefined;
  process: Ground | undefined;
  /** Kinds that it draws in boxes of their own: they take no loud ground. */
  boxed: readonly SectionKind[];
  /** It rules parts off from one another. */
  isRuled: boolean;
}

const OWN_GROUNDS: Record<TemplateId, OwnGrounds> = {
  "react-landing": {
    about: (section) => (landingAbout(section) === "statement" ? "tint" : undefined),
    ...{ visit: "deep", quotes: "tint", process: "tint", boxed: ["services"], isRuled: false },
  },
  modern: {
    about: (section) => (modernAbout(section) === "motto" ? "deep" : undefined),
    ...{ visit: "tint", quotes: "tint", process: "tint", boxed: [], isRuled: false },
  },
  professional: {
    about: (section) => (professionalAbout(section) === "statement" ? "deep" : undefined),
    ...{ visit: "tint", quotes: "tint", process: "tint", boxed: [], isRuled: true },
  },
  classic: {
    about: () => "tint",
    ...{ visit: "plain", quotes: undefined, process: undefined, boxed: [], isRuled: false },
  },
};

function ownGround(section: Section, { theme, sections }: SitePlan): Ground | undefined {
  const own = OWN_GROUNDS[theme.template];
  // The story has one, what else is told changes with its neighbours.
  if (section.kind === "about" && section.id !== sections.find(({ kind }) => kind === "about")?.id) return undefined;
  if (section.kind === "about") return own.about(section);
  if (section.kind === "cta") return "field";
  return section.kind === "visit" || section.kind === "quotes" || section.kind === "process"
    ? own[section.kind]
    : undefined;
}

/** The part in the middle of a page that takes the loud ground, if it may. */
function loudPart(sections: readonly Section[], grounds: readonly (Ground | undefined)[], plan: SitePlan): number {
  const { boxed } = OWN_GROUNDS[plan.theme.template];
  const middle = (sections.length - 1) / 2;
  const fits = sections.flatMap(({ kind }, at) => {
    const isBoxed = boxed.includes(kind);
    const isFirst = at === 0 && sections.length > 1;
    const besideLoud = LOUD.has(grounds[at - 1]) || LOUD.has(grounds[at + 1]);
    const isLast = at === sections.length - 1 && contactVariant({ plan }) === "deep";
    return CARRIES.has(kind) && !grounds[at] && !isBoxed && !isFirst && !besideLoud && !isLast ? [at] : [];
  });
  return fits.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? -1;
}

/**
 * What each part of a page stands on, by its id: grounds change from part to part, and one in the middle has the dark or
 * the full colour, so that a page does not turn white below its first view.
 */
export function groundsOf(all: readonly Section[], plan: SitePlan): Map<string, Ground> {
  const sections = all.filter(({ kind }) => !LEFT.has(kind));
  const own = sections.map((section) => ownGround(section, plan));
  const loud = loudPart(sections, own, plan);
  const { mode, colours } = plan.theme;
  const voice: Ground = colours?.band
    ? "band"
    : mode === "dark"
      ? "field"
      : chosenFor<Ground>(plan, "loud", ["deep", "field"]);
  const grounds = new Map<string, Ground>();
  let before: Ground = "tint";
  for (const [at, { id, kind }] of sections.entries()) {
    const ground: Ground =
      at === loud ? voice : (own[at] ?? (before === "plain" && own[at + 1] !== "tint" ? "tint" : "plain"));
    if (!own[at] || kind === "about") grounds.set(id, ground);
    before = ground;
  }
  return grounds;
}

/** A part on a ground of its own needs no rule above it, and room where that was. */
const UNRULED = "border-block-start-color: transparent; padding-block: var(--space-5) var(--space-6);";

/** The rules of a page's grounds. */
export function groundsCss(sections: readonly Section[], plan: SitePlan): string[] {
  const grounds = [...groundsOf(sections, plan)];
  const { band } = plan.theme.colours ?? {};
  const rules = Object.entries({ ...GROUND_TOKENS, ...(band && { band: bandTokens(band) }) }).flatMap(
    ([ground, tokens]) => {
      const ids = grounds.flatMap(([id, each]) => (each === ground ? [`#${id}`] : []));
      return ids.length > 0 ? [`  :is(${ids.join(", ")}) { ${tokens} }`] : [];
    },
  );
  if (rules.length === 0) return [];
  const painted = grounds.flatMap(([id, ground]) => (ground === "plain" ? [] : [`#${id}`])).join(", ");
  const { isRuled } = OWN_GROUNDS[plan.theme.template];
  const frame = isRuled && painted ? [`  :is(${painted}) > .wrap { ${UNRULED} }`] : [];
  return [`@layer sections {\n${[...rules, ...frame].join("\n")}\n}`];
}
