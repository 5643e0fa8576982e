import type { TemplateId } from "~/modules/site/choices";

/**
 * A site that the product made in each template (`given`: from what); pictures of it are
 * `public/examples/{id}-{desk|phone|still}.webp`.
 */
export const EXAMPLE_OF = {
  classic: {
    id: "bakery",
    name: "Padaria Alfazema",
    trade: "Portuguese bakery, Leeds",
    template: "classic",
    given: "a short brief and the menu as a text file",
  },
  "react-landing": {
    id: "ceramics",
    name: "Okafor Kiln",
    trade: "Ceramics by post, Galway",
    template: "react-landing",
    given: "a brief with a price list, and three questions customers ask",
  },
  modern: {
    id: "letting",
    name: "Tidewell Lettings",
    trade: "Letting agent, Margate",
    template: "modern",
    given: "a brief with fees, hours and what one landlord said",
  },
  professional: {
    id: "physiotherapy",
    name: "Bouldin Physical Therapy",
    trade: "Physiotherapists, Austin",
    template: "professional",
    given: "a brief with the team, the prices and the opening hours",
  },
} as const satisfies { [T in TemplateId]: { id: string; name: string; trade: string; template: T; given: string } };

export type Example = (typeof EXAMPLE_OF)[TemplateId];
export const EXAMPLES: Example[] = Object.values(EXAMPLE_OF);

/** Pixel sizes of the pictures, shown at half of it on dense screens. */
export const DESK_PICTURE = { width: 1440, height: 900 };
export const PHONE_PICTURE = { width: 780, height: 1560 };
/** Desk and phone beside each other. */
export const STILL_PICTURE = { width: 960, height: 450 };
/** The same of each example, small, in one row: `public/examples/stills.avif`. */
export const STILLS_ROW = { width: 400 * EXAMPLES.length, height: 188 };
