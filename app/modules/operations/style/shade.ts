import { z } from "zod";
import { computed } from "../../cascade/computed";
import { readColour } from "../../markup/contrast";
import type { OpenedSite } from "../opened-site";
import { declined } from "../outcome";
import { operation, type Operation } from "../operation";
import { groundBehind, isButton, setColour } from "./set-colour";
import { movedColour, MOVES, solid } from "./colour-moves";
import { lookSchema } from "./look";

const schema = lookSchema.extend({
  of: z.enum(["text", "background"]).optional(),
  move: z.enum(MOVES),
  /** How far: a step of lightness. */
  strength: z.number().min(0.02).max(0.4).default(0.09),
});
type Shade = z.infer<typeof schema>;

/** Makes the colour that something has darker, lighter, warmer or cooler. */
export const shade: Operation<Shade> = operation<Shade>({
  name: "shade",
  params: schema as z.ZodType<Shade>,
  touches: (_site, { target }) => ({ nodes: target.nodes }),
  run(site, params) {
    const goal = goalOf(site, params);
    return goal
      ? {
          ...setColour.run(site, goal),
          message: `I made ${params.of === "background" && !params.target.region ? "the background of " : ""}${params.target.name} ${params.move}.`,
        }
      : declined(`${params.target.name.replace(/^t/, "T")} cannot get any ${params.move}.`);
  },
  holds(before, after, params) {
    const goal = goalOf(before, params);
    return goal !== null && setColour.holds(before, after, goal);
  },
});

/** The colour that it is to have; null when it cannot be any darker or lighter. */
function goalOf(site: OpenedSite, { target, of, move, strength, replace }: Shade) {
  const [node] = target.nodes;
  if (node === undefined) return null;
  const side = of ?? (target.region || isButton(site, node) ? "background" : "text");
  const now = side === "background" ? groundBehind(site, node) : solid(computed(site, node, "color", 1280));
  const colour = now && movedColour(now, move, strength);
  if (
    !colour ||
    colour === now ||
    Math.abs(readColour(colour).l - readColour(now).l) + Math.abs(readColour(colour).h - readColour(now).h) < 0.005
  )
    return null;
  return { target, of: side, colour, words: move, ...(replace && { replace }) } as const;
}
