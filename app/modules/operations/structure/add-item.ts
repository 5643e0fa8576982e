import { z } from "zod";
import type { EditablePage, NodeId } from "../../markup/page";
import { listSections } from "../../markup/sections";
import { declined, done, quoted } from "../outcome";
import { operation } from "../operation";
import { targetSchema } from "../target";
import { textOf } from "../text-of";
import { addLike } from "./add-like";
import { CANNOT } from "./element-words";
import { alike, around, entriesIn, entryAround } from "./siblings";

const words = z.object({
  name: z.string().max(300).optional(),
  detail: z.string().max(2000).optional(),
  price: z.string().max(100).optional(),
  by: z.string().max(200).optional(),
  /** A second text below the first. */
  more: z.string().max(2000).optional(),
});

const params = z.object({
  /** An entry of the list, or the part of the page in which the list stands. */
  like: targetSchema,
  words,
  at: z.union([z.enum(["first", "last"]), z.enum(["before", "after"])]).default("last"),
});
type Params = z.input<typeof params>;

/** Adds an entry to a list: a person, a question, a review, a line of prices, made like its neighbours. */
export const addItem = operation<Params>({
  name: "add-item",
  params,
  touches: ({ page }, given) => around(page, listOf(page, given)),
  run: (site, given) => {
    const list = listOf(site.page, given);
    const said = Object.values(given.words).filter(Boolean) as string[];
    if (list.length === 0) return declined(`There is no list in ${given.like.name} that I could add to.`);
    if (said.length === 0) return declined("Tell me the words of the new entry, and I will add it.");
    const { beside, side } = placeOf(site.page, list, given);
    const splices = addLike(site, beside, given.words, side);
    return splices.length === 0
      ? declined(CANNOT)
      : done(`I added ${quoted(given.words.name ?? said[0]!)}.`, splices, said[0]);
  },
  holds: (before, after, given) => {
    const list = listOf(before.page, given);
    const now = alike(after.page, list[0]!);
    const { beside, side } = placeOf(before.page, list, given);
    const added = now[list.indexOf(beside) + (side === "after" ? 1 : 0)];
    const text = added === undefined ? "" : textOf(after.page, added);
    return (
      now.length === alike(before.page, list[0]!).length + 1 &&
      Object.values(given.words).every((word) => !word || text.includes(word.replace(/\s+/g, " ").trim()))
    );
  },
});

function listOf(page: EditablePage, { like }: Params): NodeId[] {
  const node = like.nodes[0]!;
  if (like.region || listSections(page).some((section) => section.node === node)) return entriesIn(page, node);
  return alike(page, entryAround(page, node));
}

function placeOf(
  page: EditablePage,
  list: NodeId[],
  { like, at = "last" }: Params,
): { beside: NodeId; side: "before" | "after" } {
  const own = entryAround(page, like.nodes[0]!);
  if ((at === "before" || at === "after") && list.includes(own)) return { beside: own, side: at };
  return at === "first" ? { beside: list[0]!, side: "before" } : { beside: list.at(-1)!, side: "after" };
}
