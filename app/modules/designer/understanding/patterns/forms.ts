import { askedByLabel } from "../../../contact-form/asked-by-label";
import type { FieldType } from "../../../contact-form/form-field";
import { addField, moveField, removeField, renameField, requireField } from "../../../operations/form/change-fields";
import { formOf } from "../../../operations/form/edit-form";
import { addForm, setFormText } from "../../../operations/form/set-form-text";
import type { OpenedSite } from "../../../operations/opened-site";
import { declined, listed, quoted, type Outcome } from "../../../operations/outcome";
import { fieldNamed } from "../../built-in/form/field-named";
import { call } from "../call";
import { many, maybe, one, pattern, wholeClause, type Call, type Context, type Pattern } from "../pattern";
import { contentOf } from "../said-words";
import { means, type Word } from "../word";

const WORDS = ["to", "says", "as", "with", "colon", "called", null] as const;

/** The contact form: its fields, what it asks for, and what it says. */
export const FORMS: readonly Pattern[] = [
  wholeClause("change-field", readField),
  pattern({
    name: "set-submit-text",
    verbs: ["change", "make", "be", "rename", "replace", null],
    takes: { target: one("phrase"), text: one("literal", WORDS), more: many("reference") },
    read({ target, text }, { site, verb }) {
      if (!formOf(site) || (verb === null && text.link === null)) return null;
      const { words, within, head } = target.phrase;
      const inForm =
        head === "form" ? false : within?.head === "form" || words.some((word) => means(word, "thing", "form"));
      const isSubmit = words.some((word) =>
        /^(?:send|submit|sende|senden|absenden|enviar|envoyer|invia|verzend|verzenden)$/i.test(word.text),
      );
      if (head === "button" && (inForm || isSubmit))
        return call(setFormText, { which: "submitText", text: text.text }, target.text);
      if ((head === "headline" || head === "heading") && inForm)
        return call(setFormText, { which: "title", text: text.text }, target.text);
      return null;
    },
  }),
  pattern({
    name: "add-form",
    verbs: ["add", "put", "write", "give"],
    takes: {
      form: one("phrase"),
      place: maybe("phrase", ["to", "in", "on", "end", "at"]),
      edge: maybe("edge", [null, "at", "to"]),
      more: many(["reference", "scope"]),
    },
    read: ({ form, place }, { site }) =>
      form.phrase.head === "form" &&
      !form.phrase.within &&
      form.phrase.words.every((word) => means(word, "thing", "form", "contact") || means(word, "light")) &&
      (!place || ["page", "contact", "section"].includes(place.phrase.head ?? "")) &&
      !formOf(site)
        ? call(addForm, {}, "contact form")
        : null,
  }),
];

const TYPES: [RegExp, FieldType][] = [
  [/dropdown|drop-down|select/i, "select"],
  [/check ?box/i, "checkbox"],
  [/radio/i, "radio"],
];
const NUMBER_WORD =
  /^(?:number|nummer|número|numero|numéro|new|other|extra|their|his|her|people|visitors|also|people's)$/i;

/** 'Make the phone field required', 'the form should also ask for a phone number', 'remove the message field'. */
function readField({ clause, site, verb }: Context): Call | Outcome | null {
  const { words } = clause;
  const isAbout = words.some((word) => means(word, "thing", "form", "field"));
  if (!isAbout || words.some((word) => means(word, "literal") || means(word, "colour") || means(word, "property")))
    return null;
  const content = contentOf(words);
  const needs = needOf(words);
  const rest = content.filter(
    (word) =>
      !means(word, "thing", "form", "field") &&
      !(means(word, "verb") && !means(word, "thing")) &&
      !means(word, "link", "to", "from", "of", "in", "on", "for", "as") &&
      !means(word, "value", "required", "optional") &&
      !means(word, "reference", "too") &&
      !NUMBER_WORD.test(word.text) &&
      !NOT.test(word.text),
  );
  const asks = words.some((word) => means(word, "verb", "ask"));
  const isField = words.some((word) => means(word, "thing", "field"));
  const ordinal = rest.find((word) => means(word, "ordinal", "first", "last"));
  const named = rest.filter((word) => word !== ordinal);
  if (named.length === 0 || named.length > 4 || named.some((word) => word.senses.length > 0 && !means(word, "thing")))
    return null;
  const name = named.map(({ text }) => text).join(" ");
  if (asks || (verb === "add" && !ordinal))
    return asks || isField || verb === "add" ? adding(site, name, needs ?? false) : null;
  if (!isField && verb !== "remove" && needs === null) return null;
  const field = fieldNamed(formOf(site)?.fields ?? [], name);
  if (!formOf(site)) return null;
  if (!field) return missing(site, name, needs);
  if (needs !== null) return call(requireField, { id: field.id, required: needs }, `${name} field`);
  if (verb === "remove" && !ordinal) return call(removeField, { id: field.id }, `${name} field`);
  if ((verb === "move" || verb === "put") && ordinal)
    return call(moveField, { id: field.id, at: means(ordinal, "ordinal", "first") ? 0 : -1 }, `${name} field`);
  return null;
}

const NOT = /^(?:not|nicht|no|non|niet|não|mandatory|compulsory|required|optional)$/i;

/** Whether a field is to be filled in; null where nothing is said of it. */
function needOf(words: readonly Word[]): boolean | null {
  const says = (value: "required" | "optional") => words.some((word) => means(word, "value", value));
  const isNot = words.some((word) => /^(?:not|nicht|non|niet|não)$/i.test(word.text));
  if (says("optional")) return isNot;
  return says("required") ? !isNot : null;
}

function adding(site: OpenedSite, name: string, required: boolean): Call | null {
  if (!formOf(site)) return null;
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const type = TYPES.find(([says]) => says.test(name))?.[1] ?? askedByLabel(name);
  return type === "select" || type === "radio"
    ? null
    : call(addField, { label, type, required, options: [] }, `${name} field`);
}

function missing(site: OpenedSite, name: string, needs: boolean | null): Outcome {
  const fields = formOf(site)!.fields.map(({ label }) => label);
  const says = `Add a ${needs === true ? "required " : ""}${name} field to the form`;
  return declined(`The form has no field ${quoted(name)}. Its fields are: ${listed(fields)}.`, [
    { label: `Add “${name}”`, says },
  ]);
}

/** Renames stand with their new words. */
export const FIELD_NAMES: readonly Pattern[] = [
  pattern({
    name: "rename-field",
    verbs: ["rename", "change"],
    takes: { target: one("phrase"), to: one("literal", WORDS) },
    read({ target, to }, { site }) {
      const { head, words } = target.phrase;
      if (head !== "field" || !formOf(site)) return null;
      const name = words
        .filter((word) => !means(word, "thing", "field", "form") && !means(word, "light"))
        .map(({ text }) => text)
        .join(" ");
      const field = name ? fieldNamed(formOf(site)?.fields ?? [], name) : undefined;
      return field ? call(renameField, { id: field.id, label: to.text }, target.text) : null;
    },
  }),
];
