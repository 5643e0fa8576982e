import { z } from "zod";
import { siteImage } from "./brief";
import { ACTS, AUDIENCES, FORM_STANCES, GENERATION_FONTS, HEADING_FACES, INDUSTRIES, TEMPLATES } from "./choices";
import { PLACEHOLDERS } from "./placeholder-kinds";
import type { SectionKind } from "./section-kinds";

const line = z.string();
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const action = z.object({ label: line, href: line });

/** A priced line of a menu or price list; `price` stands as the owner wrote it. */
const pricedItem = z.object({ name: line, detail: line.optional(), price: line });
const service = z.object({ name: line, detail: line.optional(), price: line.optional() });
const person = z.object({ name: line, role: line.optional(), detail: line.optional() });

/**
 * One row of opening hours: `days` and `times` ready to show, `times` is the fixed word for closed days too.
 * `weekdays` (0 = Monday) and `spans` ("HH:MM") say the same to machines, only where the owner's words leave no doubt.
 */
const hoursRow = z.object({
  days: line,
  times: line,
  closed: z.boolean(),
  weekdays: z.array(z.number().int().min(0).max(6)).optional(),
  spans: z.array(z.object({ opens: line, closes: line })).optional(),
  /** When the hours are not true, in the owner's words; stands below all rows. */
  note: line.optional(),
});

/** What the owner told us about the business, word for word where it is a fact. */
const businessFacts = z.object({
  name: line,
  tagline: line.optional(),
  phone: z.object({ display: line, href: line }).optional(),
  email: line.optional(),
  address: z.object({ lines: z.array(line), mapHref: line }).optional(),
  hours: z.array(hoursRow),
  services: z.array(service),
  prices: z.array(pricedItem),
  people: z.array(person),
  established: line.optional(),
  languages: z.array(line),
  social: z.array(z.object({ label: line, href: line })),
});
export type BusinessFacts = z.infer<typeof businessFacts>;

const heading = { id: line, title: line, intro: line.optional() };

/** What each kind of section is made of. */
const SECTIONS = {
  hero: z.object({
    kind: z.literal("hero"),
    id: line,
    eyebrow: line.optional(),
    title: line,
    lead: line.optional(),
    /** What nobody may miss: a warning, or what the owner stresses. */
    notice: line.optional(),
    primary: action,
    secondary: action.optional(),
    image: siteImage.optional(),
  }),
  services: z.object({ kind: z.literal("services"), ...heading, items: z.array(service).min(1) }),
  prices: z.object({
    kind: z.literal("prices"),
    ...heading,
    groups: z.array(z.object({ name: line.optional(), items: z.array(pricedItem).min(1) })).min(1),
    /** What else is said of money, in the owner's words: nobody could say for sure which amount is whose. */
    told: z.array(line).optional(),
    /** In frames beside one another, as its owner asked. */
    cards: z.boolean().optional(),
  }),
  about: z.object({
    kind: z.literal("about"),
    ...heading,
    paragraphs: z.array(line).min(1),
    image: siteImage.optional(),
  }),
  people: z.object({ kind: z.literal("people"), ...heading, items: z.array(person).min(1) }),
  process: z.object({
    kind: z.literal("process"),
    ...heading,
    steps: z.array(z.object({ name: line, detail: line.optional() })).min(2),
  }),
  visit: z.object({ kind: z.literal("visit"), ...heading }),
  gallery: z.object({ kind: z.literal("gallery"), ...heading, images: z.array(siteImage).min(1) }),
  dates: z.object({
    kind: z.literal("dates"),
    ...heading,
    items: z.array(z.object({ when: line, what: line })).min(1),
  }),
  credentials: z.object({
    kind: z.literal("credentials"),
    ...heading,
    items: z.array(z.object({ name: line, detail: line.optional() })).min(1),
  }),
  areas: z.object({ kind: z.literal("areas"), ...heading, items: z.array(line).min(2) }),
  faq: z.object({
    kind: z.literal("faq"),
    ...heading,
    items: z.array(z.object({ question: line, answer: line })).min(1),
  }),
  quotes: z.object({
    kind: z.literal("quotes"),
    ...heading,
    items: z.array(z.object({ text: line, by: line.optional() })).min(1),
  }),
  figures: z.object({
    kind: z.literal("figures"),
    ...heading,
    items: z.array(z.object({ value: line, label: line })).min(1),
  }),
  notes: z.object({ kind: z.literal("notes"), ...heading, items: z.array(line).min(1) }),
  /** `html` is cleaned by the template and shows these pictures and those of other parts. */
  custom: z.object({ kind: z.literal("custom"), ...heading, html: line, images: z.array(siteImage).optional() }),
  cta: z.object({ kind: z.literal("cta"), ...heading, primary: action, secondary: action.optional() }),
  /**
   * What the form is for: what visitors do by it, and what the owner asks them there; how it stands where it is not
   * simply open; and when somebody is there, in the owner's words, where nobody could read it as days and times.
   */
  contact: z.object({
    kind: z.literal("contact"),
    ...heading,
    form: z.object({ act: z.enum(ACTS).optional(), asks: z.array(line).optional() }).optional(),
    stance: z.enum(FORM_STANCES).optional(),
    hours: z.array(line).optional(),
  }),
} satisfies { [K in SectionKind]: z.ZodType<{ kind: K }> };
type SectionSchema = (typeof SECTIONS)[SectionKind];

