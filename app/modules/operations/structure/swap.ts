import { z } from "zod";
import type { NodeId } from "../../markup/page";
import { isWithin } from "../../cascade/query";
import { textOf } from "../text-of";
import { declined, done } from "../outcome";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { targetSchema } from "../target";
import { CANNOT, isSection } from "./element-words";
import { reorderSplices } from "./reorder";
import { around, entryAround } from "./siblings";

const params = z.object({ one: targetSchema, other: targetSchema });
type Params = z.infer<typeof params>;

/** Two things change places: sections, entries of lists, pictures. */
export const swap = operation({
  name: "swap",
  params,
  touches: (site, given) => around(site.page, pairOf(site, given)),
  run: (site, given) => {
    const [one, other] = pairOf(site, given);
    const apart = one !== other && !isWithin(site.page, one, other) && !isWithin(site.page, other, one);
    const splices = apart ? reorderSplices(site.page, [one, other], [other, one]) : [];
    if (splices.length === 0) return declined(apart ? CANNOT : "Those two are one and the same, so I changed nothing.");
    return done(`I swapped ${given.one.name} and ${given.other.name}.`, splices, given.one.name);
  },
  holds: (before, after, given) => {
    const [one, other] = pairOf(before, given).toSorted((a, b) => a - b) as [NodeId, NodeId];
    const shift = size(before, other) - size(before, one);
    return (
      textOf(after.page, one) === textOf(before.page, other) &&
      textOf(after.page, other + shift) === textOf(before.page, one)
    );
  },
});

const size = ({ page }: OpenedSite, node: NodeId) =>
  page.elements.filter((_, each) => isWithin(page, each, node)).length;

/** Sections and pictures as they are; of what stands in an entry of a list, the entries. */
function pairOf(site: OpenedSite, { one, other }: Params): [NodeId, NodeId] {
  const nodes: [NodeId, NodeId] = [one.nodes[0]!, other.nodes[0]!];
  if (nodes.every((node) => isSection(site, node))) return nodes;
  const [first, second] = nodes.map((node) => entryAround(site.page, node)) as [NodeId, NodeId];
  return first === second || isSection(site, first) || isSection(site, second) ? nodes : [first, second];
}
