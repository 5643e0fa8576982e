import { z } from "zod";
import { storedText } from "~/lib/stored-text";
import { websiteCode } from "../site/website-code";
import { changeType } from "../website-record/change-type";

/** Shown when a version to be saved has no title (tests/list, section 5). */
export const TITLE_REQUIRED = {
  title: "Title Required",
  description: "Please enter a title for this version.",
} as const;

/** Said with each failure of saving, restoring or deleting a version (tests/list, section 8). */
export const TRY_AGAIN = "Please try again.";

const title = storedText(TITLE_REQUIRED.description)
  .trim()
  .min(1, TITLE_REQUIRED.description)
  .max(200, "A title has at most 200 characters.");
const description = storedText().trim().max(2_000, "A description has at most 2,000 characters.");

/** What the Save Version dialog asks for. */
export const versionForm = z.object({ title, changeDescription: description.optional() });

/** Body of `POST /api/versions`. */
export const saveVersionInput = z.object({
  analysisId: z.number().int().positive(),
  title,
  websiteCode,
  changeType: changeType.default("manual"),
  changeDescription: description.nullish(),
  isAutoSaved: z.boolean().default(false),
});
export type SaveVersionInput = z.output<typeof saveVersionInput>;

/** Body of `POST /api/versions/{versionId}/restore`. */
export const restoreVersionInput = z.object({ analysisId: z.number().int().positive() });
