import { attribute, elementsOf, readDocument } from "~/modules/markup/html-document";
import { addressesInCss } from "~/modules/assembly/rewrite-css";

/** The files of an unpacked archive, as text, by their paths. */
export type Copy = ReadonlyMap<string, string>;

const ADDRESSES = ["src", "href", "poster", "data"];
const CANDIDATES = ["srcset", "imagesrcset"];
const DISK = "file:///copy/";

/** Every address that a browser may load or follow from a page or stylesheet. */
function addressesIn(path: string, content: string): string[] {
  if (path.endsWith(".css")) return addressesInCss(content).map(({ address }) => address);
  if (!path.endsWith(".html")) return [];
  return elementsOf(readDocument(content).root).flatMap((element) => {
    const valuesOf = (names: string[]) => names.flatMap((name) => attribute(element, name) ?? []);
    const candidates = valuesOf(CANDIDATES).flatMap((list) =>
      list.split(",").map((each) => each.trim().split(/\s+/)[0]!),
    );
    const styles =
      element.tagName === "style" ? element.childNodes.map((node) => ("value" in node ? node.value : "")) : [];
    return [
      ...valuesOf(ADDRESSES),
      ...candidates,
      ...[...valuesOf(["style"]), ...styles].flatMap((css) => addressesInCss(css).map(({ address }) => address)),
    ];
  });
}

/**
 * Local addresses in a copy that name no file of it, as a browser reads them: from a disk, and from the host's root for
 * the page that only a host shows. `root` is the path at which the copy stands.
 */
export function brokenReferences(copy: Copy, root = "/"): string[] {
  return [...copy].flatMap(([path, content]) => {
    const base = path === "404.html" ? `file://${root}${path}` : DISK + path;
    const top = path === "404.html" ? `file://${root}` : DISK;
    return addressesIn(path, content).flatMap((address) => {
      const { href, protocol, pathname } = new URL(address, base);
      if (protocol !== "file:" || address.startsWith("#")) return [];
      const file = href.startsWith(top) ? decodeURIComponent(pathname.slice(new URL(top).pathname.length)) : null;
      const isThere = file !== null && (copy.has(file) || (path === "404.html" && isFolder(copy, file)));
      return isThere ? [] : [`${path}: ${address}`];
    });
  });
}

/** Whether a host for plain files answers at a path with the page of a folder. */
export const isFolder = (copy: Copy, path: string) =>
  copy.has(`${path.replace(/\/?$/, "/").replace(/^\//, "")}index.html`);

/** Every whole web address that stands anywhere in the texts of a copy. */
export function wholeAddresses(copy: Copy): string[] {
  const found = [...copy]
    .filter(([path]) => /\.(?:html|xml|txt)$/.test(path))
    .flatMap(([, content]) => content.match(/\bhttps?:\/\/[^\s"'<>)\]\\]+/g) ?? []);
  return [...new Set(found.map((address) => address.replaceAll("&amp;", "&")))];
}