/** Ordered parts of a page. A part exists only when there is something true to put into it. */
export const section = z.discriminatedUnion("kind", Object.values(SECTIONS) as [SectionSchema, ...SectionSchema[]]);
export type Section = z.infer<typeof section>;
export type SectionOf<K extends SectionKind> = z.infer<(typeof SECTIONS)[K]>;

/**
 * What a visitor looks for and the owner has not told: only the editor shows it. `before` is the id of the section that
 * it would stand before.
 */
const placeholder = z.object({ kind: z.enum(PLACEHOLDERS), title: line, before: line.optional() });
export type Placeholder = z.infer<typeof placeholder>;

/**
 * Words of the page that are not the owner's: navigation, labels, closed days. Keyed so that templates never hold text.
 */
export const fixedWords = z.object({
  menu: line,
  skipToContent: line,
  call: line,
  email: line,
  directions: line,
  hours: line,
  address: line,
  phone: line,
  closed: line,
  contact: line,
  since: line,
  top: line,
  notFoundTitle: line,
  notFoundText: line,
  home: line,
});

/** A whole website before it is code: what a designer writes and a template turns into html, css and javascript. */
export const sitePlan = z.object({
  meta: z.object({ title: line, description: line, lang: line, dir: z.enum(["ltr", "rtl"]) }),
  business: businessFacts,
  industry: z.enum(INDUSTRIES),
  audience: z.enum(AUDIENCES),
  theme: z.object({
    template: z.enum(TEMPLATES),
    primary: colour,
    font: z.enum(GENERATION_FONTS),
    /** The face of headings, where nobody chose a font. */
    headings: z.enum(HEADING_FACES).optional(),
    mode: z.enum(["light", "dark"]),
    motion: z.boolean(),
    scale: z.enum(["normal", "large"]),
    /** The telephone number is what one sees first. */
    largeNumber: z.boolean().optional(),
    /** What a drawing of the trade would show is not wanted: initials and type stand in its place. */
    undrawn: z.boolean().optional(),
    /** Colours that the owner asked for by name, or that go with the trade; what is missing follows from `primary`. */
    colours: z
      .object({
        ground: colour,
        action: colour,
        header: colour,
        footer: colour,
        second: colour,
        deep: colour,
        field: colour,
        band: colour,
      })
      .partial()
      .optional(),
  }),
  logo: siteImage.nullable(),
  /** Navigation shows these; each `href` is an anchor of a section. */
  nav: z.array(action),
  primaryAction: action,
  sections: z.array(section).min(1),
  placeholders: z.array(placeholder).optional(),
  /** The designer's own rules for `custom` sections; the template cleans them and lets them reach nothing else. */
  css: z.string().optional(),
  words: fixedWords,
});
export type SitePlan = z.infer<typeof sitePlan>;
