import { attribute, type HtmlElement } from "../../markup/html-document";
import { stylesheetsOf } from "../../markup/stylesheets";
import { referencedAssets } from "../../markup/referenced-assets";
import { addressesInCss } from "../../assembly/rewrite-css";
import type { CheckedSite } from "../checked-site";
import type { Fault, Rule } from "../rule";
import { missingFile } from "../site-paths";
import { EMPTY_CODE } from "../../site/code-parts";

/** A picture, font or other file that the code names and that is not there. */
export const missingFiles: Rule = {
  rule: "missing-file",
  severity: "error",
  message: "A file that the page shows is not there.",
  why: "Visitors see an empty frame, or text in another font, in its place.",
  fix: "Upload the picture again and choose it in the editor, or take it out.",
  find: (site) => [...inHtml(site), ...inStyles(site), ...inScript(site)],
};

const ADDRESSES = ["src", "poster", "data", "background", "xlink:href"];

function addressesOf(element: HtmlElement): string[] {
  const { tagName } = element;
  if (tagName === "a" || tagName === "area" || tagName === "base") return [];
  const single = [...ADDRESSES, "href"].map((name) => attribute(element, name) ?? "");
  const lists = ["srcset", "imagesrcset"].flatMap((name) =>
    (attribute(element, name) ?? "").split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0]!),
  );
  const styled = addressesInCss(attribute(element, "style") ?? "").map(({ address }) => address);
  return [...new Set([...single, ...lists, ...styled])].filter(Boolean);
}

const inHtml = (site: CheckedSite): Fault[] =>
  site.page.elements.flatMap((element) =>
    addressesOf(element).flatMap((address) => fault(address, site, () => site.at(element, address))),
  );

const inStyles = (site: CheckedSite): Fault[] =>
  stylesheetsOf(site.code).flatMap(({ part, offset, css }) =>
    addressesInCss(css).flatMap(({ address, start }) =>
      fault(address, site, () => site.atOffset(part, offset + start, address)),
    ),
  );

function inScript(site: CheckedSite): Fault[] {
  const { javascript } = site.code;
  const paths = referencedAssets({ ...EMPTY_CODE, javascript });
  return paths.flatMap((path) => fault(path, site, () => site.atOffset("javascript", javascript.indexOf(path), path)));
}

function fault(address: string, { assets }: CheckedSite, where: () => Fault["where"]): Fault[] {
  const path = missingFile(address, assets);
  return path === null ? [] : [{ where: where(), message: `The file '${path}' is not there.` }];
}
