import { z } from "zod";
import { attribute } from "../../markup/html-document";
import { attributeSplices } from "../../markup/set-attribute";
import { operation } from "../operation";
import { declined, done, quoted } from "../outcome";
import { CANNOT } from "../structure/element-words";
import { controlsOf } from "./controls";
import { hasForeignForm } from "./edit-form";

const params = z.object({
  node: z.int().nonnegative(),
  type: z.enum(["text", "email", "tel", "date", "number"]).optional(),
  required: z.boolean().optional(),
  /** The least that a number may be; what stands there from the start is raised to it. */
  min: z.int().optional(),
});
type Params = z.infer<typeof params>;

/** How a field of a form that was made elsewhere takes what visitors fill in. */
export const setControl = operation<Params>({
  name: "set-control",
  params,
  touches: () => "page",
  run: (site, given) => {
    const control = controlsOf(site.page).find((each) => each.node === given.node);
    if (!control || control.element.tagName !== "input" || !hasForeignForm(site)) return declined(CANNOT);
    const splices = attributeSplices(site.page, given.node, wanted(given, attribute(control.element, "value")));
    return done(
      `I changed the field ${quoted(control.label)} of the form.`,
      splices.map((splice) => ({ part: "html" as const, ...splice })),
      "contact form",
    );
  },
  holds: (_before, after, given) => {
    const control = controlsOf(after.page).find((each) => each.node === given.node);
    const value = control && attribute(control.element, "value");
    return (
      control !== undefined &&
      Object.entries(wanted(given, value)).every(([name, is]) => (attribute(control.element, name) ?? null) === is)
    );
  },
});

function wanted({ type, required, min }: Params, value: string | undefined): Record<string, string | null> {
  const isLess = min !== undefined && value !== undefined && /^\d+$/.test(value) && Number(value) < min;
  return {
    ...(type && { type }),
    ...(required !== undefined && { required: required ? "" : null }),
    ...(min !== undefined && { min: String(min) }),
    ...(isLess && { value: String(min) }),
  };
}
