import type { Act } from "../site/choices";
import { defaultContactForm, type ContactFormConfig } from "./contact-form-config";
import { fieldWords, type FieldWords } from "./field-words";
import { makeFieldId, type FormField } from "./form-field";

interface Asked {
  short: (keyof FieldWords)[];
  /** What is written freely, in the place of a message. */
  free?: keyof FieldWords;
}

/** What visitors are asked who want to do something, besides name and mail. */
const ASKED: Record<Act, Asked> = {
  table: { short: ["date", "people"] },
  book: { short: ["phone", "date"] },
  appointment: { short: ["phone", "date"] },
  order: { short: ["phone"], free: "wish" },
  trial: { short: ["phone"] },
  stay: { short: ["arrival", "nights", "people", "phone"] },
  quote: { short: ["phone", "place"], free: "matter" },
};

/** What a form is for: what visitors do by it, and what the owner asks them, in the owner's words. */
export interface FormPurpose {
  act?: Act | undefined;
  asks?: readonly string[] | undefined;
}

/** The form that a website begins with where its owner spoke of what visitors do; the ordinary one where not. */
export function contactFormFor({ act, asks = [] }: FormPurpose, lang: string, title?: string): ContactFormConfig {
  const form = defaultContactForm(lang);
  const [name, email, message] = form.fields;
  if (!name || !email || !message || (!act && asks.length === 0)) return form;
  const words = fieldWords(lang);
  const { short, free }: Asked = act && asks.length === 0 ? ASKED[act] : { short: [] };
  const known = short.map((id) => halfField(id, words[id], act === "table"));
  const further = paired([...known, ...ownFields(asks)]);
  const last = { ...message, ...(free && { label: words[free] }), required: free !== undefined };
  return {
    ...form,
    fields: [name, email, ...further, last],
    settings: { ...form.settings, ...(title && { title }) },
  };
}

/** Fields of the owner's own: labels without Latin letters all make the same id, so that each looks at those before. */
function ownFields(asks: readonly string[]): FormField[] {
  return asks.reduce<FormField[]>((fields, label) => {
    const taken = ["name", "email", "message", ...fields.map(({ id }) => id)];
    return [...fields, halfField(makeFieldId(label, taken), label, true)];
  }, []);
}

/** How owners call the number of a visitor. */
const TELEPHONE =
  /(?<!\p{L})(?:(?:tele)?phone|mobile|telefon\p{L}*|tel[eé]fono|télé?phone|telefone|telem[oó]vel|cellulare|telefoon\p{L}*|الهاتف|رقم الهاتف)(?!\p{L})/iu;

function halfField(id: string, label: string, required: boolean): FormField {
  return {
    id,
    type: id === "phone" || TELEPHONE.test(label) ? "tel" : "text",
    label,
    placeholder: "",
    required,
    width: "half",
    options: [],
  };
}

/** Where they are odd in number, the last has its line to itself. */
const paired = (fields: FormField[]): FormField[] =>
  fields.map((field, index) =>
    fields.length % 2 === 1 && index === fields.length - 1 ? { ...field, width: "full" } : field,
  );
