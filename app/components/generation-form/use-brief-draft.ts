import type { DefaultValue, FormMetadata } from "@conform-to/react";
import type { RefObject } from "react";
import { z } from "zod";
import { DRAFT_FIELD } from "~/components/drafts/send-kept";
import { useDraft } from "~/components/drafts/use-draft";
import { ALT_FIELD } from "~/modules/generation/picture-alts";
import type { FormShape } from "./form-fields";

/** Text fields of the form by name; files cannot be kept. */
const typedBrief = z.record(z.string(), z.string());

/** Each form that is shown has its own of them; the words for pictures belong to files. */
const NOT_KEPT = ["key", "chosen", DRAFT_FIELD, ALT_FIELD];

/**
 * Brings what was left in the form back into a fresh one, without a question: the form stands there anyway, and a look
 * at another screen should cost nothing. Gives the handler that keeps it while it is typed.
 */
export function useBriefDraft(form: FormMetadata<FormShape>, element: RefObject<HTMLFormElement>, fresh: boolean) {
  const { holder, keep } = useDraft({
    kind: "brief",
    id: "new",
    asks: false,
    schema: typedBrief,
    onContinue: (typed) => {
      if (fresh) form.update({ value: typed as NonNullable<DefaultValue<FormShape>> });
    },
  });
  const keepDraft = () => {
    if (!element.current) return;
    const typed = [...new FormData(element.current)].filter(
      ([name, value]) => typeof value === "string" && value !== "" && !NOT_KEPT.includes(name),
    );
    void keep(Object.fromEntries(typed) as z.infer<typeof typedBrief>);
  };
  return { holder, keepDraft };
}
