import { scaleRoom, scaleText } from "../../../../operations/style/scale-steps";
import type { OpenedSite } from "../../../../operations/opened-site";
import type { Target } from "../../../../operations/target";
import { readThings } from "../../../../page-roles/read-things";
import type { Role } from "../../../../page-roles/thing";
import { call } from "../../call";
import type { Call } from "../../pattern";
import { factorOf } from "./amounts-said";
import type { SaidStyle } from "./said-style";

const all = (site: OpenedSite, roles: Role[], name: string): Target => ({
  nodes: readThings(site)
    .of(...roles)
    .flatMap(({ node, hidden, roles }) => (hidden || roles.includes("heading") ? [] : [node])),
  name,
  selector: null,
});

/** The room of a whole page: 'more airy', 'less space everywhere'. */
export function pageRoom(said: SaidStyle, site: OpenedSite): Call | null {
  if (!said.has("spacing", "padding") && !said.is("tighter", "looser")) return null;
  const by = factorOf(said, 1.35);
  const target = all(site, ["section"], "the page");
  return by && target.nodes.length > 0 ? call(scaleRoom, { target: { ...target, region: true }, ...by }) : null;
}

/** The size of a whole page's text: 'all the text a bit larger'. */
export function pageText(said: SaidStyle, site: OpenedSite): Call | null {
  if (said.colours.length > 0 || said.values.some(({ is }) => !SIZES.has(is))) return null;
  if (said.properties.some(({ is }) => is !== "size")) return null;
  const by = factorOf(said);
  const target = all(site, WRITING, "the text");
  return by && target.nodes.length > 0 ? call(scaleText, { target, ...by }, "the text") : null;
}

const WRITING: Role[] = ["text", "lead", "quote", "caption", "item-title", "link", "nav-entry", "price"];
const SIZES: ReadonlySet<string> = new Set(["bigger", "smaller", "big", "small", "more"]);
