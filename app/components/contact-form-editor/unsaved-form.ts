import { z } from "zod";
import { FIELD_TYPES } from "~/modules/contact-form/form-field";
import { DEFAULT_FORM_STYLE, FORM_RADII, type FormStyle } from "~/modules/contact-form/form-style";

const texts = <Name extends string>(...names: Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>);

/** A contact form while it is edited, right or wrong: only what it is made of is looked at. */
const editedForm = z.object({
  fields: z.array(
    texts("id", "label", "placeholder").extend({
      type: z.enum(FIELD_TYPES),
      required: z.boolean(),
      width: z.enum(["full", "half"]),
      options: z.array(z.string()),
    }),
  ),
  style: texts(...(Object.keys(DEFAULT_FORM_STYLE) as (keyof FormStyle)[])).extend({
    borderRadius: z.enum(FORM_RADII),
  }),
  settings: texts(
    ...(["title", "description", "submitText", "successMessage", "emailRecipient"] as const),
    ...(["autoReplySubject", "autoReplySenderName", "autoReplyMessage"] as const),
  ).extend({ enableSpamProtection: z.boolean(), autoReplyEnabled: z.boolean() }),
});

/** What a device keeps of a contact form that was changed and not saved, with the saved state that it was made of. */
export const unsavedForm = z.object({ config: editedForm, revision: z.string() });
