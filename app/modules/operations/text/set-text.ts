import { z } from "zod";
import { setText as withText, textOf } from "../../editing/set-text";
import { operation } from "../operation";
import { declined, done, quoted } from "../outcome";
import { targetSchema } from "../target";

/** Gives an element other words; its tags stay. */
export const setText = operation({
  name: "set-text",
  params: z.object({ target: targetSchema, text: z.string().trim().min(1) }),
  touches: (_site, { target }) => target,
  run: ({ page }, { target, text }) => {
    const texts = new Set(target.nodes.map((node) => textOf(page, node)));
    if (target.region || texts.size > 1)
      return declined(`Which words of ${target.name} do you mean? Quote them and I will change them.`);
    const edits = target.nodes.map((node) => withText(page, node, text, "built-in"));
    return done(`I changed ${target.name} to ${quoted(text)}.`, edits, target.name);
  },
  holds: (_before, { page }, { target, text }) =>
    target.nodes.every((node) => textOf(page, node) === text.replace(/\s+/g, " ")),
});
