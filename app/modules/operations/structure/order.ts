import { z } from "zod";
import type { EditablePage, NodeId } from "../../markup/page";
import { collapseSpace } from "../../markup/visible-text";
import { declined, done, LIKE_THAT } from "../outcome";
import { operation } from "../operation";
import { targetSchema } from "../target";
import { textOf } from "../text-of";
import { CANNOT } from "./element-words";
import { slotsOf, textsIn } from "./entry-slots";
import { reorderSplices } from "./reorder";
import { alike, around, entriesIn, entryAround } from "./siblings";

const params = z.object({
  /** An entry of the list, or the part of the page in which it stands. */
  target: targetSchema,
  by: z.enum(["name", "price"]),
  descending: z.boolean().optional(),
});
type Params = z.infer<typeof params>;

/** Puts the entries of a list in the order of their names or prices. */
export const order = operation({
  name: "order",
  params,
  touches: ({ page }, given) => around(page, listOf(page, given)),
  run: ({ page }, given) => {
    const list = listOf(page, given);
    const wanted = sorted(page, list, given);
    if (list.length < 2 || wanted === null) return declined(`I see no list there that has ${given.by}s to go by.`);
    if (wanted.every((node, index) => node === list[index])) return declined(LIKE_THAT);
    const splices = reorderSplices(page, list, wanted);
    return splices.length === 0
      ? declined(CANNOT)
      : done(`I put ${given.target.name} in the order of their ${given.by}s.`, splices, given.target.name);
  },
  holds: (before, after, given) => {
    const list = listOf(before.page, given);
    const wanted = sorted(before.page, list, given) ?? [];
    const now = alike(after.page, list[0]!).filter((_, index) => index < list.length);
    return (
      wanted.map((node) => textOf(before.page, node)).join("\n") ===
      now.map((node) => textOf(after.page, node)).join("\n")
    );
  },
});

function listOf(page: EditablePage, { target }: Params): NodeId[] {
  if (target.nodes.length > 1) return target.nodes.map((node) => entryAround(page, node));
  const node = target.nodes[0]!;
  return target.region ? entriesIn(page, node) : alike(page, entryAround(page, node));
}

/** Null where an entry has nothing to be ordered by. */
function sorted(page: EditablePage, list: NodeId[], { by, descending }: Params): NodeId[] | null {
  const keys = new Map(
    list.map((node) => [node, collapseSpace(slotsOf(textsIn(page.elements[node]!)).get(by)?.value ?? "")]),
  );
  if ([...keys.values()].some((key) => key === "" || (by === "price" && amountOf(key) === null))) return null;
  const compare = (a: NodeId, b: NodeId) =>
    by === "price" ? amountOf(keys.get(a)!)! - amountOf(keys.get(b)!)! : keys.get(a)!.localeCompare(keys.get(b)!);
  return list.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)));
}

/** The number of a price; a comma or point before two digits at the end is that of its pence. */
function amountOf(price: string): number | null {
  const digits = /\d(?:[.,’' ]?\d)*/.exec(price)?.[0];
  if (!digits) return null;
  const [, whole = "", pence = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits)!;
  return Number(`${whole.replace(/\D/g, "")}.${pence || 0}`);
}
