import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { useLatest } from "~/components/ui/use-latest";
import { fits, lastLeft, type DraftOf, type KeptFile, type StoredDraft } from "./draft";
import { useDraftOwner } from "./draft-owner";
import { deleteDraft, listDrafts, putDraft, putFiles, resumeDraft, takeOver } from "./draft-store";
import { announceHolder, newHolder, openHolders } from "./holder";

interface DraftInput<Content> extends Omit<DraftOf, "owner"> {
  /** Whether it asks before it puts back what was left; true if not given. */
  asks?: boolean;
  /** What a draft's content looks like. One that does not, from an older Plinth, is passed over. */
  schema: z.ZodType<Content>;
  /**
   * Puts a draft back to where it was typed. `resumed` says that its owner has just signed in for it and was not asked.
   */
  onContinue: (content: Content, resumed: boolean, files: KeptFile[]) => void;
}

/**
 * Keeps what is typed on this device until it is saved or given up, and asks about what an earlier tab has left.
 * `holder` is null until the page's script runs.
 */
export function useDraft<Content>({ kind, id, asks = true, schema, onContinue }: DraftInput<Content>) {
  const owner = useDraftOwner();
  const [holder, setHolder] = useState<string | null>(null);
  const [offered, setOffered] = useState<StoredDraft | null>(null);
  const isKept = useRef(false);
  const latest = useLatest({ schema, onContinue });

  const take = useCallback(
    async (draft: StoredDraft, own: string) => {
      setOffered(null);
      const files = await takeOver(draft, own);
      if (!files) return false;
      isKept.current = true;
      latest.current.onContinue(latest.current.schema.parse(draft.content), draft.resumes, files);
      return true;
    },
    [latest],
  );

  const look = useCallback(
    async (own: string) => {
      const [drafts, open] = await Promise.all([listDrafts({ owner, kind, id }, Date.now()), openHolders()]);
      const left = lastLeft(
        drafts.filter(({ content }) => latest.current.schema.safeParse(content).success),
        open,
      );
      if (left && (left.resumes || !asks)) await take(left, own);
      else setOffered(left);
    },
    [owner, kind, id, asks, latest, take],
  );

  useEffect(() => {
    const own = newHolder();
    const leave = announceHolder(own);
    setHolder(own);
    void look(own);
    return leave;
  }, [look]);

  const keep = useCallback(
    async (content: Content) => {
      if (!holder || !fits(content)) return;
      isKept.current = true;
      await putDraft({ owner, kind, id, holder, at: Date.now(), resumes: false, content });
    },
    [owner, kind, id, holder],
  );

  /** Keeps these files beside what is typed, in place of those of before. */
  const keepFiles = useCallback((files: KeptFile[]) => holder && void putFiles(holder, files), [holder]);

  const forget = useCallback(() => {
    if (!holder || !isKept.current) return;
    isKept.current = false;
    void deleteDraft(holder);
  }, [holder]);

  /** Has it come back by itself after sign-in. @returns false where this browser keeps nothing */
  const resumeAfterSignIn = useCallback(async () => holder !== null && (await resumeDraft(holder)) !== null, [holder]);

  const answers = {
    /** Goes on with what is offered, or with the next where another tab was quicker. */
    continueIt: async () => void (holder && offered && ((await take(offered, holder)) || (await look(holder)))),
    discardIt: async () => {
      if (!holder || !offered) return;
      // Answered: a second press must not meet the same question again.
      setOffered(null);
      await deleteDraft(offered.holder);
      await look(holder);
    },
    /** It stays on the device, and is asked about the next time. */
    leaveIt: () => setOffered(null),
  };
  return { holder, offered, keep, keepFiles, forget, resumeAfterSignIn, answers };
}

export type DraftAnswers = ReturnType<typeof useDraft>["answers"];
