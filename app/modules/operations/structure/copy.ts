import { z } from "zod";
import type { CodeSplice } from "../../markup/edit";
import type { NodeId } from "../../markup/page";
import { duplicateSection } from "../../markup/sections";
import { textOf } from "../text-of";
import { declined, done } from "../outcome";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { targetSchema } from "../target";
import { copyNode, holdsHeadline } from "./copy-node";
import { CANNOT, isSection } from "./element-words";
import { alike, around, entryAround } from "./siblings";

const params = z.object({ target: targetSchema });

/** Puts a copy of a section, or of an entry of a list, right after it. */
export const copy = operation({
  name: "copy",
  params,
  touches: (site, { target }) => around(site.page, [subject(site, target.nodes[0]!)]),
  run: (site, { target }) => {
    // A page has one headline.
    if (holdsHeadline(site, subject(site, target.nodes[0]!))) return declined(ONE_HEADLINE);
    const splices = target.nodes.length === 1 ? splicesFor(site, subject(site, target.nodes[0]!)) : [];
    return splices.length === 0
      ? declined(CANNOT)
      : done(`I made a copy of ${target.name} right below it.`, splices, target.name);
  },
  holds: (before, after, { target }) => {
    const node = subject(before, target.nodes[0]!);
    const next = alike(after.page, node).find((other) => other > node);
    return next !== undefined && textOf(after.page, next) === textOf(before.page, node);
  },
});

const subject = (site: OpenedSite, node: NodeId) => (isSection(site, node) ? node : entryAround(site.page, node));

const ONE_HEADLINE =
  "That holds the headline of your page, and search engines expect one of it, so I made no copy. Tell me what text you would like to add instead.";

const splicesFor = (site: OpenedSite, node: NodeId): CodeSplice[] =>
  isSection(site, node) ? (duplicateSection(site.page, node, "built-in")?.splices ?? []) : copyNode(site, node);
