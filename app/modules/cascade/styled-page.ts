import type { EditablePage } from "../markup/page";
import type { WebsiteCode } from "../site/website-code";

/** A page with the stylesheet that it is seen with. */
export interface StyledPage {
  code: WebsiteCode;
  page: EditablePage;
}
