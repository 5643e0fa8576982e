import { z } from "zod";
import { setText } from "../../editing/set-text";
import { operation } from "../operation";
import { done } from "../outcome";
import { targetSchema } from "../target";
import { textOf } from "../text-of";

const NUMBER = /\d[\d.,]*\+?/;

/** A number that the page states, changed where it stands. */
export const setFigure = operation({
  name: "set-figure",
  params: z.object({ target: targetSchema, number: z.string().regex(/^\d[\d.,]*\+?$/), noun: z.string() }),
  touches: (_site, { target }) => target,
  run: ({ page }, { target, number, noun }) =>
    done(
      `I changed the number to ${number} ${noun}.`,
      target.nodes.map((node) => setText(page, node, changed(textOf(page, node), number, noun), "built-in")),
    ),
  holds: (before, after, { target, number, noun }) =>
    target.nodes.every(
      (node) =>
        textOf(after.page, node) === changed(textOf(before.page, node), number, noun) &&
        textOf(after.page, node).includes(number),
    ),
});

/** The number before its noun, or the only one of a figure that stands beside its label. */
function changed(text: string, number: string, noun: string): string {
  const first = noun.split(" ")[0]!.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = new RegExp(`(?<![\\d.,])\\d[\\d.,]*\\+?(?=\\s+${first})`, "iu");
  return before.test(text) ? text.replace(before, number) : text.replace(NUMBER, number);
}
