import { z } from "zod";

/** For how many days a link may open, and how many it does unless its owner chooses. */
export const LINK_DAYS = ["1", "7", "30"] as const;
export const USUAL_DAYS = "7";

/** What the dialog 'Share a preview' asks. */
export const previewLinkForm = z.object({ days: z.enum(LINK_DAYS, { error: "Please choose for how long." }) });

/** A link that opens, as its owner sees it. */
export interface PreviewLinkItem {
  id: number;
  createdAt: Date | string;
  expiresAt: Date | string;
  /** Null where it is known to those who have it only: of a link that was made before addresses could be told again. */
  address: string | null;
}

/** So many links of one website open at a time. */
export const MOST_LINKS = 20;
