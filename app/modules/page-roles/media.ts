import type { NodeId } from "../markup/page";
import { isBrandLink, type Frame } from "./frame";
import type { Looks } from "./looks";
import { around, HOLDS, holdsAny, isInside, linesOf, type Tree } from "./tree";

export interface Media {
  logo: NodeId | null;
  /** The name of the business in the header, when it is a text. */
  brand: NodeId | null;
  pictures: NodeId[];
  videos: NodeId[];
  maps: NodeId[];
}

const LOGO = /logo|brandmark/i;
const VIDEO = /youtu\.?be|vimeo|dailymotion/i;
const MAP = /maps|openstreetmap|mapbox/i;

/** Reads what is seen rather than read. */
export function findMedia(tree: Tree, looks: Looks, frame: Frame): Media {
  const all = [...tree.page.elements.keys()].filter((node) => !tree.unseen[node]);
  const images = all.filter((node) => tree.tag(node) === "img" && !isDot(tree, node));
  const logo = logoOf(tree, frame, all, images);
  const frames = all.filter((node) => tree.tag(node) === "iframe");
  const isOf = (pattern: RegExp) => (node: NodeId) => pattern.test(tree.attribute(node, "src") ?? "");
  const behind = all.filter((node) => isPictureBox(tree, looks, node));
  return {
    logo,
    brand: brandOf(tree, frame),
    pictures: [...images.filter((node) => node !== logo), ...behind].toSorted((a, b) => a - b),
    videos: [...all.filter((node) => tree.tag(node) === "video"), ...frames.filter(isOf(VIDEO))],
    maps: frames.filter(isOf(MAP)),
  };
}

/** Pictures of one pixel count visits. */
const isDot = (tree: Tree, node: NodeId) =>
  tree.attribute(node, "width") === "1" && tree.attribute(node, "height") === "1";

/** An empty box that shows a picture; what holds words only stands on one. */
function isPictureBox(tree: Tree, looks: Looks, node: NodeId): boolean {
  const isBox = ["div", "span", "a", "figure", "section", "td"].includes(tree.tag(node));
  return (
    isBox &&
    tree.text(node) === "" &&
    !holdsAny(tree, node, HOLDS.picture | HOLDS.control) &&
    looks.hasPictureBehind(node)
  );
}

function logoOf(tree: Tree, { header, navigations }: Frame, all: NodeId[], images: NodeId[]): NodeId | null {
  const isCalled = (node: NodeId) =>
    ["alt", "src", "class", "id"].some((name) => LOGO.test(tree.attribute(node, name) ?? "")) ||
    [tree.parents[node], tree.parents[tree.parents[node] ?? -1]].some(
      (each) => each !== undefined && each !== null && tree.tag(each) === "a" && isBrandLink(tree, each),
    );
  const inHeader = images.filter((node) => header !== null && isInside(tree, node, header));
  const drawings = all.filter(
    (node) => tree.tag(node) === "svg" && header !== null && isInside(tree, node, header) && isCalled(node),
  );
  const first = navigations[0]?.entries[0] ?? Infinity;
  return (
    inHeader.find(isCalled) ??
    inHeader.find((node) => node < first) ??
    drawings[0] ??
    images.slice(0, 2).find(isCalled) ??
    null
  );
}

function brandOf(tree: Tree, { header, navigations }: Frame): NodeId | null {
  if (header === null) return null;
  const lines = linesOf(tree).filter((node) => isInside(tree, node, header));
  const linked = lines.find((node) => isNamed(tree, node, header));
  const entries = new Set(navigations.flatMap((each) => each.entries));
  const first = lines[0];
  const isFirst =
    first !== undefined &&
    tree.text(first).length < 40 &&
    ![first, ...tree.children[first]!].some((node) => entries.has(node));
  const brand = linked ?? (isFirst && first < (navigations[0]?.node ?? Infinity) ? first : null);
  return brand === null ? null : holderOf(tree, brand);
}

/** The innermost element with the same words: it has their size and colour. */
function holderOf(tree: Tree, node: NodeId): NodeId {
  const inner = tree.children[node]!.find((child) => tree.text(child) === tree.text(node));
  return inner === undefined ? node : holderOf(tree, inner);
}

function isNamed(tree: Tree, node: NodeId, header: NodeId): boolean {
  const path = [node, ...around(tree, node)].filter((each) => isInside(tree, each, header));
  return path.some((each) => tree.tag(each) === "a" && isBrandLink(tree, each));
}
