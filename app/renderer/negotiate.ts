import { ENCODINGS, type Encoding, type PublishedFile } from "~/published/manifest";
import { BoundedCache } from "./bounded-cache";

/**
 * Chooses the form of a file for an `Accept-Encoding` header: the one that the client weighs highest, brotli
 * first among equals, the plain one when none is accepted.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | null {
  if (!header || available.length === 0) return null;
  const weights = weightsIn(header);
  const weigh = (coding: string) => weights.get(coding) ?? weights.get("*") ?? 0;
  let best: Encoding | null = null;
  for (const coding of ENCODINGS) {
    if (!available.includes(coding) || weigh(coding) === 0) continue;
    if (best === null || weigh(coding) > weigh(best)) best = coding;
  }
  const plain = weights.get("identity");
  return best !== null && plain !== undefined && plain > weigh(best) ? null : best;
}

/**
 * Chooses the format of a picture for an `Accept` header: AVIF where there is one and the client names it, unless it
 * likes the file as it is better. That it takes everything says nothing of a format that older browsers do not know.
 */
export function chooseFormat(header: string | undefined, file: PublishedFile): PublishedFile {
  if (!header || !file.avif) return file;
  const weights = weightsIn(header);
  const liked = weights.get("image/avif") ?? 0;
  if (liked === 0 || liked < (weights.get(file.type) ?? 0)) return file;
  return { ...file, ...file.avif, type: "image/avif", encodings: [] };
}

/** The request headers on which the answer with a file depends; a picture may have another format tomorrow. */
export function varyOf({ encodings, type }: PublishedFile): string | null {
  if (encodings.length > 0) return "Accept-Encoding";
  return type === "image/webp" ? "Accept" : null;
}

/** Browsers send few different headers, and the same ones with each request. */
const read = new BoundedCache<string, Map<string, number>>(500);

function weightsIn(header: string): Map<string, number> {
  let weights = read.get(header);
  if (!weights) read.set(header, (weights = parseWeights(header)));
  return weights;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(coding === "x-gzip" ? "gzip" : coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

/** The strong tag of one form of a file: other bytes, another tag. */
export function entityTag(file: PublishedFile, encoding: Encoding | null): string {
  const hash = file.hash.slice(0, 32);
  return encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
}

/** Whether an `If-None-Match` header names this tag. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  if (header === tag) return true;
  return header.split(",").some((given) => {
    const value = given.trim();
    return value === "*" || value === tag || value === `W/${tag}`;
  });
}
