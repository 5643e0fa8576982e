/** The closed lists of the generation form (tests/list, section 9). */
export const TEMPLATES = ["react-landing", "modern", "professional", "classic"] as const;
export type TemplateId = (typeof TEMPLATES)[number];

export const INDUSTRIES = [
  "restaurant",
  "real-estate",
  "healthcare",
  "professional-services",
  "ecommerce",
  "other",
] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const AUDIENCES = [
  "general-consumers",
  "business-professionals",
  "young-adults",
  "families",
  "seniors",
] as const;
export type Audience = (typeof AUDIENCES)[number];

export const GENERATION_FONTS = [
  "Inter",
  "Roboto",
  "Open Sans",
  "Poppins",
  "Lato",
  "Playfair Display",
  "Merriweather",
  "Montserrat",
] as const;
export type GenerationFont = (typeof GENERATION_FONTS)[number];
/** Faces for headings alone, beside a font for text: nobody chooses them by name, they go with a trade. */
export const HEADING_FACES = ["Bricolage Grotesque", "Fraunces", "Instrument Serif", "Barlow Condensed"] as const;
export type HeadingFace = (typeof HEADING_FACES)[number];
export const DEFAULT_FONT: GenerationFont = "Inter";

export const PRESET_COLORS = [
  { name: "Blue", value: "#3B82F6" },
  { name: "Green", value: "#10B981" },
  { name: "Purple", value: "#8B5CF6" },
  { name: "Red", value: "#EF4444" },
  { name: "Orange", value: "#F59E0B" },
  { name: "Pink", value: "#EC4899" },
  { name: "Teal", value: "#14B8A6" },
  { name: "Indigo", value: "#6366F1" },
] as const;
export const DEFAULT_COLOR = "#3B82F6";

/** What an owner may ask visitors to do, besides calling, writing and coming. */
export const ACTS = ["table", "book", "appointment", "order", "quote", "trial", "stay"] as const;
export type Act = (typeof ACTS)[number];

/** How the form at the end of a page stands where it is not simply there. */
export const FORM_STANCES = ["open when wide", "on demand", "left out"] as const;
export type FormStance = (typeof FORM_STANCES)[number];

/** Fields in which the form and the API send a value where nobody chose one. */
export const CHOOSABLE = ["colorTheme", "fontFamily"] as const;
export type Choosable = (typeof CHOOSABLE)[number];
