import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { Actor } from "~/http/guards.server";
import { failureReason } from "~/http/failure-reason.server";
import { readId } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { DomainError } from "~/lib/errors";
import { createPost } from "~/modules/content/create-post.server";
import { deletePost } from "~/modules/content/delete-post.server";
import { postForm, type PostForm } from "~/modules/content/post-input";
import { publishPost } from "~/modules/content/publish-post.server";
import { listCategories } from "~/modules/content/list-categories.server";
import { listSites } from "~/modules/content/list-sites.server";
import type { PostView } from "~/modules/content/post-view.server";
import { StalePostError } from "~/modules/content/stale-post";
import { updatePost } from "~/modules/content/update-post.server";
import type { StalePost } from "./post-item";
import { DONE, FAILED, type PostIntent } from "./post-words";
import type { PostReply } from "./use-post-form";

interface Input {
  actor: Actor;
  formData: FormData;
  /** The screen that was asked on, without a dialog. */
  here: string;
}

const idIn = (formData: FormData) => readId(String(formData.get("id")));

/** Does what a form of the screen asks for by its `intent`, and comes back with what happened. */
export async function contentAction(input: Input) {
  const { actor, formData } = input;
  switch (formData.get("intent")) {
    case "create":
      return save("create", input, async (form) => createPost({ ...toPost(form), status: form.status, actor }));
    case "update":
      return save("update", input, async (form) => {
        const ifMatch = form.revision ? [form.revision] : null;
        await updatePost({ ...toPost(form), actor, postId: idIn(formData), ifMatch });
      });
    case "publish":
      return act("publish", input, () => publishPost({ actor, postId: idIn(formData) }));
    case "delete":
      return act("delete", input, () => deletePost({ actor, postId: idIn(formData) }));
    default:
      throw data("This form does not say what it wants.", { status: 400 });
  }
}

/** The form as the module takes it: what was left empty is none, and a category is begun by its name. */
function toPost({ title, content, excerpt, deploymentId, category }: PostForm) {
  return { title, content, excerpt: excerpt ?? null, deploymentId: deploymentId ?? null, category: category || null };
}

/** Saves what a dialog asks for, or answers with what is wrong with it. */
async function save(intent: PostIntent, { actor, formData, here }: Input, run: (form: PostForm) => Promise<unknown>) {
  const submission = parseWithZod(formData, { schema: postForm });
  if (submission.status !== "success")
    return data<PostReply>({ kind: intent, submission: submission.reply() }, { status: 400 });
  try {
    await run(submission.value);
  } catch (error) {
    if (error instanceof StalePostError) {
      return data<PostReply>(
        { kind: intent, submission: submission.reply(), stale: await staleOf(actor, error.post) },
        { status: error.status },
      );
    }
    const failure = failureReason(error, `could not ${intent} a post`, FAILED[intent].description);
    const [status, fieldErrors] = error instanceof DomainError ? [error.status, error.fieldErrors] : [500, {}];
    return data<PostReply>({ kind: intent, submission: submission.reply({ fieldErrors }), failure }, { status });
  }
  return redirectWithToast(here, DONE[intent]);
}

async function staleOf(
  actor: Actor,
  { revision, title, excerpt, content, deploymentId, categoryId }: PostView,
): Promise<StalePost> {
  const [sites, categories] = await Promise.all([listSites({ actor }), listCategories({ actor })]);
  const nameOf = (list: { id: number; name: string }[], id: number | null) =>
    list.find((each) => each.id === id)?.name ?? "";
  return {
    revision,
    title,
    excerpt: excerpt ?? "",
    content,
    site: nameOf(sites, deploymentId),
    category: nameOf(categories, categoryId),
  };
}

/** Does what a button of the list asks for. */
async function act(intent: PostIntent, { here }: Input, run: () => Promise<unknown>) {
  try {
    await run();
  } catch (error) {
    failureReason(error, `could not ${intent} a post`, FAILED[intent].description);
    return redirectWithToast(here, FAILED[intent]);
  }
  return redirectWithToast(here, DONE[intent]);
}
