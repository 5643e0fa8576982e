import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AppShell } from "~/components/app-shell/app-shell";
import { ButtonLink } from "~/components/ui/button-link";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { PageHeader } from "~/components/ui/page-header";
import { useDialog } from "~/components/ui/use-dialog";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { pageAction } from "~/http/page-action.server";
import { requireSubscriberPage } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { contentAction } from "./content-action.server";
import { loadContent } from "./load-content.server";
import { SEARCH_PARAM } from "./find-posts";
import { CREATE_POST, PostDialogs } from "./post-dialogs";
import { PostSearch } from "./post-search";
import { PostTabs } from "./post-tabs";
import { sendFromBrowser } from "./send-from-browser";

export const shouldRevalidate = keepDataOnViewChange;
export const clientAction = sendFromBrowser;

export const meta: MetaFunction = ({ error }) => [{ title: error ? errorTitle(error) : "Content Management · Plinth" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, actor } = await requireSubscriberPage(request);
  return { user, content: await loadContent(actor, new URL(request.url).searchParams) };
}

export const action = pageAction(async ({ request }) => {
  const { actor } = await requireSubscriberPage(request);
  const asked = [...new URL(request.url).searchParams].filter(([name]) => name === "tab" || name === SEARCH_PARAM);
  const here = asked.length > 0 ? `/content?${new URLSearchParams(asked)}` : "/content";
  return contentAction({ actor, formData: await readForm(request), here });
});

export default function ContentPage() {
  const { user, content } = useLoaderData<typeof loader>();
  const { openHref } = useDialog(CREATE_POST);
  // Where there is nothing yet, the way on stands below.
  const hasPosts = content.search.of > 0;
  return (
    <AppShell user={user}>
      <PageHeader
        title="Content Management"
        lead="Manage your website content and blog posts"
        actions={
          <ButtonLink to={openHref} preventScrollReset variant={hasPosts ? "primary" : undefined}>
            Create Post
          </ButtonLink>
        }
      />
      <PostSearch {...content} />
      <PostTabs {...content} />
      <PostDialogs content={content} />
    </AppShell>
  );
}

export const ErrorBoundary = GeneralErrorBoundary;
