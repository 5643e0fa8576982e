import { addButton } from "../../../operations/structure/add-button";
import { addBanner } from "../../../operations/structure/add-banner";
import { addNavEntry } from "../../../operations/structure/add-nav-entry";
import { addSocialLink } from "../../../operations/structure/add-social-link";
import { copy } from "../../../operations/structure/copy";
import { addressOf, type LinkTarget } from "../../../operations/structure/link-target";
import { move } from "../../../operations/structure/move";
import { order } from "../../../operations/structure/order";
import { remove } from "../../../operations/structure/remove";
import { renameSection } from "../../../operations/structure/rename-section";
import { isHidden, setHidden } from "../../../operations/structure/set-hidden";
import { setLink, unlink } from "../../../operations/structure/set-link";
import { swap } from "../../../operations/structure/swap";
import { readThings } from "../../../page-roles/read-things";
import { parentNode } from "../../../cascade/query";
import { isText } from "../../../markup/element";
import type { EditablePage, NodeId } from "../../../markup/page";
import { isBlock } from "../../../markup/visible-text";
import { textOf } from "../../../operations/text-of";
import { declined, quoted, type Outcome } from "../../../operations/outcome";
import type { Target } from "../../../operations/target";
import { call } from "../call";
import type { Thing } from "../names";
import { maybe, one, pattern, type Call, type Context, type Pattern } from "../pattern";
import type { PieceOf } from "../pieces";
import { hasLinkTo, NETWORKS } from "./networks";
import { ONE_MORE } from "./one-more";
import { mayBeNamed, saysLooks } from "./new-names";
import { isTarget, resolvePart, resolveTarget, type Resolved } from "../resolve-target";
import { means } from "../word";
import { askWhere, partNamed } from "./nav-goals";

type Named = PieceOf<"phrase"> | PieceOf<"literal"> | PieceOf<"reference">;
const NAMED = ["phrase", "reference"] as const;

/** What a piece means, said to `then`; words that ask where several are meant, nothing where the page has none. */
function withTarget(found: Resolved, then: (target: Target) => Call | Outcome | null): Call | Outcome | null {
  if (!found) return null;
  return isTarget(found) ? then(found.target) : found.unclear;
}

const meant = (piece: Named, { site, dialogue }: Context) => resolvePart(site, piece, dialogue);

/** 'Take the rye loaf off the menu': it lies in the menu. */
const inPlace = <Piece extends Named>(piece: Piece, place: PieceOf<"phrase"> | undefined): Piece =>
  place && piece.kind === "phrase" ? { ...piece, phrase: { ...piece.phrase, within: place.phrase } } : piece;

/** What is no part of a page that could go or move. */
const FIXED: ReadonlySet<Thing> = new Set([
  "page",
  "word",
  "sentence",
  "field",
  "site-title",
  "site-description",
  "favicon",
  "alt-text",
  "share-text",
  "business-name",
]);
const isFixed = (piece: Named) => piece.kind === "phrase" && piece.phrase.head !== null && FIXED.has(piece.phrase.head);

const LINKABLE = ["url", "email", "phone"] as const;

function linkTargetOf(
  to: PieceOf<"fact"> | PieceOf<"phrase"> | PieceOf<"literal">,
  context: Context,
): LinkTarget | Outcome | null {
  if (to.kind === "fact")
    return (LINKABLE as readonly string[]).includes(to.is) && addressOf(to.text) ? { href: to.text } : null;
  if (addressOf(to.text)) return { href: to.text };
  const found = meant(to, context);
  if (!found) return null;
  return isTarget(found) ? (found.target.region ? { section: found.target.nodes[0]! } : null) : found.unclear;
}

const isOutcome = (given: LinkTarget | Outcome): given is Outcome => "message" in given;

