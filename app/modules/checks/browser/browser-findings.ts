import type { PageInspection } from "~/integrations/browser/page-inspection";
import { CODE_PARTS } from "../../site/code-parts";
import type { WebsiteCode } from "../../site/website-code";
import { readSite, type CheckedSite, type SiteContext } from "../checked-site";
import type { Finding } from "../../site/finding";
import { isSitePath } from "../site-paths";
import { axeFindings, type PlaceOf } from "./axe-findings";
import { overflowFindings } from "./overflow-findings";
import { trafficFindings, type PlaceOfText } from "./traffic-findings";

/** What was seen of a website's page in a browser, with its places in the code. */
export function browserFindings(inspection: PageInspection, code: WebsiteCode, context: SiteContext): Finding[] {
  const site = readSite(code, context);
  const placeOf = placeOfSeen(site);
  return [
    ...overflowFindings(inspection, placeOf),
    ...axeFindings(inspection, placeOf),
    ...trafficFindings(inspection, {
      ...context,
      isSitePath: (path) => isSitePath(path, context.assets),
      placeOfText: placeOfText(site),
    }),
  ];
}

/** By the number of the element; what no element of the source is around concerns the whole page. */
const placeOfSeen =
  ({ page, at }: CheckedSite): PlaceOf =>
  ({ mark, text }) => {
    const element = mark === null ? undefined : page.elements[Number(mark)];
    return element ? at(element, text) : { part: "html", ...(text && { text }) };
  };

const placeOfText =
  ({ code, atOffset }: CheckedSite): PlaceOfText =>
  (text) => {
    for (const part of CODE_PARTS) {
      const offset = code[part].indexOf(text);
      if (offset !== -1) return atOffset(part, offset, text);
    }
    return { part: "javascript" };
  };
