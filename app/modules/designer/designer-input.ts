import { z } from "zod";
import { storedText } from "~/lib/stored-text";
import type { Offer } from "../operations/outcome";
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
  /** The element of `currentCode` that the owner has selected in the preview, by its number among its elements. */
  selected: z.int().nonnegative().optional(),
});

/** What a designer offers to do: the words on a button, and the request that it sends. */
export const designerOffers = z.array(z.object({ label: z.string(), says: z.string() }));

/** The answer of `POST /api/ai-designer`. `updatedCode` is there just when there are changes. */
export const designerReply = z.object({
  message: z.string(),
  hasChanges: z.boolean().catch(false),
  updatedCode: websiteCode.nullish().catch(null),
  offers: designerOffers.optional().catch(undefined),
});
export interface DesignerReply {
  message: string;
  /** Whether the code differs from what was sent. */
  hasChanges: boolean;
  updatedCode: z.infer<typeof websiteCode> | null;
  /** Requests that the designer can do for certain, to choose from; none as a rule. */
  offers?: Offer[];
}
