import { useLocation } from "@remix-run/react";
import { useDialog } from "~/components/ui/use-dialog";
import { withParam } from "~/components/ui/view-params";
import { PostDialog } from "./post-dialog";
import type { ContentData } from "./post-item";

/** Name of the dialog that creates a post. */
export const CREATE_POST = "create-post";

/** The dialog that is open: a new post, or the one that `?post=` names. */
export function PostDialogs({ content }: { content: ContentData }) {
  const create = useDialog(CREATE_POST);
  if (create.isOpen) return <CreatePost content={content} closeHref={create.closeHref} />;
  return content.opened ? <EditPost key={content.opened.id} content={content} post={content.opened} /> : null;
}

function CreatePost({ content, closeHref }: { content: ContentData; closeHref: string }) {
  return (
    <PostDialog
      intent="create"
      title="Create Post"
      label="Create Post"
      pendingLabel="Creating..."
      closeHref={closeHref}
      places={content}
      defaultValue={{ status: "draft", deploymentId: content.sites.find(({ isWithdrawn }) => !isWithdrawn)?.id }}
    />
  );
}

function EditPost({ content, post }: { content: ContentData; post: NonNullable<ContentData["opened"]> }) {
  const category = content.categories.find(({ id }) => id === post.categoryId)?.name;
  return (
    <PostDialog
      intent="update"
      title="Edit Post"
      label="Save Changes"
      pendingLabel="Saving..."
      closeHref={withParam(useLocation(), "post", null)}
      places={content}
      postId={post.id}
      defaultValue={{
        title: post.title,
        excerpt: post.excerpt ?? "",
        content: post.content,
        deploymentId: post.deploymentId,
        category,
        revision: post.revision,
      }}
    />
  );
}
