import { z } from "zod";
import { jsonText } from "~/lib/json-text";
import type { ContactFormConfig, FormSettings } from "~/modules/contact-form/contact-form-config";
import type { FormStyle } from "~/modules/contact-form/form-style";
import { changeForm } from "./change-form";
import type { FormProblems } from "./form-problems";
import { entryIn, readField, type FieldEntry } from "./read-field";

const index = z.number().int().min(0).max(1_000);
const arrangement = z.discriminatedUnion("type", [
  z.object({ type: z.literal("move"), index, by: z.union([z.literal(1), z.literal(-1)]) }),
  z.object({ type: z.literal("remove"), index }),
]);

/** What a form posted without script asks for. */
export interface PostedForm {
  form: ContactFormConfig;
  /** A field that could not be taken: as it was entered, and what is wrong with it. */
  refused?: { entry: FieldEntry; problems: FormProblems };
}

/** A form after what was posted of it by one tab or by the Edit Field dialog; what was not posted stays as `saved`. */
export function readPostedForm(posted: FormData, saved: ContactFormConfig): PostedForm {
  if (posted.has("change")) {
    const asked = jsonText.pipe(arrangement).safeParse(posted.get("change"));
    return { form: asked.success ? changeForm(saved, asked.data) : saved };
  }
  switch (posted.get("part")) {
    case "field":
      return withField(posted, saved);
    case "styling":
      return { form: changeForm(saved, { type: "style", style: textsIn(posted, saved.style) }) };
    case "settings":
      return { form: changeForm(saved, { type: "settings", settings: settingsIn(posted, saved.settings) }) };
    default:
      return { form: saved };
  }
}

function withField(posted: FormData, saved: ContactFormConfig): PostedForm {
  const place = index.safeParse(Number(posted.get("place") || NaN));
  const at = place.success ? place.data : null;
  const entry = entryIn(posted);
  const read = readField(entry, saved.fields, at);
  if ("problems" in read) return { form: saved, refused: { entry, problems: read.problems } };
  return { form: changeForm(saved, { type: "field", index: at, field: read.field }) };
}

const textsIn = <Part extends FormStyle | FormSettings>(posted: FormData, part: Part) =>
  Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) =>
      typeof value === "string" && posted.has(name) ? [[name, String(posted.get(name))]] : [],
    ),
  ) as Partial<Part>;

/** A box that is not ticked is not posted. */
function settingsIn(posted: FormData, settings: FormSettings): Partial<FormSettings> {
  return {
    ...textsIn(posted, settings),
    enableSpamProtection: posted.has("enableSpamProtection"),
    autoReplyEnabled: posted.has("autoReplyEnabled"),
  };
}
