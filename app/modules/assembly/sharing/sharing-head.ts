import { attribute, elementsOf, type HtmlDocument, type HtmlElement } from "../../markup/html-document";
import { mediaTypeOf } from "../../storage/media-type";
import { html, type Html } from "../../markup/html";
import { businessData, dataScript, questionsData, type PublishedPage } from "./linked-data";
import { localeOf } from "./locale";
import { SHARE_HEIGHT, SHARE_WIDTH } from "./share-size";
import { metaContent, type PageDetails } from "./page-details";

/** The picture that stands for a site where it is shared: whole address, and what is written on it. */
export interface SharePicture {
  href: string;
  alt: string;
}

/** Tags that show a page's picture where it is shared (Open Graph, and what X reads beside it). */
export function pictureTags(picture: SharePicture | null): Html {
  if (!picture) return html`<meta name="twitter:card" content="summary">\n`;
  return html`<meta property="og:image" content="${picture.href}">
<meta property="og:image:type" content="${mediaTypeOf(picture.href)}">
<meta property="og:image:width" content="${SHARE_WIDTH}">
<meta property="og:image:height" content="${SHARE_HEIGHT}">
<meta property="og:image:alt" content="${picture.alt}">
<meta name="twitter:card" content="summary_large_image">
`;
}

interface Shared extends Omit<PublishedPage, "address"> {
  /** Null for a copy of which nobody knows where it will stand. */
  address: string | null;
  details: PageDetails;
  title: string;
  lang: string;
  picture: SharePicture | null;
}

/** What a site's own page is to say for search engines and where it is shared, without what it says already. */
export function sharingHead(document: HtmlDocument, page: Shared): Html {
  const { details, title, lang, address } = page;
  const isSaid = (name: string) => metaContent(document, name) !== "";
  const tag = (property: string, content: string | null) =>
    content && !isSaid(property) && html`<meta property="${property}" content="${content}">\n`;
  return html`${tag("og:type", "website")}${tag("og:site_name", details.name)}${tag("og:title", title)}${tag("og:description", details.description)}${tag("og:url", address)}${tag("og:locale", localeOf(lang))}${!isSaid("og:image") && !isSaid("twitter:card") && pictureTags(page.picture)}${!hasOwnData(document) && ownData(page)}`;
}

function ownData({ address, ...page }: Shared): Html | null {
  if (address === null) return null;
  const published = { ...page, address };
  const graph = [businessData(page.details, published), questionsData(page.details, published)].filter(
    (data) => data !== null,
  );
  return graph.length === 0 ? null : dataScript({ "@context": "https://schema.org", "@graph": graph });
}

const isDataScript = (element: HtmlElement) =>
  element.tagName === "script" && attribute(element, "type")?.trim().toLowerCase() === "application/ld+json";

/** Whether a page describes itself for search engines already, as data or as microdata. */
const hasOwnData = ({ root }: HtmlDocument) =>
  elementsOf(root).some((element) => isDataScript(element) || attribute(element, "itemscope") !== undefined);
