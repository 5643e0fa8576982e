import type { z } from "zod";
import { readPrimaryColor } from "../../editing/theme";
import { tokenOf } from "../../cascade/cascade";
import { look, lookSchema } from "./look";

/** Makes one of several stand out. */
export const highlight = look<z.infer<typeof lookSchema>>({
  name: "highlight",
  params: lookSchema,
  sets: () => ["outline", "box-shadow"],
  attempts(site) {
    const accent = tokenOf(site, "--color-accent")
      ? "var(--color-accent)"
      : (readPrimaryColor(site.code) ?? "currentcolor");
    return [
      {
        rules: [
          {
            selector: "&",
            declarations: {
              outline: `3px solid ${accent}`,
              "outline-offset": "6px",
              "box-shadow": "0 8px 30px rgb(0 0 0 / 16%)",
            },
          },
        ],
      },
    ];
  },
  says: ({ target }) => `I made ${target.name} stand out.`,
  asks: () => "stand out",
  seen: ({ after }) => after("outline-style") === "solid",
});
