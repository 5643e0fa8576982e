import { z } from "zod";
import { readPrimaryColor, setPrimaryColor } from "../../editing/theme";
import { applyEdit } from "../../markup/edit";
import { diffEdit } from "../../markup/diff-edit";
import { distance, modeOf } from "../../markup/contrast";
import { declined, done } from "../outcome";
import { operation } from "../operation";
import { openSite, type OpenedSite } from "../opened-site";
import { groundBehind } from "./set-colour";
import { paintPage, textRules } from "./paint";
import { writeRules } from "./write-rules";

const HEX = /^#[\da-f]{6}$/i;
const schema = z.object({
  colour: z.string().regex(HEX),
  /** The ground of the page with it, where two colours were named. */
  ground: z.string().regex(HEX).optional(),
  words: z.string(),
});
type Brand = z.infer<typeof schema>;

/** Gives the whole website its one colour, and where two are named the ground that it stands on. */
export const setBrandColour = operation<Brand>({
  name: "set-brand-colour",
  params: schema,
  touches: () => "page",
  run(site, { colour, ground, words }) {
    const brand = setPrimaryColor(site.code, colour, "built-in");
    if (!ground)
      return brand || readPrimaryColor(site.code)
        ? done(`I changed the colour of your brand to ${words}.`, [brand])
        : declined("I could not find the colour of your brand in this page.");
    const painted = openSite(brand ? applyEdit(site.code, brand) : site.code, site.form);
    const body = { nodes: [bodyOf(site)], selector: "body", name: "the page" };
    const ink = modeOf(ground) === "light" ? textRules(body, colour) : [];
    const splices = writeRules(painted, body, [...(paintPage(painted, ground).rules ?? []), ...ink]);
    const after = applyEdit(painted.code, { author: "built-in", label: "", splices });
    return done(`I made your website ${words}.`, [diffEdit(site.code, after, "built-in", "")]);
  },
  holds(_before, after, { colour, ground }) {
    const isGround = !ground || distance(groundBehind(after, bodyOf(after)), ground) < 0.02;
    return isGround && (Boolean(ground) || readPrimaryColor(after.code)?.toLowerCase() === colour.toLowerCase());
  },
});

const bodyOf = ({ page }: OpenedSite) => page.elements.findIndex(({ tagName }) => tagName === "body");
