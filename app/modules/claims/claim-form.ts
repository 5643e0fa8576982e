import { z } from "zod";
import { storedText } from "~/lib/stored-text";

const key = z.string().min(1).max(2000);

/** What the forms of 'Facts to confirm' send, by the `intent` of their buttons. */
export const claimForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["confirm-claim", "reopen-claim", "remove-claim"]), key }),
  z.object({
    intent: z.literal("replace-claim"),
    key,
    words: storedText().trim().min(1, "Enter what shall stand there.").max(2000),
  }),
]);
