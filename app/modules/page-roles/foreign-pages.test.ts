import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { LABELS, type Labels } from "../../../tests/factories/foreign-pages/labels";
import { readPage } from "../markup/page";
import { readThings } from "./read-things";
import type { Role } from "./thing";

const FOLDER = path.join(import.meta.dirname, "../../../tests/factories/foreign-pages");
const ROLES = [...new Set(Object.values(LABELS).flatMap(({ roles }) => Object.keys(roles)))] as Role[];

/** What is read and what is labelled, each as 'role: name' or 'kind: name'. */
function compared(page: string, { roles, items }: Labels) {
  const html = readFileSync(path.join(FOLDER, `${page}.html`), "utf8");
  const things = readThings({ code: { html, css: "", javascript: "" }, page: readPage(html) });
  const read = [
    ...ROLES.flatMap((role) => things.of(role).map(({ name }) => `${role}: ${name}`)),
    ...things.of("item").map(({ kind, name }) => `${kind}: ${name}`),
  ];
  const labelled = [...Object.entries(roles), ...Object.entries(items)].flatMap(([role, names]) =>
    names.map((name) => `${role}: ${name}`),
  );
  return { wrong: without(read, labelled), missed: without(labelled, read), read, labelled };
}

/** Those of a list that are not in another, each as often as it is missing. */
function without(list: string[], others: string[]): string[] {
  const rest = [...others];
  return list.filter((each) => {
    const at = rest.indexOf(each);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

it.each(Object.keys(LABELS))("reads %s as a person does", (page) => {
  const { wrong, missed } = compared(page, LABELS[page]!);
  expect({ wrong, missed }).toEqual({ wrong: [], missed: [] });
});
