import type { OpenedSite } from "../../operations/opened-site";
import type { Target } from "../../operations/target";
import type { Call } from "../understanding/pattern";
import type { Ask, Entry, Form } from "./ask";
import { colourSaid } from "./colour-said";
import { SIMPLE } from "./simple-forms";
import { spotOf, spotOfAll } from "./spots";

interface Given {
  target?: Target;
  place?: Target | { side: string };
  like?: Target;
  text?: string;
  name?: string;
  price?: string;
  words?: string | Entry;
  within?: Target;
  from?: string;
  to?: string | { href?: string; section?: number; at?: string; by?: number; other?: Target };
  of?: string;
  colour?: string;
  label?: string;
  where?: string;
  factor?: number;
  node?: number;
  at?: string;
}

/** An operation that was read of a message, as an ask; null for what cannot be said in one sentence. */
export function askOf({ name, params }: Call, site: OpenedSite): Ask | null {
  // Taking back, and answers to questions, are given nothing.
  if (params === undefined) return null;
  const given = params as Given;
  const spot = (target: Target | undefined) => (target ? spotOfAll(site, target.nodes) : null);
  // A new part of the page stands beside another one: that is no target.
  const place = given.place && "nodes" in given.place ? given.place : undefined;
  const at = spot(given.target ?? place ?? given.like);
  const form = simpleForm(name, params as Record<string, unknown>);
  if (form) return at && { form, at };
  const { text } = given;
  const to = typeof given.to === "object" ? given.to : {};
  const said = typeof given.to === "string" ? given.to : undefined;
  const asks: Record<string, Ask | null> = {
    "set-text": at && { form: "text", at, text },
    "replace-words": replaced(given, said, spot(given.within)),
    "add-text": at && {
      form: given.where === "end" ? "textEnd" : given.where === "above" ? "textAbove" : "textBelow",
      at,
      text,
    },
    "add-banner": { form: "banner", text },
    "set-price": { form: "price", old: given.name, text: given.price },
    "set-phone": { form: "phone", text: said },
    "set-email": { form: "email", text: said },
    "set-address": { form: "address", text: said },
    "set-title": { form: "title", text },
    "set-description": { form: "description", text },
    "rename-section": at && { form: "renamePart", at, text: given.name },
    "set-link": at && linked(to, at, site),
    resize: at && { form: (given.factor ?? 1) > 1 ? "bigger" : "smaller", at },
    "set-colour":
      at && given.of !== "border"
        ? { form: given.of === "text" ? "textColour" : "background", at, text: colourWords(given) }
        : null,
    "add-field": { form: "addField", text: given.label },
    "delete-words": deleted(site, given),
    move: at && moved(to, at, spot(to.other)),
    "add-item": at && added(given, at),
  };
  return asks[name] ?? null;
}

function replaced({ from, within }: Given, to: string | undefined, at: Ask["at"] | null): Ask | null {
  if (!from || !to || (within && !at)) return null;
  return at ? { form: "wordsIn", at, old: from, text: to } : { form: "words", old: from, text: to };
}

function linked(to: { href?: string; section?: number }, at: NonNullable<Ask["at"]>, site: OpenedSite): Ask | null {
  if (to.href) return { form: "link", at, text: to.href };
  const by = to.section === undefined ? null : spotOf(site, to.section);
  return by && { form: "linkPart", at, by };
}

/** In the owner's words where they are a colour, else by its code. */
const colourWords = ({ words, colour }: Given): string | undefined =>
  typeof words === "string" && colourSaid(words) ? words : colour;

function added({ words, at: where = "last" }: Given, at: NonNullable<Ask["at"]>): Ask | null {
  const entry = typeof words === "object" ? words : null;
  const form = ({ first: "itemFirst", last: "itemLast", before: "itemBefore", after: "itemAfter" } as const)[where];
  return entry?.name && form ? { form, at, entry } : null;
}

function deleted(site: OpenedSite, { node, words }: Given): Ask | null {
  const at = node === undefined ? null : spotOf(site, node);
  return at && typeof words === "string" ? { form: "deleteWords", at, old: words } : null;
}

function moved(to: { at?: string; by?: number }, at: NonNullable<Ask["at"]>, by: Ask["by"] | null): Ask | null {
  if (to.at === "first" || to.at === "last") return { form: to.at, at };
  if (to.at === "by") return { form: (to.by ?? 0) < 0 ? "up" : "down", at };
  return by ? { form: to.at as "before" | "after", at, by } : null;
}

/** The form of an operation that says a thing and nothing else. */
function simpleForm(name: string, params: Record<string, unknown>): Form | undefined {
  const telling = ["style", "edge", "on", "hidden", "shown", "side", "move"];
  const found = Object.entries(SIMPLE).find(
    ([, simple]) =>
      simple.operation === name &&
      telling.every(
        (key) => params[key] === undefined || simple.params[key] === undefined || simple.params[key] === params[key],
      ) &&
      (params["value"] === undefined || (params["value"] === "none") === (simple.params["value"] === "none")),
  );
  return found?.[0] as Form | undefined;
}
