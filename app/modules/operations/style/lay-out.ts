import { z } from "zod";
import type { Rule } from "../../cascade/designer-block";
import { look, lookSchema } from "./look";

const schema = lookSchema.extend({
  /** Side by side, where a window is wide enough; 1 for one below the other. */
  columns: z.int().min(1).max(6),
});

/** Puts what stands in a list into columns; on phones it stays one below the other. */
export const layOut = look<z.infer<typeof schema>>({
  name: "lay-out",
  params: schema,
  sets: () => ["display", "grid-template-columns"],
  attempts: (_site, { columns }) => [
    {
      rules: [
        {
          selector: "&",
          within: "@media (width >= 48rem)",
          declarations: {
            display: "grid",
            "grid-template-columns": `repeat(${columns}, minmax(0, 1fr))`,
            gap: "1.5rem",
          },
        },
        {
          selector: "& > *",
          within: "@media (width >= 48rem)",
          declarations: { "grid-column": "auto", width: "auto", "max-width": "none" },
        },
        {
          selector: "& > :is(h1, h2, h3)",
          within: "@media (width >= 48rem)",
          declarations: { "grid-column": "1 / -1" },
        },
      ] satisfies Rule[] as Rule[],
    },
  ],
  says: ({ target, columns }) =>
    `I put ${target.name} ${columns === 1 ? "one below the other" : `side by side, ${columns} in a row`}.`,
  asks: ({ columns }) => `in ${columns} columns`,
  seen: ({ width, after }, { columns }) =>
    width < 768 || (after("display") === "grid" && after("grid-template-columns").startsWith(`repeat(${columns},`)),
});
