import { queryAll } from "../../cascade/query";
import { attribute } from "../../markup/html-document";
import type { NodeId } from "../../markup/page";
import { placeholderOfBlank } from "../../markup/placeholders";
import type { OpenedSite } from "../opened-site";

/** Links that call or write, without those that wait to be filled in. */
export const contactLinks = ({ page }: OpenedSite, scheme: "tel:" | "mailto:"): NodeId[] =>
  queryAll(page, "a").filter(
    (node) => attribute(page.elements[node]!, "href")?.startsWith(scheme) && placeholderOfBlank(page, node) === null,
  );
