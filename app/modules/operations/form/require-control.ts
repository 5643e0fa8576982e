import { z } from "zod";
import { attribute } from "../../markup/html-document";
import { attributeSplices } from "../../markup/set-attribute";
import { operation } from "../operation";
import { declined, done, quoted } from "../outcome";
import { CANNOT } from "../structure/element-words";
import { withRequired } from "./change-fields";
import { controlsOf } from "./controls";
import { editField, hasForeignForm } from "./edit-form";

/** Whether visitors must fill in a field of the page's form, whoever made it. */
export const requireControl = operation({
  name: "require-control",
  params: z.object({ node: z.int().nonnegative(), required: z.boolean() }),
  touches: () => "page",
  run: (site, { node, required }) => {
    const control = controlsOf(site.page).find((each) => each.node === node);
    if (!control) return declined(CANNOT);
    const said = `${quoted(control.label)} is now ${required ? "required" : "optional"} in the form.`;
    if (!hasForeignForm(site))
      return editField(site, attribute(control.element, "name") ?? "", (field, config) => ({
        config: withRequired(config, field, required),
        said,
      }));
    const splices = attributeSplices(site.page, node, { required: required ? "" : null });
    return done(
      said,
      splices.map((splice) => ({ part: "html" as const, ...splice })),
      "contact form",
    );
  },
  holds: (before, after, { node, required }) => {
    const label = controlsOf(before.page).find((each) => each.node === node)?.label;
    const now = controlsOf(after.page).find((each) => each.label === label);
    return now !== undefined && (attribute(now.element, "required") !== undefined) === required;
  },
});
