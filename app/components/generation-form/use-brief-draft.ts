import type { DefaultValue, FormMetadata } from "@conform-to/react";
import { useEffect, type RefObject } from "react";
import { flushSync } from "react-dom";
import { z } from "zod";
import { DRAFT_FIELD } from "~/components/drafts/send-kept";
import { useDraft } from "~/components/drafts/use-draft";
import { FILES_CHANGED } from "~/components/ui/use-file-list";
import { ALT_FIELD } from "~/modules/generation/picture-alts";
import type { TemplateId } from "~/modules/site/choices";
import { tooMuch } from "./file-checks";
import { chosenFiles, putBackAlts, putBackFiles, typedAlts } from "./form-files";
import type { FormShape } from "./form-fields";

/** Text fields of the form by name; of several with one name, a line each. */
const typedBrief = z.record(z.string(), z.string());

/** Each form that is shown has its own of them. */
const NOT_KEPT = ["key", "chosen", DRAFT_FIELD, ALT_FIELD];

function typedIn(form: HTMLFormElement): z.infer<typeof typedBrief> {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && !NOT_KEPT.includes(name) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(typed), [ALT_FIELD]: typedAlts(form) };
}

interface BriefDraft {
  form: FormMetadata<FormShape>;
  element: RefObject<HTMLFormElement>;
  fresh: boolean;
  /** Chosen after what was left in the form: it counts. */
  asked: TemplateId | undefined;
}

/**
 * Brings what was left in the form back into a fresh one, without a question: the form stands there anyway, and a look
 * at another screen should cost nothing. Gives the handler that keeps it while it is typed.
 */
export function useBriefDraft({ form, element, fresh, asked }: BriefDraft) {
  const { holder, keep, keepFiles } = useDraft({
    kind: "brief",
    id: "new",
    asks: false,
    schema: typedBrief,
    onContinue: ({ [ALT_FIELD]: alts = "", ...typed }, _resumed, files) => {
      if (!fresh || !element.current) return;
      // At once: it makes the fields anew, and files are put into those that stay.
      const value = { ...typed, ...(asked && { template: asked }) } as NonNullable<DefaultValue<FormShape>>;
      flushSync(() => form.update({ value }));
      putBackFiles(element.current, files);
      putBackAlts(element.current, alts);
      void keep(typedIn(element.current));
    },
  });

  useEffect(() => {
    const shown = element.current;
    const keepChosen = () => shown && keepFiles(tooMuch(new FormData(shown).values()) ? [] : chosenFiles(shown));
    shown?.addEventListener(FILES_CHANGED, keepChosen);
    return () => shown?.removeEventListener(FILES_CHANGED, keepChosen);
  }, [element, keepFiles]);

  const keepDraft = () => element.current && void keep(typedIn(element.current));
  return { holder, keepDraft };
}
