import type { ItemKind, Role } from "../../../page-roles/thing";
import type { SectionKind } from "../../../site/section-kinds";
import type { Thing } from "../names";

/** How things on a page answer to a word for them. */
interface Answers {
  roles: readonly Role[];
  /** Items of these kinds only. */
  kinds?: readonly ItemKind[];
  /** Those that are meant where there are none of these. */
  else?: readonly ItemKind[];
  /** Where several are meant by one word, the first is the one: 'the headline'. */
  first?: boolean;
}

const CARDS: readonly ItemKind[] = ["card", "product", "plan", "person"];

/** Things that stand on the page itself, by the word for them. */
export const ROLES_OF: Partial<Record<Thing, Answers>> = {
  headline: { roles: ["headline"], first: true },
  heading: { roles: ["heading"] },
  "section-heading": { roles: ["heading"] },
  subheading: { roles: ["heading"] },
  lead: { roles: ["lead"], first: true },
  eyebrow: { roles: ["eyebrow"], first: true },
  text: { roles: ["text", "lead"] },
  paragraph: { roles: ["text", "lead"] },
  sentence: { roles: ["text", "lead", "quote"] },
  line: { roles: ["text", "lead", "heading"] },
  button: { roles: ["button"] },
  link: { roles: ["link", "button"] },
  picture: { roles: ["picture"] },
  logo: { roles: ["logo", "brand"], first: true },
  "business-name": { roles: ["brand"] },
  brand: { roles: ["brand", "logo"], first: true },
  header: { roles: ["header", "navigation"], first: true },
  footer: { roles: ["footer"], first: true },
  navigation: { roles: ["navigation", "header"], first: true },
  "nav-entry": { roles: ["nav-entry"] },
  section: { roles: ["section"] },
  area: { roles: ["section"] },
  hero: { roles: ["hero"], first: true },
  list: { roles: ["list"] },
  table: { roles: ["table"] },
  price: { roles: ["price"] },
  hours: { roles: ["hours"] },
  phone: { roles: ["phone"] },
  email: { roles: ["email"] },
  address: { roles: ["address"] },
  form: { roles: ["form"], first: true },
  field: { roles: ["field"] },
  map: { roles: ["map"] },
  video: { roles: ["video"] },
  quote: { roles: ["quote", "item"], kinds: ["review"] },
  copyright: { roles: ["copyright"], first: true },
  name: { roles: ["item-title"] },
  item: { roles: ["item"] },
  row: { roles: ["item"], kinds: ["price-line", "hours-row", "point"] },
  card: { roles: ["item"], kinds: CARDS, else: ["review", "step", "figure", "question", "date", "hours-row", "point"] },
  review: { roles: ["item"], kinds: ["review"] },
  question: { roles: ["item"], kinds: ["question"] },
  person: { roles: ["item"], kinds: ["person"] },
  plan: { roles: ["item"], kinds: ["plan", "product", "price-line"] },
  product: { roles: ["item"], kinds: ["product", "plan", "price-line"] },
  dish: { roles: ["item"], kinds: ["price-line", "product"] },
  service: { roles: ["item"], kinds: ["card", "product", "price-line", "point"] },
};

/** Parts of a page that go by what they are about, whatever their heading says. */
export const PART_KINDS: Partial<Record<Thing, { section: SectionKind; items: readonly ItemKind[] }>> = {
  about: { section: "about", items: [] },
  contact: { section: "contact", items: [] },
  team: { section: "people", items: ["person"] },
  person: { section: "people", items: ["person"] },
  faq: { section: "faq", items: ["question"] },
  question: { section: "faq", items: ["question"] },
  menu: { section: "prices", items: ["price-line"] },
  pricing: { section: "prices", items: ["plan", "price-line"] },
  price: { section: "prices", items: ["plan", "price-line"] },
  plan: { section: "prices", items: ["plan"] },
  services: { section: "services", items: [] },
  service: { section: "services", items: [] },
  gallery: { section: "gallery", items: ["picture"] },
  picture: { section: "gallery", items: ["picture"] },
  review: { section: "quotes", items: ["review"] },
  quote: { section: "quotes", items: ["review"] },
  hours: { section: "visit", items: ["hours-row"] },
  address: { section: "visit", items: [] },
  form: { section: "contact", items: [] },
  product: { section: "prices", items: ["product"] },
};

/** Whether a word for a thing may be the whole of what a section is called. */
export const isPart = (thing: Thing): boolean => PART_KINDS[thing] !== undefined;
