import { NOT_FOUND_FILE } from "~/published/manifest";
import { fileAt } from "~/published/request-path";
import {
  attribute,
  elementsOf,
  escapeAttribute,
  hasWord,
  readDocument,
  type HtmlElement,
} from "../markup/html-document";
import { applySplices, type Splice } from "../markup/splices";
import { localReference } from "../markup/local-reference";
import { rootFrom } from "./pages/site-page";
import { ADDRESSES, oneForEachPlace, removed } from "./rewrite-references";
import type { SiteFile } from "../storage/site-file";

/** The place of a page, and the files that are there. */
interface PageLocation {
  /** The folder of the page, with a slash at its end; an empty text for the site's root. */
  folder: string;
  /** Leads from the page to the site's root. */
  root: string;
  has: (file: string) => boolean;
}

/**
 * Writes the pages of a site so that they open without a server: a link to a folder names the page in it, and what
 * browsers refuse to load from a disk (`crossorigin`, preloads) is gone. The answer to addresses that a site does not
 * have stays as it is: only a server gives it, at any depth.
 */
export function forDisk(files: SiteFile[]): SiteFile[] {
  const pages = new Set(files.map(({ path }) => path).filter((path) => path.endsWith(".html")));
  const has = (path: string) => pages.has(path);
  return files.map((file) => (has(file.path) && file.path !== NOT_FOUND_FILE ? pageForDisk(file, has) : file));
}

function pageForDisk(file: SiteFile, has: PageLocation["has"]): SiteFile {
  const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
  const place: PageLocation = { folder, root: folder === "" ? "" : rootFrom(file.path), has };
  const document = readDocument(new TextDecoder().decode(file.bytes));
  const splices = elementsOf(document.root).flatMap((element) =>
    isOwnPreload(element, place) ? removed(element) : attributeSplices(element, place),
  );
  return { ...file, bytes: Buffer.from(applySplices(document.source, oneForEachPlace(splices))) };
}

const isOwn = (element: HtmlElement, { folder }: PageLocation) =>
  localReference(attribute(element, "src") ?? attribute(element, "href") ?? "", folder) !== null;

function isOwnPreload(element: HtmlElement, place: PageLocation): boolean {
  const preloads = hasWord(element, "rel", "preload") || hasWord(element, "rel", "modulepreload");
  return element.tagName === "link" && preloads && isOwn(element, place);
}

function attributeSplices(element: HtmlElement, place: PageLocation): Splice[] {
  return Object.entries(element.sourceCodeLocation?.attrs ?? {}).flatMap(([name, at]) => {
    const span = { start: at.startOffset, end: at.endOffset };
    if (name === "crossorigin") return isOwn(element, place) ? [{ ...span, text: "" }] : [];
    const written = ADDRESSES.includes(name) ? writtenOut(attribute(element, name) ?? "", place) : null;
    return written === null ? [] : [{ ...span, text: `${name}="${escapeAttribute(written)}"` }];
  });
}

/** The address of the page that answers at an address of the site; null for what is no page, or named as it lies. */
function writtenOut(address: string, { folder, root, has }: PageLocation): string | null {
  const local = localReference(address, folder);
  const path = local && fileAt(local.path, has);
  if (!local || path === null) return null;
  const isNamed = path === local.path && !address.trim().startsWith("/");
  return isNamed ? null : root + path.split("/").map(encodeURIComponent).join("/") + local.suffix;
}
