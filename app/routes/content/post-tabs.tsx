import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Tabs } from "~/components/ui/tabs";
import { useDialog } from "~/components/ui/use-dialog";
import { PostCard } from "./post-card";
import { CREATE_POST } from "./post-dialogs";
import type { ContentData, PostItem } from "./post-item";

/** All posts, those that are published, and the drafts. */
export function PostTabs({ posts, search, categories, sites }: ContentData) {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const addresses = new Map(sites.filter(({ isActive }) => isActive).map(({ id, address }) => [id, address]));
  const list = (shown: PostItem[], look: { asPublished?: boolean; deletable?: boolean }) => (
    <ul className="grid gap-4">
      {shown.map((post) => (
        <li key={post.id}>
          <PostCard
            post={post}
            category={names.get(post.categoryId ?? 0)}
            site={addresses.get(post.deploymentId ?? 0)}
            {...look}
          />
        </li>
      ))}
    </ul>
  );
  const published = posts.filter(({ status }) => status === "published");
  const drafts = posts.filter(({ status }) => status === "draft");
  const empty = search.of === 0 ? <NoPosts /> : null;
  return (
    <Tabs
      label="Posts"
      tabs={[
        {
          id: "all",
          label: "All Posts",
          content: empty ?? (posts.length ? list(posts, { deletable: true }) : <NoneFound />),
        },
        {
          id: "published",
          label: "Published",
          content:
            empty ??
            (published.length ? (
              list(published, { asPublished: true })
            ) : (
              <NoneOf what="published posts" search={search} />
            )),
        },
        {
          id: "drafts",
          label: "Drafts",
          content: empty ?? (drafts.length ? list(drafts, {}) : <NoneOf what="drafts" search={search} />),
        },
      ]}
    />
  );
}

const NoneFound = () => <p className="text-muted">No post says this.</p>;

const NoneOf = ({ what, search }: { what: string; search: ContentData["search"] }) =>
  search.words ? <NoneFound /> : <p className="text-muted">You have no {what}.</p>;

function NoPosts() {
  const { openHref } = useDialog(CREATE_POST);
  return (
    <EmptyState
      title="No posts yet"
      action={
        <ButtonLink to={openHref} preventScrollReset variant="primary">
          Create First Post
        </ButtonLink>
      }
    >
      <p>News, offers, stories from your work: write a post, keep it as a draft, and publish it when it is ready.</p>
    </EmptyState>
  );
}
