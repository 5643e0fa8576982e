import { z } from "zod";
import type { NodeId } from "../../markup/page";
import { setText } from "../../editing/set-text";
import { declined, done, quoted } from "../outcome";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { targetSchema } from "../target";
import { textOf } from "../text-of";
import { headingOf } from "./link-target";
import { entriesTo } from "./nav-entries";

const params = z.object({ target: targetSchema, name: z.string().min(1).max(200) });

/** Gives a section another name, in its heading and in the navigation. */
export const renameSection = operation({
  name: "rename-section",
  params,
  touches: (site, { target }) => ({ nodes: namesOf(site, target.nodes[0]!) }),
  run: (site, { target, name }) => {
    const nodes = namesOf(site, target.nodes[0]!);
    if (nodes.length === 0) return declined(`${target.name} has no heading that I could rename.`);
    return done(
      `I renamed ${target.name} to ${quoted(name)}.`,
      nodes.map((node) => setText(site.page, node, name, "built-in")),
      target.name,
    );
  },
  holds: (before, after, { target, name }) => {
    const wanted = name.replace(/\s+/g, " ").trim();
    return namesOf(before, target.nodes[0]!).every((node) => textOf(after.page, node) === wanted);
  },
});

function namesOf({ page }: OpenedSite, section: NodeId): NodeId[] {
  const heading = headingOf(page, section);
  return [...(heading === null ? [] : [heading]), ...entriesTo(page, section).map(({ link }) => link)];
}
