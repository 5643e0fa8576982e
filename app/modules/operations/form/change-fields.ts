import { z } from "zod";
import type { ContactFormConfig } from "../../contact-form/contact-form-config";
import { FIELD_TYPES, hasOptions, makeFieldId, type FormField } from "../../contact-form/form-field";
import { operation } from "../operation";
import { quoted } from "../outcome";
import { editField, editForm, fieldOf, formOf } from "./edit-form";

const id = z.string().min(1);

/** Asks visitors for one thing more; before the message, which is the last that one writes. */
export const addField = operation({
  name: "add-field",
  params: z.object({
    label: z.string().trim().min(1).max(120),
    type: z.enum(FIELD_TYPES),
    required: z.boolean(),
    options: z.array(z.string()).default([]),
  }),
  touches: () => "page",
  run: (site, { label, type, required, options }) =>
    editForm(site, (config) => {
      const known = config.fields.find((each) => each.label.toLowerCase() === label.toLowerCase());
      if (known) return { refused: `The form asks for ${quoted(known.label)} already.` };
      if (hasOptions(type) && options.length === 0)
        return {
          refused: `Which options should ${quoted(label)} offer? Say for example: add a dropdown "${label}" with the options A, B and C to the form.`,
        };
      const taken = config.fields.map((each) => each.id);
      const field: FormField = {
        id: makeFieldId(label, taken),
        type,
        label,
        placeholder: "",
        required,
        width: "full",
        options,
      };
      const message = config.fields.findIndex((each) => each.type === "textarea");
      const at = message === -1 || type === "textarea" ? config.fields.length : message;
      return {
        config: { ...config, fields: config.fields.toSpliced(at, 0, field) },
        said: `I added the field ${quoted(label)} to the form.`,
      };
    }),
  holds: (_before, after, { label, required }) =>
    formOf(after)?.fields.some((field) => field.label === label && field.required === required) ?? false,
});

/** Asks visitors for one thing less. */
export const removeField = operation({
  name: "remove-field",
  params: z.object({ id }),
  touches: () => "page",
  run: (site, params) =>
    editField(site, params.id, (field, config) =>
      config.fields.length === 1
        ? { refused: "That is the form's only field, and a form needs one." }
        : {
            config: { ...config, fields: config.fields.filter((each) => each !== field) },
            said: `I removed the field ${quoted(field.label)} from the form.`,
          },
    ),
  holds: (_before, after, params) => fieldOf(after, params.id) === undefined,
});

/** What visitors read beside a field. */
export const renameField = operation({
  name: "rename-field",
  params: z.object({ id, label: z.string().trim().min(1).max(120) }),
  touches: () => "page",
  run: (site, { label, ...params }) =>
    editField(site, params.id, (field, config) => ({
      config: { ...config, fields: config.fields.map((each) => (each === field ? { ...each, label } : each)) },
      said: `The field ${field.label} is now called ${label}.`,
    })),
  holds: (_before, after, params) => fieldOf(after, params.id)?.label === params.label,
});

/** A form in which visitors must fill in a field, or need not. */
export const withRequired = (config: ContactFormConfig, field: FormField, required: boolean): ContactFormConfig => ({
  ...config,
  fields: config.fields.map((each) => (each === field ? { ...each, required } : each)),
});

/** Whether visitors must fill in a field. */
export const requireField = operation({
  name: "require-field",
  params: z.object({ id, required: z.boolean() }),
  touches: () => "page",
  run: (site, { required, ...params }) =>
    editField(site, params.id, (field, config) => ({
      config: withRequired(config, field, required),
      said: `${field.label} is now ${required ? "required" : "optional"} in the form.`,
    })),
  holds: (_before, after, params) => fieldOf(after, params.id)?.required === params.required,
});

/** A field's place among the others: `at` counts from 0, -1 is the last. */
export const moveField = operation({
  name: "move-field",
  params: z.object({ id, at: z.int().min(-1) }),
  touches: () => "page",
  run: (site, { at, ...params }) =>
    editField(site, params.id, (field, config) => {
      const others = config.fields.filter((each) => each !== field);
      return {
        config: { ...config, fields: others.toSpliced(at === -1 ? others.length : at, 0, field) },
        said: `I moved the field ${quoted(field.label)}.`,
      };
    }),
  holds: (_before, after, params) => {
    const fields = formOf(after)?.fields ?? [];
    return fields.at(Math.min(params.at, fields.length - 1))?.id === params.id;
  },
});
