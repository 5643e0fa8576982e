import { z } from "zod";
import { readPrimaryColor, setPrimaryColor } from "../../editing/theme";
import { applyEdit } from "../../markup/edit";
import { distance, hex, readColour } from "../../markup/contrast";
import { asEdit } from "../as-edit";
import type { OpenedSite } from "../opened-site";
import { openSite } from "../opened-site";
import { declined, done } from "../outcome";
import { operation } from "../operation";
import { colourLiterals, recoloured, type ColourLiteral } from "./colour-literals";
import { familyOf, movedColour, MOVES } from "./colour-moves";

const HEX = /^#[\da-f]{6}$/i;
const schema = z.object({
  /** A colour of the family that is meant: any green for 'the green'. */
  from: z.string().regex(HEX),
  /** What stands in its place; without it, it is moved. */
  to: z.string().regex(HEX).optional(),
  move: z.enum(MOVES).optional(),
  fromWords: z.string(),
  toWords: z.string(),
});
type Replace = z.infer<typeof schema>;

/** Puts one colour in the place of another wherever that stands on the page, lighter and darker shades with it. */
export const replaceColour = operation<Replace>({
  name: "replace-colour",
  params: schema,
  touches: () => "page",
  run(site, params) {
    const main = mainOf(site, params);
    const goal = main && goalOf(params, main);
    if (!main || !goal) return declined(`I cannot see ${params.fromWords} on your page.`);
    const message = params.move
      ? `I made the ${params.fromWords} of your page ${params.toWords}.`
      : `I used ${params.toWords} instead of ${params.fromWords} wherever it stood.`;
    const brand = brandOf(site, params);
    const edit = brand && setPrimaryColor(site.code, goal, "built-in");
    if (edit && !mainOf(openSite(applyEdit(site.code, edit), site.form), params, goal)) return done(message, [edit]);
    const literals = familyLiterals(site, params);
    return done(
      message,
      asEdit(literals.map((literal) => recoloured(literal, shifted(literal.colour, main, goal)))).splices,
    );
  },
  holds(before, after, params) {
    const main = mainOf(before, params);
    const goal = main && goalOf(params, main);
    if (!goal) return false;
    const left = familyLiterals(after, params).filter(({ colour }) => distance(colour, main) < 0.02);
    return (
      left.length === 0 &&
      (readPrimaryColor(after.code) === goal ||
        colourLiterals(after).some(({ colour }) => distance(colour, goal) < 0.03))
    );
  },
});

const goalOf = ({ to, move }: Replace, main: string) => to ?? (move ? movedColour(main, move, 0.1) : null);

const brandOf = ({ code }: OpenedSite, { from }: Replace): string | null => {
  const brand = readPrimaryColor(code);
  return brand && familyOf(brand) === familyOf(from) ? brand : null;
};

const familyLiterals = (site: OpenedSite, { from }: Replace): ColourLiteral[] =>
  colourLiterals(site).filter(({ colour }) => familyOf(colour) === familyOf(from));

/** The colour of the family that the page is known by: the strongest, then the most frequent. */
function mainOf(site: OpenedSite, params: Replace, except?: string): string | null {
  const brand = brandOf(site, params);
  if (brand && except === undefined) return brand;
  const counts = new Map<string, number>();
  for (const { colour } of familyLiterals(site, params))
    if (colour !== except) counts.set(colour, (counts.get(colour) ?? 0) + 1 + readColour(colour).c * 20);
  if (except !== undefined) return null;
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Another shade of the old colour becomes that shade of the new one. */
function shifted(colour: string, main: string, goal: string): string {
  if (distance(colour, main) < 0.02) return goal;
  const [own, from, to] = [readColour(colour), readColour(main), readColour(goal)];
  const light = own.l > 0.85 ? own.l : to.l + (own.l - from.l);
  return hex(light, to.c * (from.c > 0 ? Math.min(1.3, own.c / from.c) : 1), to.h);
}
