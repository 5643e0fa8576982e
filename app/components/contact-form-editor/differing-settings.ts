import type { Difference } from "~/components/ui/two-states";
import type { ContactFormConfig, FormSettings } from "~/modules/contact-form/contact-form-config";
import type { FormField } from "~/modules/contact-form/form-field";
import type { FormStyle } from "~/modules/contact-form/form-style";
import { TYPE_WORDS, WIDTH_WORDS } from "./field-words";

const SETTINGS: Record<keyof FormSettings, string> = {
  title: "Title",
  description: "Description",
  submitText: "Button text",
  successMessage: "Success message",
  emailRecipient: "Messages go to",
  enableSpamProtection: "Spam protection",
  autoReplyEnabled: "Automatic reply",
  autoReplySubject: "Subject of the automatic reply",
  autoReplySenderName: "Sender name of the automatic reply",
  autoReplyMessage: "Message of the automatic reply",
};
const STYLE: Record<keyof FormStyle, string> = {
  backgroundColor: "Background colour",
  textColor: "Text colour",
  borderColor: "Border colour",
  borderRadius: "Corners",
  fieldSpacing: "Space between fields",
  buttonColor: "Button colour",
  buttonTextColor: "Button text colour",
  fontFamily: "Font",
  fontSize: "Font size",
};

/** What is otherwise in a contact form that was saved elsewhere than in the one that is edited here. */
export function differingSettings(mine: ContactFormConfig, theirs: ContactFormConfig): Difference[] {
  return [
    ...differing("Fields", fieldsInWords(mine.fields), fieldsInWords(theirs.fields)),
    ...(Object.keys(STYLE) as (keyof FormStyle)[]).flatMap((name) =>
      differing(STYLE[name], mine.style[name], theirs.style[name]),
    ),
    ...(Object.keys(SETTINGS) as (keyof FormSettings)[]).flatMap((name) =>
      differing(SETTINGS[name], inWords(mine.settings[name]), inWords(theirs.settings[name])),
    ),
  ];
}

// What is entered is on several tabs, so both are shown.
const differing = (name: string, mine: string, theirs: string): Difference[] =>
  mine === theirs ? [] : [{ name, mine, theirs }];

const inWords = (value: string | boolean) => (typeof value === "string" ? value : value ? "On" : "Off");

const fieldsInWords = (fields: FormField[]) => fields.map(fieldInWords).join("\n");

function fieldInWords({ label, type, width, required, placeholder, options }: FormField): string {
  const parts = [
    TYPE_WORDS[type],
    WIDTH_WORDS[width],
    required ? "required" : "optional",
    placeholder && `“${placeholder}”`,
    options.join(" / "),
  ];
  return `${label} (${parts.filter(Boolean).join(", ")})`;
}
