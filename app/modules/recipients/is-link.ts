import { parse } from "tldts";

/**
 * Whether a mail program would make a link of a word: it holds an address of the web or of mail, or the name of a host
 * under a top-level domain that exists.
 */
export function isLink(word: string): boolean {
  const plain = word
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();
  if (plain.includes("://") || plain.startsWith("www.") || /[^@]@[^@]/.test(plain)) return true;
  return plain.split(/[^\p{L}\p{N}.-]+/u).some(namesHost);
}

/** A name may be followed by letters of another script without a blank. */
function namesHost(piece: string): boolean {
  const labels = piece.split(".");
  return labels.some(
    (label, at) => at > 0 && labels[at - 1] !== "" && [label, /^[a-z]+/.exec(label)?.[0]].some(isTopLevel),
  );
}

const isTopLevel = (label = "") => label !== "" && parse(`x.${label}`).isIcann === true;
