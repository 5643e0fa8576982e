/** Sites that the product made (`given`: from what) and the pictures of them, `public/examples/{id}-{desk|phone}.webp`. */
export const EXAMPLES = [
  {
    id: "bakery",
    name: "Padaria Alfazema",
    trade: "Portuguese bakery, Leeds",
    template: "classic",
    given: "a short brief and the menu as a text file",
  },
  {
    id: "ceramics",
    name: "Okafor Kiln",
    trade: "Ceramics by post, Galway",
    template: "react-landing",
    given: "a brief with a price list, and three questions customers ask",
  },
  {
    id: "letting",
    name: "Tidewell Lettings",
    trade: "Letting agent, Margate",
    template: "modern",
    given: "a brief with fees, hours and what one landlord said",
  },
  {
    id: "physiotherapy",
    name: "Bouldin Physical Therapy",
    trade: "Physiotherapists, Austin",
    template: "professional",
    given: "a brief with the team, the prices and the opening hours",
  },
] as const;

export type Example = (typeof EXAMPLES)[number];

/** Pixel sizes of the pictures, shown at half of it on dense screens. */
export const DESK_PICTURE = { width: 1440, height: 900 };
export const PHONE_PICTURE = { width: 780, height: 1560 };
