import type { SectionKind } from "../../../site/section-kinds";

/** How owners speak of a kind of section; alternatives stand apart by `|`. */
interface KindWords {
  /** What they call it beside its own name, on our sites and on sites in general. */
  section: string;
  /** What they call an entry that they want to add to it; an empty text where they add none by name. */
  entry: string;
  /** Whether a text to add to it is the name of an entry. */
  takesNames: boolean;
}

export const KIND_WORDS: Record<SectionKind, KindWords> = {
  hero: { section: "hero|top|start|welcome|banner|intro section|opening", entry: "", takesNames: false },
  services: {
    section: "service|offer|offering|what we do|treatment|feature|features",
    entry: "service|treatment|offer",
    takesNames: true,
  },
  prices: { section: "price|pricing|menu|fee|rate|cost|price list|tariff", entry: "", takesNames: false },
  about: { section: "about|about us|story|our story|history|who we are", entry: "", takesNames: false },
  people: {
    section: "people|team|staff|our team|crew|who we are",
    entry: "person|team member|member|colleague",
    takesNames: true,
  },
  process: { section: "process|step|steps|how it works|how it goes|workflow", entry: "step", takesNames: true },
  visit: {
    section:
      "visit|hours|opening hours|opening times|location|address|find us|directions|map|where to find us|when we are open",
    entry: "",
    takesNames: false,
  },
  gallery: { section: "gallery|photo|photos|picture|pictures|portfolio|work", entry: "", takesNames: false },
  dates: {
    section: "date|dates|event|events|calendar|diary|what's on|upcoming events|season|closed days",
    entry: "",
    takesNames: false,
  },
  credentials: {
    section:
      "credential|credentials|membership|memberships|licence|licences|license|licenses|certificates|certifications|qualifications|accreditations|awards",
    entry: "",
    takesNames: false,
  },
  areas: {
    section: "area|areas|service area|areas served|areas we serve|places|coverage|where we work",
    entry: "",
    takesNames: false,
  },
  faq: {
    section: "faq|faqs|question|questions|questions and answers|q&a|frequently asked questions",
    entry: "question|faq",
    takesNames: false,
  },
  quotes: {
    section: "quote|testimonial|testimonials|review|reviews|voices|customer voices|what people say|feedback",
    entry: "review|testimonial|quote",
    takesNames: false,
  },
  figures: {
    section: "figure|figures|numbers|stats|statistics|facts and figures|in figures",
    entry: "figure",
    takesNames: false,
  },
  notes: {
    section: "note|notes|good to know|rules|house rules|conditions|terms",
    entry: "note|rule|condition",
    takesNames: false,
  },
  custom: { section: "", entry: "", takesNames: false },
  cta: { section: "cta|call to action|next step|call-to-action", entry: "", takesNames: false },
  contact: { section: "contact|contact us|get in touch|write to us", entry: "", takesNames: false },
};
