import type { DefaultValue } from "@conform-to/react";
import { useCallback, useEffect, useRef } from "react";
import { z } from "zod";
import { useDraft } from "~/components/drafts/use-draft";
import { useLatest } from "~/components/ui/use-latest";
import { useToast } from "~/components/ui/use-toast";
import type { PostForm } from "~/modules/content/post-input";
import { isTyped, typedPost } from "./typed-post";
import type { usePostForm } from "./use-post-form";

const texts = z.record(z.string(), z.string());

const BACK = {
  title: "Your text is back",
  description: "You were signed out before it was saved. Press the button again.",
};

/** Keeps what is typed into a post's dialog on this device, and puts back what was left there. */
export function usePostDraft(
  postId: number | undefined,
  form: ReturnType<typeof usePostForm>["form"],
  saved: DefaultValue<PostForm>,
) {
  const { showToast } = useToast();
  const draft = useDraft({
    kind: "post",
    id: postId ?? "new",
    schema: texts,
    onContinue: (typed, resumed) => {
      form.update({ value: typed });
      if (resumed) showToast(BACK);
    },
  });
  const { keep, forget } = draft;
  const now = typedPost(form.value);
  const typed = form.value && isTyped(now, typedPost(saved ?? {})) ? JSON.stringify(now) : null;
  useEffect(() => {
    if (typed === null) forget();
    else void keep(JSON.parse(typed));
  }, [typed, keep, forget]);

  const isGivenUp = useRef(false);
  const isDirty = useLatest(typed !== null);
  /** Whether leaving would lose something at this moment. */
  const hasChanges = useCallback(() => isDirty.current && !isGivenUp.current, [isDirty]);
  const giveUp = () => {
    isGivenUp.current = true;
    forget();
  };
  return { ...draft, hasChanges, giveUp };
}
