import { z } from "zod";
import { linesBefore } from "~/lib/blanks-before";
import { attribute, elementsOf, escapeAttribute, escapeText } from "../../markup/html-document";
import type { EditablePage, NodeId, PlacedElement } from "../../markup/page";
import { spanOf } from "../../markup/place";
import { collapseSpace } from "../../markup/visible-text";
import { operation } from "../operation";
import { declined, done, quoted } from "../outcome";
import type { OpenedSite } from "../opened-site";
import { CANNOT } from "../structure/element-words";
import { textsIn } from "../structure/entry-slots";
import { editField, hasForeignForm } from "./edit-form";

const params = z.object({
  /** The list to choose from. */
  select: z.int().nonnegative(),
  label: z.string().trim().min(1).max(120),
  /** Its place among the others, from 0; the last where it is as many. */
  at: z.int().nonnegative(),
});

/** One thing more to choose in a field of the form. */
export const addOption = operation({
  name: "add-option",
  params,
  touches: () => "page",
  run: (site, { select, label, at }) => {
    const options = optionsOf(site.page, select);
    if (options.some((option) => textIn(option).toLowerCase() === label.toLowerCase()))
      return declined(`${quoted(label)} is one of the choices already.`);
    if (!hasForeignForm(site)) return inOurs(site, select, label, at);
    const beside = options[Math.min(at, options.length) - 1] ?? options[0];
    if (!beside) return declined(CANNOT);
    const { start, end } = spanOf(beside);
    const gap = linesBefore(site.page.source, start);
    const value = attribute(beside, "value") === undefined ? "" : ` value="${escapeAttribute(label)}"`;
    const made = `<option${value}>${escapeText(label)}</option>`;
    const [place, text] = at === 0 ? [start, made + gap] : [end, gap + made];
    return done(`I added the choice ${quoted(label)}.`, [{ part: "html", start: place, end: place, text }], label);
  },
  holds: (before, after, { select, label, at }) => {
    const was = optionsOf(before.page, select).map((option) => textIn(option));
    const now = optionsOf(after.page, select).map((option) => textIn(option));
    return was.toSpliced(at, 0, label).join("\n") === now.join("\n");
  },
});

const inOurs = (site: OpenedSite, select: NodeId, label: string, at: number) =>
  editField(site, attribute(site.page.elements[select]!, "name") ?? "", (field, config) => ({
    config: {
      ...config,
      fields: config.fields.map((each) =>
        each === field ? { ...each, options: each.options.toSpliced(at, 0, label) } : each,
      ),
    },
    said: `I added the choice ${quoted(label)}.`,
  }));

/** The choices of a list, in their order. */
export const optionsOf = (page: EditablePage, select: NodeId): PlacedElement[] =>
  elementsOf(page.elements[select]!).filter(({ tagName }) => tagName === "option") as PlacedElement[];

/** What a choice is called. */
export const textIn = (option: PlacedElement): string =>
  collapseSpace(
    textsIn(option)
      .map(({ value }) => value)
      .join(" "),
  ).trim();
