import sharp from "sharp";

/** How two sites can be alike: in the order and layout of their parts, in their first views, and in both together. */
export interface Likeness {
  structure: number;
  pixels: number;
  both: number;
}

/** A site as it is compared: its parts with their layouts, and its first view seen from afar. */
export interface Compared {
  name: string;
  parts: string[];
  view: Uint8Array;
}

/** Pixels from which a first view is compared: fields of colour, blocks of text, no letters. */
const [ACROSS, DOWN] = [32, 20];

/** The parts of a page in their order, each with its layout: `hero upright`. */
export function partsOf(html: string): string[] {
  const tags = html.match(/<section [^>]*>/g) ?? [];
  return tags.map((tag) =>
    ["section", "variant"].map((name) => new RegExp(`data-${name}="([^"]*)"`).exec(tag)?.[1] ?? "").join(" "),
  );
}

/** A picture as few pixels, in red, green and blue. */
export async function seenFromAfar(picture: string | Buffer): Promise<Uint8Array> {
  return sharp(picture).removeAlpha().resize(ACROSS, DOWN, { fit: "fill" }).raw().toBuffer();
}

/** From 0 for nothing in common up to 1. */
export function likenessOf(one: Compared, other: Compared): Likeness {
  const structure = (2 * inCommon(one.parts, other.parts)) / (one.parts.length + other.parts.length);
  const pixels = 1 - differenceOf(one.view, other.view);
  return { structure, pixels, both: structure * pixels };
}

/** The longest sequence that both have, with gaps. */
function inCommon(one: readonly string[], other: readonly string[]): number {
  let before = Array<number>(other.length + 1).fill(0);
  for (const part of one) {
    const row = [0];
    for (const [at, each] of other.entries())
      row.push(each === part ? before[at]! + 1 : Math.max(before[at + 1]!, row[at]!));
    before = row;
  }
  return before.at(-1)!;
}

/** Root of the mean square of differences: half a view in another colour is far, a little everywhere is near. */
function differenceOf(one: Uint8Array, other: Uint8Array): number {
  const sum = one.reduce((total, value, at) => total + ((value - other[at]!) / 255) ** 2, 0);
  return Math.sqrt(sum / one.length);
}

/** Every two sites, the most alike first. */
export function pairsByLikeness(sites: readonly Compared[]): { names: [string, string]; likeness: Likeness }[] {
  return sites
    .flatMap((one, at) =>
      sites.slice(at + 1).map((other) => ({
        names: [one.name, other.name] satisfies [string, string],
        likeness: likenessOf(one, other),
      })),
    )
    .toSorted((a, b) => b.likeness.both - a.likeness.both);
}
