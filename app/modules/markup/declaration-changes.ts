import { z } from "zod";
import { readRules, type CssRule, type Declaration } from "./css-declarations";
import type { Splice } from "./splices";

/** A declaration that was set: `was` is null where the rule had none of the kind. Values with `!important`. */
export const declarationChange = z.object({
  selector: z.string(),
  /** The at-rules around it, from the outside in. */
  within: z.array(z.string()),
  property: z.string(),
  was: z.string().nullable(),
  now: z.string(),
});
export type DeclarationChange = z.infer<typeof declarationChange>;

/** What one stylesheet declares otherwise than the one before; null where that is not all that differs. */
export function declarationChanges(before: string, after: string): DeclarationChange[] | null {
  const [had, has] = [declaredBy(before), declaredBy(after)];
  if ([...had.keys()].some((key) => !has.has(key))) return null;
  return [...has].flatMap(([key, { value, ...place }]) => {
    const was = had.get(key)?.value ?? null;
    return was === value ? [] : [{ ...place, was, now: value }];
  });
}

type Declared = Omit<DeclarationChange, "was" | "now"> & { value: string; at: Declaration };

/** Each declaration that stands last for its rule. */
function declaredBy(css: string): Map<string, Omit<Declared, "at">> {
  return new Map(
    [...placesIn(css)].map(([key, { selector, within, property, value }]) => [
      key,
      { selector, within, property, value },
    ]),
  );
}

function placesIn(css: string): Map<string, Declared> {
  const places = new Map<string, Declared>();
  for (const rule of readRules(css))
    for (const at of rule.declarations) {
      const { selector, within } = rule;
      const value = css.slice(at.valueStart, at.end).trim();
      places.set(keyOf(rule, at.property), { selector, within, property: at.property, value, at });
    }
  return places;
}

const keyOf = ({ selector, within }: Pick<CssRule, "selector" | "within">, property: string) =>
  JSON.stringify([selector.replace(/\s+/g, " "), within.map((each) => each.replace(/\s+/g, " ")), property]);

/**
 * The splices that set declarations back, whatever else their rules declare by now. Null where one has another value
 * than it was given; one that is gone already is done.
 */
export function setBack(css: string, changes: readonly DeclarationChange[]): Splice[] | null {
  const places = placesIn(css);
  const splices = changes.map(({ was, now, ...place }): Splice | "gone" | null => {
    const found = places.get(keyOf(place, place.property));
    if (!found) return was === null ? "gone" : null;
    if (found.value !== now) return null;
    return was === null
      ? wholeDeclaration(css, found.at)
      : { start: found.at.valueStart, end: found.at.valueStart + now.length, text: was };
  });
  return splices.includes(null) ? null : splices.filter((splice): splice is Splice => typeof splice === "object");
}

/** With the semicolon and the blanks before it. */
function wholeDeclaration(css: string, { start, end }: Declaration): Splice {
  const before = css.slice(Math.max(0, start - 200), start);
  const lead = before.length - before.trimEnd().length;
  const sign = /^\s*;/.exec(css.slice(end, end + 200))?.[0].length ?? 0;
  return { start: start - lead, end: end + sign, text: "" };
}
