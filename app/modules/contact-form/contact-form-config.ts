import { z } from "zod";
import { storedText } from "~/lib/stored-text";
import { formWords } from "~/published/form-words";
import { formField } from "./form-field";
import { DEFAULT_FORM_STYLE, formStyle } from "./form-style";

const FIELD_LIMIT = 30;

const text = (name: string, limit: number) =>
  storedText().trim().max(limit, `${name} can have up to ${limit} characters.`);
/** What becomes part of a mail's head. */
const line = (name: string, limit: number) =>
  text(name, limit).refine((value) => !/[\r\n]/.test(value), `${name} must be one line.`);

const recipient = z.union([
  z.literal(""),
  z.email("This is not an e-mail address. It should look like name@example.com.").max(254),
]);

/** What a form says, who gets its messages, and what is answered by itself (tests/list, section 3). */
const formSettings = z
  .object({
    title: text("The title", 120),
    description: text("The description", 500),
    submitText: text("The button's text", 60).min(1, "Enter a text for the button."),
    successMessage: text("The success message", 500).min(1, "Enter what visitors read after sending."),
    /** Empty for the owner's account address. */
    emailRecipient: z.string().trim().pipe(recipient),
    enableSpamProtection: z.boolean(),
    autoReplyEnabled: z.boolean(),
    autoReplySubject: line("The subject", 200),
    /** Empty for the title of the website. */
    autoReplySenderName: line("The sender's name", 100),
    autoReplyMessage: text("The message", 5000),
  })
  .superRefine((settings, context) => {
    if (!settings.autoReplyEnabled) return;
    for (const [name, message] of AUTO_REPLY_NEEDS) {
      if (settings[name] === "") context.addIssue({ code: "custom", path: [name], message });
    }
  });
export type FormSettings = z.infer<typeof formSettings>;

const AUTO_REPLY_NEEDS = [
  ["autoReplySubject", "Enter a subject for the automatic reply."],
  ["autoReplyMessage", "Enter a message for the automatic reply."],
] as const;

const fields = z
  .array(formField)
  .min(1, "A form needs at least one field.")
  .max(FIELD_LIMIT, `A form can have up to ${FIELD_LIMIT} fields.`)
  .superRefine((list, context) => {
    list.forEach(({ id }, index) => {
      const first = list.findIndex((field) => field.id.toLowerCase() === id.toLowerCase());
      if (first < index)
        context.addIssue({ code: "custom", path: [index, "id"], message: "Two fields have the same id." });
    });
  });

/** A contact form: its fields, style and settings. What is stored with a website and drawn into its page. */
export const contactFormConfig = z.object({
  fields,
  style: formStyle.default(DEFAULT_FORM_STYLE),
  settings: formSettings,
});
export type ContactFormConfig = z.infer<typeof contactFormConfig>;

/** The form that every website begins with, in its language (a `lang` attribute's value). */
export function defaultContactForm(lang = "en"): ContactFormConfig {
  const words = formWords(lang);
  const { title, submitText, successMessage, autoReplySubject, autoReplyMessage } = words;
  const rest = { placeholder: "", required: true, options: [] };
  return {
    fields: [
      { id: "name", type: "text", label: words.name, width: "half", ...rest },
      { id: "email", type: "email", label: words.email, width: "half", ...rest },
      { id: "message", type: "textarea", label: words.message, width: "full", ...rest },
    ],
    style: { ...DEFAULT_FORM_STYLE },
    settings: {
      ...{ title, description: "", submitText, successMessage, emailRecipient: "", enableSpamProtection: true },
      ...{ autoReplyEnabled: true, autoReplySubject, autoReplySenderName: "", autoReplyMessage },
    },
  };
}
