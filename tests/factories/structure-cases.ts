import { expect } from "vitest";
import { applyEdit, invertEdit } from "~/modules/markup/edit";
import { asEdit } from "~/modules/operations/as-edit";
import { openSite, type OpenedSite } from "~/modules/operations/opened-site";
import type { Operation } from "~/modules/operations/operation";
import { perform } from "~/modules/operations/perform";
import type { Target } from "~/modules/operations/target";
import { textOf } from "~/modules/operations/text-of";
import type { WebsiteCode } from "~/modules/site/website-code";

/** The innermost element that says this. */
export function saying(site: OpenedSite, text: string): Target {
  const nodes = site.page.elements.flatMap((_, node) => (textOf(site.page, node) === text ? [node] : []));
  const node = nodes.at(-1);
  if (node === undefined) throw new Error(`Nothing says ${text}`);
  return { nodes: [node], name: `“${text}”`, selector: null };
}

export function byId(site: OpenedSite, id: string): Target {
  const node = site.page.elements.findIndex(({ attrs }) =>
    attrs.some(({ name, value }) => name === "id" && value === id),
  );
  return { nodes: [node], name: `the section ${id}`, selector: `#${id}`, region: true };
}

/** Does it; what is not done comes back as words. Each edit is taken back to the byte. */
export function after<P>(code: WebsiteCode, operation: Operation<P>, params: (site: OpenedSite) => P): string {
  const site = openSite(code);
  const outcome = perform(site, operation, params(site));
  if (outcome.splices.length === 0) return outcome.message;
  const edit = asEdit(outcome.splices);
  const next = applyEdit(code, edit);
  expect(applyEdit(next, invertEdit(code, edit))).toEqual(code);
  return next.html;
}
