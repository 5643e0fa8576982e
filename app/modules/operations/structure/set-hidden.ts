import { z } from "zod";
import { attribute } from "../../markup/html-document";
import type { NodeId } from "../../markup/page";
import { setSectionHidden } from "../../markup/sections";
import { setAttribute } from "../../markup/set-attribute";
import { declined, done } from "../outcome";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { targetSchema } from "../target";
import { isSection } from "./element-words";
import { entriesTo } from "./nav-entries";

const params = z.object({ target: targetSchema, hidden: z.boolean() });

/** Hides things from visitors, or shows them again; a section with its entries of the navigation. */
export const setHidden = operation({
  name: "set-hidden",
  params,
  touches: (site, { target }) => ({ nodes: target.nodes.flatMap((node) => [node, ...entriesOf(site, node)]) }),
  run: (site, { target, hidden }) => {
    const { code, page } = site;
    if (target.nodes.every((node) => isHidden(site, node) === hidden))
      return declined(
        `${target.name.charAt(0).toUpperCase()}${target.name.slice(1)} is ${hidden ? "hidden" : "shown"} already.`,
      );
    const own = target.nodes.map((node, index) => {
      const edit = setSectionHidden(code, page, node, hidden, "built-in");
      return edit && index > 0 ? { ...edit, splices: edit.splices.filter(({ part }) => part === "html") } : edit;
    });
    const entries = target.nodes.flatMap((node) =>
      entriesOf(site, node).map((entry) => setAttribute(page, entry, "hidden", hidden ? "" : null, "built-in")),
    );
    return done(`I ${hidden ? "hid" : "brought back"} ${target.name}.`, [...own, ...entries], target.name);
  },
  holds: (_before, after, { target, hidden }) => target.nodes.every((node) => isHidden(after, node) === hidden),
});

/** Whether an element is hidden by its attribute. */
export const isHidden = ({ page }: OpenedSite, node: NodeId) => attribute(page.elements[node]!, "hidden") !== undefined;
const entriesOf = (site: OpenedSite, node: NodeId) =>
  isSection(site, node) ? entriesTo(site.page, node).map(({ entry }) => entry) : [];
