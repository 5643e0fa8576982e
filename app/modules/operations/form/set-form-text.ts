import { z } from "zod";
import { attribute } from "../../markup/html-document";
import { defaultContactForm } from "../../contact-form/contact-form-config";
import { operation } from "../operation";
import { declined, quoted } from "../outcome";
import { editForm, formOf, hasForeignForm, putForm } from "./edit-form";

const NAMES = {
  title: "title",
  submitText: "button",
  description: "description",
  successMessage: "message after sending",
} as const;

/** What the contact form says: its title, its button, what stands above it and what is read after sending. */
export const setFormText = operation({
  name: "set-form-text",
  params: z.object({
    which: z.enum(["title", "submitText", "description", "successMessage"]),
    text: z.string().trim().min(1).max(500),
  }),
  touches: () => "page",
  run: (site, { which, text }) =>
    editForm(site, (config) => ({
      config: { ...config, settings: { ...config.settings, [which]: text } },
      said: `The form's ${NAMES[which]} now reads ${quoted(text)}.`,
    })),
  holds: (_before, after, { which, text }) => formOf(after)?.settings[which] === text,
});

/** A contact form where the page has none: it goes into the contact section, or to the end of the page. */
export const addForm = operation({
  name: "add-form",
  params: z.object({}),
  touches: () => "page",
  run: (site) => {
    if (formOf(site) || hasForeignForm(site)) return declined("Your page has a form already.");
    const config = site.form ?? defaultContactForm(attribute(site.page.elements[0]!, "lang") ?? "en");
    return putForm(site, config, "I added a contact form.");
  },
  holds: (_before, after) => formOf(after) !== null,
});
