import { capitalised } from "../../language/capitalised";
import { z } from "zod";
import { linesBefore } from "~/lib/blanks-before";
import { elementAt } from "../../markup/element";
import type { CodeSplice } from "../../markup/edit";
import type { EditablePage, NodeId } from "../../markup/page";
import { isWhole, sourceOf, spanOf } from "../../markup/place";
import { listSections } from "../../markup/sections";
import { keepsTheRest } from "../../markup/structure";
import { isWithin } from "../../cascade/query";
import { asEdit } from "../as-edit";
import { declined, done } from "../outcome";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { targetSchema } from "../target";
import { textOf } from "../text-of";
import { CANNOT, isSection } from "./element-words";
import { areSiblings } from "./reorder";
import { alike, around, entryAround } from "./siblings";

const params = z.object({
  target: targetSchema,
  to: z.union([
    z.object({ at: z.enum(["first", "last"]) }),
    z.object({ at: z.enum(["before", "after"]), other: targetSchema }),
    /** Places towards the end; towards the beginning below nothing. */
    z.object({ at: z.literal("by"), by: z.int().min(-99).max(99) }),
  ]),
});
type Params = z.infer<typeof params>;

/** Puts a section, or an entry of a list, at another place among its like. */
export const move = operation({
  name: "move",
  params,
  touches: (site, { target }) => around(site.page, [subject(site, target.nodes[0]!)]),
  run: (site, given) => {
    const node = subject(site, given.target.nodes[0]!);
    const goal = goalOf(site, node, given);
    if (goal === null) return declined(`I do not know where to put ${given.target.name}, so I changed nothing.`);
    if (goal.other === node || isThere(site.page, node, goal)) return declined(alreadyThere(given));
    const splices = moved(site.page, node, goal);
    return splices.length === 0
      ? declined(CANNOT)
      : done(`I moved ${given.target.name} ${whereTo(given)}.`, splices, given.target.name);
  },
  holds: (before, after, given) => {
    const node = subject(before, given.target.nodes[0]!);
    const goal = goalOf(before, node, given);
    const order = peers(before, node).filter((each) => each !== node);
    const at = goal === null ? -1 : order.indexOf(goal.other) + (goal.side === "after" ? 1 : 0);
    const texts = order.toSpliced(at, 0, node).map((each) => textOf(before.page, each));
    const now = peersAfter(after, before, node).map((each) => textOf(after.page, each));
    return at >= 0 && texts.join("\n") === now.join("\n");
  },
});

interface Goal {
  other: NodeId;
  side: "before" | "after";
}

const subject = (site: OpenedSite, node: NodeId) => (isSection(site, node) ? node : entryAround(site.page, node));

/** Those among which it moves: the sections beside it, or the entries of its list. */
function peers(site: OpenedSite, node: NodeId): NodeId[] {
  if (!isSection(site, node)) return alike(site.page, node);
  return listSections(site.page)
    .map((section) => section.node)
    .filter((each) => areSiblings(site.page, [each, node]));
}

/** The same, of the page in which they stand in another order. */
function peersAfter(after: OpenedSite, before: OpenedSite, node: NodeId): NodeId[] {
  const first = Math.min(...peers(before, node));
  return peers(after, first);
}

const FRAME = new Set(["header", "footer", "nav"]);

function goalOf(site: OpenedSite, node: NodeId, { to }: Params): Goal | null {
  const all = peers(site, node);
  if (to.at === "by") {
    const at = all.indexOf(node);
    const other = all[Math.max(0, Math.min(all.length - 1, at + to.by))];
    return other === undefined || to.by === 0 ? null : { other, side: to.by < 0 ? "before" : "after" };
  }
  if (to.at === "before" || to.at === "after") {
    const said = "other" in to ? to.other.nodes[0]! : -1;
    const other = all.find((each) => each === said || isWithin(site.page, said, each));
    return other === undefined ? null : { other, side: to.at };
  }
  const inner = isSection(site, node) ? all.filter((each) => !FRAME.has(kindOf(site.page, each))) : all;
  const other = to.at === "first" ? inner[0] : inner.at(-1);
  return other === undefined ? null : { other, side: to.at === "first" ? "before" : "after" };
}

const kindOf = (page: EditablePage, node: NodeId) =>
  listSections(page).find((section) => section.node === node)?.kind ?? "";

function isThere(page: EditablePage, node: NodeId, { other, side }: Goal): boolean {
  const all = isSectionList(page, node);
  return all.indexOf(node) === all.indexOf(other) + (side === "after" ? 1 : -1);
}

const isSectionList = (page: EditablePage, node: NodeId): NodeId[] => {
  const sections = listSections(page).map((section) => section.node);
  return sections.includes(node) ? sections : alike(page, node);
};

function moved(page: EditablePage, node: NodeId, { other, side }: Goal): CodeSplice[] {
  const [element, goal] = [elementAt(page, node), elementAt(page, other)];
  if (!element || !goal || !isWhole(page, node) || !isWhole(page, other)) return [];
  const { start, end } = spanOf(element);
  const gap = linesBefore(page.source, start);
  const at = side === "before" ? spanOf(goal).start : spanOf(goal).end;
  const text = side === "before" ? sourceOf(page, element) + gap : gap + sourceOf(page, element);
  const splices: CodeSplice[] = [
    { part: "html", start: at, end: at, text },
    { part: "html", start: start - gap.length, end, text: "" },
  ];
  return keepsTheRest(page, element, 0, asEdit(splices)) ? splices : [];
}

function whereTo({ to }: Params): string {
  if (to.at === "by") return to.by < 0 ? "up" : "down";
  if (to.at === "first" || to.at === "last") return to.at === "first" ? "to the top" : "to the end";
  return `${to.at === "before" ? "above" : "below"} ${"other" in to ? to.other.name : ""}`;
}

const alreadyThere = ({ target, to }: Params) =>
  to.at === "first" || to.at === "last" || to.at === "by"
    ? `${capitalised(target.name)} is the ${to.at === "last" || (to.at === "by" && to.by > 0) ? "last" : "first"} one already.`
    : `${capitalised(target.name)} stands there already.`;
