import type { PageThings, Thing as PageThing } from "../../../page-roles/thing";
import { sameText } from "../../built-in/find/words-of";

const TEXTS = new Set([
  "text",
  "heading",
  "button",
  "link",
  "price",
  "item-title",
  "quote",
  "brand",
  "lead",
  "caption",
  "phone",
  "email",
  "copyright",
]);

/** The innermost texts of the page that say just this. */
export function textsNamed(things: PageThings, name: string): PageThing[] {
  const same = things.all.filter(
    (each) =>
      each.roles.some((role) => TEXTS.has(role)) && !each.roles.includes("nav-entry") && sameText(each.name, name),
  );
  return same.filter((each) => !same.some((other) => other !== each && things.inside(each.node).includes(other)));
}