/** Sections and entries of lists: taken away, copied, moved, hidden, named, linked. */
export const STRUCTURE: readonly Pattern[] = [
  pattern({
    name: "remove",
    verbs: ["remove"],
    takes: { target: one(NAMED), place: maybe("phrase", ["from"]) },
    read: ({ target, place }, context) =>
      isFixed(target)
        ? null
        : withTarget(meant(inPlace(target, place), context), (found) =>
            removal(wholeItem(found, target, context), target, context),
          ),
  }),
  pattern({
    name: "copy",
    verbs: ["copy"],
    takes: { target: one(NAMED) },
    read: ({ target }, context) =>
      withTarget(meant(target, context), (found) => call(copy, { target: found }, target.text)),
  }),
  pattern({
    name: "swap",
    verbs: ["swap"],
    takes: { target: one(NAMED), other: maybe("phrase", [null, "with", "for"]) },
    read: ({ target, other }, context) =>
      withTarget(meant(target, context), (found) => {
        if (other)
          return withTarget(meant(other, context), (second) => call(swap, { one: found, other: second }, target.text));
        const [one, two, ...more] = found.nodes;
        return one === undefined || two === undefined || more.length > 0
          ? null
          : call(swap, { one: single(found, one, context), other: single(found, two, context) }, target.text);
      }),
  }),
  pattern({
    name: "move",
    verbs: ["move", "put"],
    takes: {
      target: one(NAMED),
      direction: maybe("value"),
      place: maybe("phrase", ["above", "before", "below", "after"]),
      edge: maybe("edge", [null, "to", "at", "on", "in"]),
    },
    read: ({ target, direction, place, edge }, context) => {
      if (isFixed(target)) return null;
      return withTarget(meant(target, context), (found) => {
        if (place)
          return withTarget(meant(place, context), (other) =>
            call(
              move,
              {
                target: found,
                to: { at: place.link === "above" || place.link === "before" ? "before" : "after", other },
              },
              target.text,
            ),
          );
        if (edge) return call(move, { target: found, to: { at: edge.is === "start" ? "first" : "last" } }, target.text);
        const by = direction?.is === "up" ? -1 : direction?.is === "down" ? 1 : 0;
        return by === 0 ? null : call(move, { target: found, to: { at: "by", by } }, target.text);
      });
    },
  }),
  pattern({
    name: "set-hidden",
    verbs: ["hide", "show", "restore"],
    takes: { target: one(NAMED), again: maybe("reference") },
    read: ({ target }, context) => {
      const isThing = target.kind === "phrase" && target.phrase.head === "price";
      const found = isThing ? resolveTarget(context.site, target, context.dialogue) : meant(target, context);
      return withTarget(found, (thing) =>
        // 'Bring it back' of what is there takes back what was changed of it.
        context.verb === "restore" &&
        context.clause.words.some((word) => means(word, "reference", "it", "them", "this", "that")) &&
        !thing.nodes.every((node) => isHidden(context.site, node))
          ? null
          : call(setHidden, { target: thing, hidden: context.verb === "hide" }, target.text),
      );
    },
  }),
  pattern({
    name: "rename-section",
    verbs: ["rename", "change"],
    takes: { target: one(NAMED), name: one("literal", ["to", "as", "called", null]) },
    read: ({ target, name }, context) => {
      const said =
        target.kind === "phrase" &&
        target.phrase.words.some(({ senses }) =>
          senses.some((sense) => sense.kind === "thing" && sense.is === "section"),
        );
      if (context.verb === "change" && !said) return null;
      const found = meant(target, context);
      if (!found || !isTarget(found) || !found.target.region || found.target.nodes.length !== 1) return null;
      return call(renameSection, { target: found.target, name: name.text }, name.text);
    },
  }),
  pattern({
    name: "set-link",
    verbs: ["link", "move"],
    takes: { target: one(NAMED), to: one(["fact", "phrase"], ["to", "at"]) },
    read: ({ target, to }, context) => {
      if (context.verb !== "link") return null;
      const goal = linkTargetOf(to, context);
      if (!goal || isOutcome(goal)) return goal;
      return withTarget(resolveTarget(context.site, target, context.dialogue), (found) =>
        call(setLink, { target: found, to: goal }, target.text),
      );
    },
  }),
  pattern({
    name: "unlink",
    verbs: ["unlink"],
    takes: { target: one(NAMED) },
    read: ({ target }, { site, dialogue }) =>
      withTarget(resolveTarget(site, target, dialogue), (found) => call(unlink, { target: found }, target.text)),
  }),
  pattern({
    name: "order",
    verbs: ["sort"],
    takes: { target: one(NAMED), by: one("phrase", ["by"]) },
    read: ({ target, by }, context) => {
      const key = by.phrase.head === "price" ? "price" : by.phrase.head === "name" ? "name" : null;
      return key && withTarget(meant(target, context), (found) => call(order, { target: found, by: key }, target.text));
    },
  }),
  pattern({
    name: "add-banner",
    verbs: ["add", "put", "write", "show"],
    takes: {
      what: one("phrase"),
      edge: maybe("edge", [null, "at", "on", "to", "in"]),
      text: one("literal", ["colon", "says", "with", "called", null]),
      place: maybe("phrase", ["of", "on", "to"]),
    },
    read: ({ what, text, edge, place }) =>
      what.phrase.head !== "banner" || saysLooks(what) || edge?.is === "end" || (place && place.phrase.head !== "page")
        ? null
        : call(addBanner, { text: text.text }, "the banner"),
  }),
  pattern({
    name: "add-social-link",
    verbs: ["add", "put"],
    takes: {
      what: one("phrase"),
      network: maybe("phrase", ["to", "for"]),
      address: one("fact", [null, "colon"]),
      place: maybe("phrase", ["in", "to", "at", "on"]),
    },
    read: ({ what, network, address, place }, context) => {
      const label = NETWORKS.find((name) =>
        `${what.text} ${network?.text ?? ""} ${address.text}`.toLowerCase().includes(name.toLowerCase()),
      );
      // A video is to be seen in the page, and is no profile.
      if (what.phrase.head === "video") return null;
      if (!label || address.is !== "url" || (place && place.phrase.head !== "footer")) return null;
      if (hasLinkTo(context.site, label) && !ONE_MORE.test(context.clause.text)) return null;
      const [footer] = readThings(context.site).of("footer");
      if (!footer) return declined("This page has no footer that I could put it into.");
      const target: Target = { nodes: [footer.node], name: "the footer", selector: null, region: true };
      return call(addSocialLink, { label, href: address.text, footer: target }, label);
    },
  }),
  pattern({
    name: "add-button",
    verbs: ["add", "put"],
    takes: {
      what: one("phrase"),
      beside: maybe("phrase", ["beside", "after"]),
      label: one("literal", ["says", "called", "with", "colon", null]),
      to: maybe(["fact", "phrase"], ["to"]),
    },
    read: ({ what, beside, label, to }, context) => {
      if (what.phrase.head !== "button" || saysLooks(what) || !mayBeNamed(what, label)) return null;
      const goal = to ? linkTargetOf(to, context) : undefined;
      if (goal === null || (goal && isOutcome(goal))) return goal;
      const [first] = readThings(context.site)
        .of("button")
        .filter(({ roles }) => !roles.includes("submit"));
      const named = beside && resolveTarget(context.site, beside, context.dialogue);
      const model =
        named && isTarget(named) ? named.target : first && { nodes: [first.node], name: first.name, selector: null };
      if (!model) return declined("This page has no button yet that another could stand beside.");
      return call(addButton, { beside: model, label: label.text, ...(goal && { to: goal }) }, label.text);
    },
  }),
  pattern({
    name: "add-nav-entry",
    verbs: ["add", "put"],
    takes: {
      what: one("phrase"),
      label: maybe("literal", ["called", "says", "colon", null]),
      place: maybe("phrase", ["to", "in"]),
      to: maybe(["fact", "phrase", "literal"], ["to", "with", "for", null]),
    },
    read: ({ what, label, place, to }, context) => {
      const isEntry = what.phrase.head === "nav-entry" && label !== undefined;
      const isMenu = place?.phrase.head === "navigation" || (place?.phrase.head === "menu" && to?.kind === "fact");
      const isPlaced = isMenu && what.phrase.head === null;
      const name = isEntry ? label.text : isPlaced && !label ? what.text : null;
      if (name === null || (label && !mayBeNamed(what, label))) return null;
      const found = to ? linkTargetOf(to, context) : partNamed(name, context);
      if (!found) return askWhere(name, context);
      return isOutcome(found) ? found : call(addNavEntry, { label: name, to: found }, name);
    },
  }),
];

