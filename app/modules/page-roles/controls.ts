import type { NodeId } from "../markup/page";
import type { Frame } from "./frame";
import type { Looks } from "./looks";
import { findSkipLink } from "./skip-link";
import { around, HOLDS, holdsAny, isInside, within, type Tree } from "./tree";

const LONGEST_LABEL = 60;
const PRESSED = new Set(["submit", "button", "image", "reset"]);

/** What can be pressed: buttons by their tag, and links that look like one. */
export function findButtons(tree: Tree, looks: Looks, { navigations }: Frame): Set<NodeId> {
  const all = [...tree.page.elements.keys()].filter((node) => !tree.unseen[node] && !isForMachines(tree, node));
  const told = all.filter((node) => isToldButton(tree, node));
  const skipLink = findSkipLink(tree);
  const padded = new Set(
    all.filter((node) => tree.tag(node) === "a" && node !== skipLink && isPaddedLink(tree, looks, node)),
  );
  // Where most entries of a navigation have a surface, that is how its entries look.
  for (const { entries } of navigations) {
    const surfaces = entries.filter((node) => padded.has(node));
    if (surfaces.length * 2 > entries.length) for (const node of surfaces) padded.delete(node);
  }
  return new Set([...told, ...padded]);
}

function isToldButton(tree: Tree, node: NodeId): boolean {
  const tag = tree.tag(node);
  if (tag === "input") return PRESSED.has((tree.attribute(node, "type") ?? "").toLowerCase());
  if (tag !== "button" && tree.attribute(node, "role") !== "button") return false;
  // What only opens a menu or a text is a part of that.
  return (
    tree.attribute(node, "aria-expanded") === undefined &&
    tree.attribute(node, "data-toggle") === undefined &&
    tree.attribute(node, "data-bs-toggle") === undefined &&
    tree.text(node) !== ""
  );
}

function isPaddedLink(tree: Tree, looks: Looks, node: NodeId): boolean {
  const text = tree.text(node);
  if (text === "" || text.length > LONGEST_LABEL || holdsAny(tree, node, HOLDS.block)) return false;
  if (looks.isPadded(node)) return true;
  // In tables and older builders the surface is that of the only thing around the link, or of the only thing in it.
  const [inner, ...others] = tree.children[node]!;
  const shell = tree.parents[node] ?? null;
  const isAlone =
    shell !== null &&
    tree.text(shell) === text &&
    tree.children[shell]!.length === 1 &&
    tree.tag(shell) !== "body" &&
    tree.tag(shell) !== "li";
  return (
    (inner !== undefined && others.length === 0 && tree.text(inner) === text && looks.isPadded(inner)) ||
    (isAlone && looks.hasFace(shell) && (looks.isPadded(shell) || tree.attribute(shell, "bgcolor") !== undefined))
  );
}

/** Fields that only machines fill in, and what is kept from everybody. */
const isForMachines = (tree: Tree, node: NodeId): boolean => keptFrom(tree)[node]!;

const kept = new WeakMap<Tree, boolean[]>();

function keptFrom(tree: Tree): boolean[] {
  const known = kept.get(tree);
  if (known) return known;
  const all: boolean[] = [];
  for (const node of tree.page.elements.keys())
    all.push(tree.attribute(node, "aria-hidden") === "true" || (all[tree.parents[node] ?? -1] ?? false));
  kept.set(tree, all);
  return all;
}

const FIELDS = new Set(["input", "textarea", "select"]);
const NO_FIELDS = new Set(["hidden", "submit", "button", "image", "reset"]);

/** Fields of forms, each with its label: the element that holds both and no other field, or the field alone. */
export function findFields(tree: Tree): { node: NodeId; control: NodeId; name: string }[] {
  const controls = [...tree.page.elements.keys()].filter(
    (node) =>
      FIELDS.has(tree.tag(node)) &&
      !NO_FIELDS.has((tree.attribute(node, "type") ?? "text").toLowerCase()) &&
      !isForMachines(tree, node) &&
      !inUnseen(tree, node),
  );
  return controls.map((control, index) => {
    const node = shellOf(tree, control, controls[index - 1], controls[index + 1]);
    const id = tree.attribute(control, "id");
    const label = id ? labelFor(tree, id) : undefined;
    const name =
      (label === undefined ? tree.text(node) : tree.text(label)) ||
      tree.attribute(control, "aria-label") ||
      tree.attribute(control, "placeholder") ||
      tree.attribute(control, "name") ||
      "";
    return { node, control, name: name.replace(/\*$/, "").trimEnd() };
  });
}

const inUnseen = (tree: Tree, node: NodeId) => tree.unseen[node]!;

const labels = new WeakMap<Tree, Map<string, NodeId>>();

function labelFor(tree: Tree, id: string): NodeId | undefined {
  const known =
    labels.get(tree) ??
    new Map(
      [...tree.page.elements.keys()].flatMap((node) => {
        const target = tree.tag(node) === "label" ? tree.attribute(node, "for") : undefined;
        return target ? [[target, node] as const] : [];
      }),
    );
  labels.set(tree, known);
  return known.get(id);
}

/** The largest element around a field that holds no other field, up to its form. */
function shellOf(tree: Tree, control: NodeId, before: NodeId | undefined, next: NodeId | undefined): NodeId {
  let shell = control;
  for (const each of around(tree, control)) {
    const isShared = [before, next].some((other) => other !== undefined && isInside(tree, other, each));
    if (
      isShared ||
      ["form", "fieldset", "section", "body", "table"].includes(tree.tag(each)) ||
      tree.length(each) > 200
    )
      break;
    if (pressedIn(tree, each)) break;
    shell = each;
  }
  return shell;
}

const pressedIn = (tree: Tree, node: NodeId): boolean =>
  [...within(tree, node)].some(
    (each) =>
      tree.tag(each) === "button" || (tree.tag(each) === "input" && PRESSED.has(tree.attribute(each, "type") ?? "")),
  );
