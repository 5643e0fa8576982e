import { z } from "zod";
import { attribute } from "../../markup/html-document";
import { setAlt as withAlt } from "../../markup/images";
import { operation } from "../operation";
import { declined, done, quoted } from "../outcome";
import { targetSchema } from "../target";

/** Says in words what a picture shows. */
export const setAlt = operation({
  name: "set-alt",
  params: z.object({ target: targetSchema, text: z.string().trim().min(1).max(500) }),
  touches: (_site, { target }) => target,
  run: ({ page }, { target, text }) => {
    const pictures = target.nodes.filter((node) => page.elements[node]?.tagName === "img");
    if (pictures.length === 0)
      return declined(`${target.name.replace(/^t/, "T")} is no picture that can be described.`);
    if (new Set(pictures.map((node) => attribute(page.elements[node]!, "src"))).size > 1)
      return declined("Which picture do you mean? Say 'the second picture', or what it shows now.");
    const known = attribute(page.elements[pictures[0]!]!, "alt");
    return done(
      `I described ${known ? quoted(known) : "that picture"} as ${quoted(text)}.`,
      pictures.map((node) => withAlt(page, node, text, "built-in")),
      target.name,
    );
  },
  holds: (before, { page }, { target, text }) =>
    target.nodes
      .filter((node) => before.page.elements[node]?.tagName === "img")
      .every((node) => attribute(page.elements[node]!, "alt") === text),
});
