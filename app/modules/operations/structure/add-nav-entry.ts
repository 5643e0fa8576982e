import { z } from "zod";
import { attribute } from "../../markup/html-document";
import type { EditablePage } from "../../markup/page";
import { declined, done, quoted } from "../outcome";
import { operation } from "../operation";
import { textOf } from "../text-of";
import { addLike } from "./add-like";
import { CANNOT } from "./element-words";
import { hrefFor, linkTarget } from "./link-target";
import { navigations, type NavEntry } from "./nav-entries";
import { inHtml } from "./set-link";
import { around } from "./siblings";

const params = z.object({
  label: z.string().min(1).max(80),
  to: linkTarget,
  at: z.enum(["first", "last"]).default("last"),
});

/** Adds an entry to the navigation, with where it leads. */
export const addNavEntry = operation<z.input<typeof params>>({
  name: "add-nav-entry",
  params,
  touches: ({ page }, { to }) => {
    const place = around(
      page,
      mainNavigation(page).map(({ entry }) => entry),
    );
    return place === "page" || !("section" in to) ? place : { nodes: [...place.nodes, to.section] };
  },
  run: (site, { label, to, at }) => {
    const entries = mainNavigation(site.page);
    const address = hrefFor(site.page, to);
    const beside = at === "first" ? entries[0] : entries.at(-1);
    if (!beside) return declined("This page has no navigation that I could add an entry to.");
    if (!address) return declined(`Where should ${quoted(label)} lead? Tell me an address or a part of the page.`);
    const splices = addLike(site, beside.entry, { name: label }, at === "first" ? "before" : "after", address.href);
    return splices.length === 0
      ? declined(CANNOT)
      : done(
          `I added ${quoted(label)} to the navigation. It leads to ${address.href}.`,
          [...splices, ...inHtml(address.splices)],
          label,
        );
  },
  holds: (before, after, { label, to }) => {
    const href = hrefFor(before.page, to)?.href;
    const now = mainNavigation(after.page);
    return (
      now.length === mainNavigation(before.page).length + 1 &&
      now.some(
        ({ link }) =>
          textOf(after.page, link) === label.replace(/\s+/g, " ").trim() &&
          attribute(after.page.elements[link]!, "href") === href,
      )
    );
  },
});

/** The first navigation of the page: that of its header. */
const mainNavigation = (page: EditablePage): NavEntry[] => navigations(page)[0] ?? [];