/** One of several that were said together, by its own name. */
const single = (target: Target, node: number, { site }: Context): Target => {
  const name = readThings(site).at(node)?.name;
  return { ...target, nodes: [node], selector: null, ...(name && { name: quoted(name) }) };
};

const NAMING: ReadonlySet<Thing> = new Set(["heading", "subheading", "name", "text", "headline", "section-heading"]);

/** Who names a card, a person or a line of prices means all of it. */
function wholeItem(target: Target, piece: Named, { site }: Context): Target {
  if (target.region || (piece.kind === "phrase" && piece.phrase.head !== null && NAMING.has(piece.phrase.head)))
    return target;
  const things = readThings(site);
  const nodes = target.nodes.map((node) => {
    const thing = things.at(node);
    return thing?.roles.includes("item-title") && thing.item !== null ? thing.item : node;
  });
  return { ...target, nodes, selector: null };
}

/** A number in the middle of a sentence leaves half of one behind: that is for the owner to word. */
function removal(target: Target, piece: Named, context: Context): Call | Outcome | null {
  // Who does not need something may go on to say that it be hidden.
  const isNeed = context.clause.words.some(({ text }) => /need/i.test(text));
  const isAllPrices = piece.kind === "phrase" && piece.phrase.head === "price" && piece.phrase.many;
  if (isNeed || isAllPrices || !isRemovable(target, context)) return null;
  const { page } = context.site;
  const around = target.nodes.map((node) => sentenceAround(page, node)).find((text) => text !== null);
  if (around) return declined(`It stands in the sentence ${quoted(around)}. Tell me what that should say instead.`);
  return call(remove, { target }, piece.text);
}

/** The text that an element in a line stands in; null when it stands alone. */
function sentenceAround(page: EditablePage, node: NodeId): string | null {
  const parent = parentNode(page, node);
  if (parent === null || isBlock(page.elements[node]!) || page.elements[node]!.tagName === "img") return null;
  const hasWords = page.elements[parent]!.childNodes.some((child) => isText(child) && /\p{L}/u.test(child.value));
  return hasWords ? textOf(page, parent) : null;
}

/** The page itself, its header and footer, and its headline stay. */
function isRemovable({ nodes }: Target, { site }: Context): boolean {
  return nodes.every(
    (node) =>
      !["html", "head", "body", "main", "header", "footer", "nav", "h1", "form"].includes(
        site.page.elements[node]!.tagName,
      ),
  );
}
