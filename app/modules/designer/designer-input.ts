import { z } from "zod";
import { storedText } from "~/lib/stored-text";
import { websiteCode } from "../site/website-code";

const LONGEST_MESSAGE = 4_000;

/** What an owner may ask for. */
export const designerMessage = storedText("Please write what you would like to change.")
  .trim()
  .min(1, "Please write what you would like to change.")
  .max(LONGEST_MESSAGE, "A request has at most 4,000 characters.");

/** Body of `POST /api/ai-designer`. The built-in designer can be asked for instead of the website's own. */
export const designerInput = z.object({
  analysisId: z.number().int().positive(),
  message: designerMessage,
  currentCode: websiteCode,
  designer: z.literal("built-in").optional(),
});

/** The answer of `POST /api/ai-designer`. `updatedCode` is there just when there are changes. */
export const designerReply = z.object({
  message: z.string(),
  hasChanges: z.boolean().catch(false),
  updatedCode: websiteCode.nullish().catch(null),
});
export interface DesignerReply {
  message: string;
  /** Whether the code differs from what was sent. */
  hasChanges: boolean;
  updatedCode: z.infer<typeof websiteCode> | null;
}
