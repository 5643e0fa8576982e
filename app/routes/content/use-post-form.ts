import type { DefaultValue } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, type FormEvent } from "react";
import { useForm } from "~/components/ui/use-form";
import type { FormReply } from "~/components/ui/use-form-reply";
import { useToast } from "~/components/ui/use-toast";
import { postForm, TITLE_AND_CONTENT_REQUIRED, type PostForm } from "~/modules/content/post-input";
import type { StalePost } from "./post-item";
import { FAILED, missing } from "./post-words";

/** What the server says when a post was not saved. */
export interface PostReply extends FormReply<"create" | "update" | "publish" | "delete"> {
  /** The post as it is now, where it was changed elsewhere meanwhile. */
  stale?: StalePost;
}

const isBlank = (value: unknown) => !String(value ?? "").trim();

/** The form of a dialog that writes a post: its fields, and what became of it. */
export function usePostForm(intent: "create" | "update", defaultValue: DefaultValue<PostForm>) {
  const answer = useActionData<PostReply | undefined>();
  const reply = answer?.kind === intent ? answer : undefined;
  const { showToast } = useToast();
  const [form, fields] = useForm({
    id: `${intent}-post`,
    lastResult: reply?.submission,
    constraint: getZodConstraint(postForm),
    defaultValue,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: postForm }),
    shouldRevalidate: "onInput",
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    if (isBlank(typed.get("title")) || isBlank(typed.get("content"))) showToast(missing(TITLE_AND_CONTENT_REQUIRED));
    form.onSubmit(event);
  };
  const { failure, stale } = reply ?? {};
  useEffect(() => {
    if (failure || stale) showToast(FAILED[intent]);
  }, [failure, stale, intent, showToast]);
  const pending = useNavigation().formData?.get("intent") === intent;
  return { form, fields, failure, stale, pending, onSubmit };
}
