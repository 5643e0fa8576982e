import { Form, useLocation, useNavigation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { ConfirmForm } from "~/components/ui/confirm-form";
import { Icon } from "~/components/ui/icon";
import { withParam } from "~/components/ui/view-params";
import { Day } from "~/components/ui/day";
import type { PostItem } from "./post-item";

interface PostCardProps {
  post: PostItem;
  category: string | undefined;
  /** Address of the live website that it belongs to, with a slash at its end. */
  site: string | undefined;
  /** Shows when it was published, instead of when it was created. */
  asPublished?: boolean;
  /** Offers to delete it. */
  deletable?: boolean;
}

/** One post: what it is called, how it stands, and what can be done with it. */
export function PostCard({ post, category, site, asPublished = false, deletable = false }: PostCardProps) {
  return (
    <Card
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          {post.title}
          <Badge tone={post.status === "published" ? "success" : "neutral"}>
            {post.status === "published" ? "Published" : "Draft"}
          </Badge>
        </span>
      }
      description={post.excerpt}
      actions={
        <>
          <ButtonLink
            to={withParam(useLocation(), "post", String(post.id))}
            preventScrollReset
            aria-label={`Edit ${post.title}`}
          >
            Edit
          </ButtonLink>
          {post.status === "draft" ? <Publish post={post} /> : null}
          {site && post.status === "published" ? <ViewPost post={post} site={site} /> : null}
          {deletable ? <DeletePost post={post} /> : null}
        </>
      }
    >
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        <PostDay post={post} asPublished={asPublished} />
        {category ? <span>Category: {category}</span> : null}
        {post.slug ? (
          <span>
            Slug: <span className="font-mono wrap-anywhere">{post.slug}</span>
          </span>
        ) : null}
      </p>
    </Card>
  );
}

function PostDay({ post: { publishedAt, createdAt }, asPublished }: { post: PostItem; asPublished: boolean }) {
  const at = asPublished ? (publishedAt ?? createdAt) : createdAt;
  return (
    <span>
      {asPublished ? "Published" : "Created"} <Day at={at} />
    </span>
  );
}

function Publish({ post }: { post: PostItem }) {
  const { pathname, search } = useLocation();
  const sent = useNavigation().formData;
  const pending = sent?.get("intent") === "publish" && sent.get("id") === String(post.id);
  return (
    <Form method="post" action={pathname + search} preventScrollReset>
      <input type="hidden" name="id" value={post.id} />
      <Button
        name="intent"
        value="publish"
        aria-label={`Publish ${post.title}`}
        pending={pending}
        pendingText="Publishing..."
      >
        Publish
      </Button>
    </Form>
  );
}

function ViewPost({ post, site }: { post: PostItem; site: string }) {
  return (
    <ButtonAnchor
      href={`${site}blog/${encodeURIComponent(post.slug)}/`}
      target="_blank"
      rel="noopener"
      variant="quiet"
      aria-label={`View on website: ${post.title}`}
    >
      View on website
    </ButtonAnchor>
  );
}

function DeletePost({ post }: { post: PostItem }) {
  return (
    <ConfirmForm
      name={`delete-${post.id}`}
      label={`Delete ${post.title}`}
      question="Are you sure you want to delete this post?"
      fields={{ intent: "delete", id: post.id }}
      variant="danger"
      className="ml-auto"
    >
      <Icon name="bin" />
    </ConfirmForm>
  );
}
