import { parseFragment, serialize } from "parse5";
import { z } from "zod";
import { linesBefore } from "~/lib/blanks-before";
import { makeFieldId } from "../../contact-form/form-field";
import { childElements, numberOf } from "../../markup/element";
import { attribute, elementsOf, type HtmlElement } from "../../markup/html-document";
import type { CodeSplice } from "../../markup/edit";
import type { PlacedElement } from "../../markup/page";
import { isWhole, sourceOf, spanOf } from "../../markup/place";
import { operation } from "../operation";
import { declined, done, quoted } from "../outcome";
import type { OpenedSite } from "../opened-site";
import { CANNOT } from "../structure/element-words";
import { textsIn } from "../structure/entry-slots";
import { controlsOf, type Control } from "./controls";
import { editForm, hasForeignForm } from "./edit-form";

const params = z.object({
  label: z.string().trim().min(1).max(120),
  type: z.enum(["text", "email", "tel", "date", "number"]),
  required: z.boolean(),
  /** The field beside which it stands. */
  beside: z.int().nonnegative(),
  side: z.enum(["before", "after"]),
});
type Params = z.infer<typeof params>;

/** Asks visitors for one thing more, beside a field of the form: as our forms are made, or like the other fields. */
export const addFormField = operation({
  name: "add-form-field",
  params,
  touches: () => "page",
  run: (site, given) => {
    const { label } = given;
    const known = controlsOf(site.page).find((each) => each.label.toLowerCase() === label.toLowerCase());
    if (known) return declined(`The form asks for ${quoted(known.label)} already.`);
    if (!hasForeignForm(site)) return inOurs(site, given);
    const splices = likeOthers(site, given);
    return splices.length === 0
      ? declined(CANNOT)
      : done(`I added the field ${quoted(label)} to the form.`, splices, "contact form");
  },
  holds: (before, after, { label, required }) => {
    const now = controlsOf(after.page);
    const added = now.find((each) => each.label === label);
    const isRequired = added !== undefined && attribute(added.element, "required") !== undefined;
    return now.length === controlsOf(before.page).length + 1 && added !== undefined && isRequired === required;
  },
});

function inOurs(site: OpenedSite, { label, type, required, beside, side }: Params) {
  const name = attribute(site.page.elements[beside]!, "name");
  return editForm(site, (config) => {
    const at = config.fields.findIndex(({ id }) => id === name);
    const id = makeFieldId(
      label,
      config.fields.map((each) => each.id),
    );
    const own = type === "email" || type === "tel" ? type : ("text" as const);
    const field = { id, type: own, label, placeholder: "", required, width: "full" as const, options: [] };
    return at === -1
      ? { refused: CANNOT }
      : {
          config: { ...config, fields: config.fields.toSpliced(at + (side === "after" ? 1 : 0), 0, field) },
          said: `I added the field ${quoted(label)} to the form.`,
        };
  });
}

/** A field made like one of the others, with a name of its own. */
function likeOthers({ page }: OpenedSite, given: Params): CodeSplice[] {
  const controls = controlsOf(page);
  const goal = controls.find(({ node }) => node === given.beside);
  const model = goal && modelFor(controls, goal);
  const wrapper = goal && numberOf(page, goal.wrapper);
  if (!goal || !model || wrapper === undefined || !isWhole(page, wrapper)) return [];
  const { start, end } = spanOf(goal.wrapper as PlacedElement);
  const fragment = parseFragment(sourceOf(page, model.wrapper as PlacedElement));
  const [root] = childElements(fragment as unknown as HtmlElement);
  if (!root) return [];
  const taken = page.elements.flatMap((each) => [attribute(each, "name") ?? [], attribute(each, "id") ?? []].flat());
  rename(root, model, given, makeFieldId(given.label, taken));
  const gap = linesBefore(page.source, start);
  const text = serialize(fragment);
  return given.side === "before"
    ? [{ part: "html", start, end: start, text: text + gap }]
    : [{ part: "html", start: end, end, text: gap + text }];
}

const TYPED = /^(?:text|email|tel|date|number|)$/i;

/** A field of one line in an element like that of the field beside which it stands. */
function modelFor(controls: readonly Control[], goal: Control): Control | undefined {
  const lines = controls.filter(
    ({ element, label, wrapper }) =>
      element.tagName === "input" &&
      TYPED.test(attribute(element, "type") ?? "") &&
      label !== "" &&
      textsIn(wrapper).length > 0 &&
      wrapper.tagName === goal.wrapper.tagName &&
      attribute(wrapper, "class") === attribute(goal.wrapper, "class"),
  );
  return lines.find((each) => each === goal) ?? lines[0];
}

/** Of one field alone. */
const OWN = /^(?:value|placeholder|autocomplete|required|type|name|id|for|aria-.*)$/;

function rename(root: HtmlElement, model: Control, { label, type, required }: Params, id: string): void {
  const was = attribute(model.element, "id");
  const all = elementsOf(root);
  const control = all.find(({ tagName }) => tagName === "input")!;
  const kept = control.attrs.filter(({ name }) => !OWN.test(name));
  const hadType = attribute(control, "type") !== undefined;
  control.attrs = [
    ...(was === undefined ? [] : [{ name: "id", value: id }]),
    ...(hadType || type !== "text" ? [{ name: "type", value: type }] : []),
    { name: "name", value: id },
    ...kept,
    ...(required ? [{ name: "required", value: "" }] : []),
  ];
  for (const each of all) for (const attr of each.attrs) if (attr.name === "for" && attr.value === was) attr.value = id;
  const [first, ...others] = textsIn(root);
  if (first) first.value = labelled(first.value, label);
  for (const text of others) if (!(required && /^\s*\*\s*$/.test(text.value))) text.value = "";
}

/** A label in the place of another, with the blanks and the colon that stood around it. */
function labelled(text: string, label: string): string {
  const bare = text.trimEnd();
  const colon = bare.endsWith(":") ? ":" : "";
  return text.slice(0, text.length - text.trimStart().length) + label + colon + text.slice(bare.length);
}
