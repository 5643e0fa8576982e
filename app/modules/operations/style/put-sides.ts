import { z } from "zod";
import type { Rule } from "../../cascade/designer-block";
import { isWithin } from "../../cascade/query";
import { look, lookSchema } from "./look";

const schema = lookSchema.extend({
  /** The picture in the part of the page that the target is. */
  picture: z.int().nonnegative(),
  side: z.enum(["left", "right"]),
});

/** Puts the picture of a part of the page to one side and its text to the other; on phones they stay below each other. */
export const putSides = look<z.infer<typeof schema>>({
  name: "put-sides",
  params: schema,
  sets: () => ["display"],
  attempts(site, { target, picture, side }) {
    const [section] = target.nodes;
    const inside = site.page.elements.findIndex((element, node) => element.tagName === "img" && node === picture);
    if (section === undefined || inside === -1 || !isWithin(site.page, picture, section))
      return { refused: `I cannot see a picture in ${target.name}.` };
    const within = "@media (width >= 48rem)";
    const column = side === "right" ? "2" : "1";
    const other = side === "right" ? "1" : "2";
    return [
      {
        rules: [
          {
            selector: "&",
            within,
            declarations: {
              display: "grid",
              "grid-template-columns": "1fr 1fr",
              "column-gap": "2.5rem",
              "align-items": "start",
            },
          },
          { selector: "& > *", within, declarations: { "grid-column": other } },
          {
            selector: "& > :is(img, picture, figure, :has(> img:only-child))",
            within,
            declarations: { "grid-column": column, "grid-row": "1 / span 20", "max-width": "100%" },
          },
        ] satisfies Rule[] as Rule[],
      },
    ];
  },
  says: ({ target, side }) =>
    `I put the picture of ${target.name} to the ${side} and its text to the ${side === "left" ? "right" : "left"}; on phones they stay below each other.`,
  asks: ({ side }) => `with the picture on the ${side}`,
  seen: ({ width, after }, { picture, side }) =>
    width < 768 || (after("display") === "grid" && after("grid-column", picture) === (side === "right" ? "2" : "1")),
});
