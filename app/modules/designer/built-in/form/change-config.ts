import { askedByLabel } from "../../../contact-form/asked-by-label";
import type { ContactFormConfig } from "../../../contact-form/contact-form-config";
import { makeFieldId, type FieldType, type FormField } from "../../../contact-form/form-field";
import { sameText } from "../find/words-of";
import { listed, quoted } from "../../../operations/outcome";
import { fieldNamed } from "./field-named";
import type { FormWish } from "./read-wish";

type Changed = { config: ContactFormConfig; said: string } | { refused: string };

const TYPES: [RegExp, FieldType][] = [
  [/dropdown|drop-down|select/i, "select"],
  [/check ?box/i, "checkbox"],
  [/radio/i, "radio"],
  [/text ?area/i, "textarea"],
];
const TEXT_NAMES = {
  title: "title",
  submitText: "button",
  description: "description",
  successMessage: "message after sending",
};

/** The configuration of a form after a wish, with what was done in words; or why it cannot be done. */
export function changeConfig(config: ContactFormConfig, wish: FormWish): Changed {
  if (wish.kind === "text")
    return {
      config: { ...config, settings: { ...config.settings, [wish.which]: wish.to } },
      said: `The form's ${TEXT_NAMES[wish.which]} now reads ${quoted(wish.to)}.`,
    };
  if (wish.kind === "add") return add(config, wish);
  const field = fieldNamed(config.fields, wish.name);
  if (!field)
    return {
      refused: `The form has no field ${quoted(wish.name)}. Its fields are: ${listed(config.fields.map(({ label }) => label))}.`,
    };
  if (wish.kind === "remove") return remove(config, field);
  const [change, said] =
    wish.kind === "label"
      ? [{ label: wish.to }, `The field ${field.label} is now called ${wish.to}.`]
      : [{ required: wish.required }, `${field.label} is now ${wish.required ? "required" : "optional"} in the form.`];
  return {
    config: { ...config, fields: config.fields.map((each) => (each === field ? { ...each, ...change } : each)) },
    said,
  };
}

/** A new field comes before the message, which is the last thing that one writes. */
function add(
  config: ContactFormConfig,
  { name, options, type, required }: Extract<FormWish, { kind: "add" }>,
): Changed {
  const known = config.fields.find(({ label }) => sameText(label, name));
  if (known) return { refused: `The form asks for ${quoted(known.label)} already.` };
  const kind =
    TYPES.find(([says]) => says.test(type ?? ""))?.[1] ?? (options.length > 0 ? "select" : askedByLabel(name));
  if ((kind === "select" || kind === "radio") && options.length === 0)
    return {
      refused: `Which options should ${quoted(name)} offer? Say for example: add a dropdown "${name}" with the options A, B and C to the form.`,
    };
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const field: FormField = {
    id: makeFieldId(
      label,
      config.fields.map(({ id }) => id),
    ),
    type: kind,
    label,
    placeholder: "",
    required,
    width: "full",
    options,
  };
  const at = config.fields.findIndex(({ type: each }) => each === "textarea");
  const place = at === -1 || kind === "textarea" ? config.fields.length : at;
  return {
    config: { ...config, fields: config.fields.toSpliced(place, 0, field) },
    said: `I added the field ${quoted(label)} to the form.`,
  };
}

function remove(config: ContactFormConfig, field: FormField): Changed {
  if (config.fields.length === 1) return { refused: "That is the form's only field, and a form needs one." };
  return {
    config: { ...config, fields: config.fields.filter((each) => each !== field) },
    said: `I removed the field ${quoted(field.label)} from the form.`,
  };
}
