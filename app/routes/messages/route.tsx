import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { AppShell } from "~/components/app-shell/app-shell";
import { ButtonAnchor } from "~/components/ui/button-link";
import { GeneralErrorBoundary } from "~/components/ui/error-boundary";
import { errorTitle } from "~/components/ui/error-title";
import { PageHeader } from "~/components/ui/page-header";
import { keepDataOnViewChange, withParam } from "~/components/ui/view-params";
import { pageAction } from "~/http/page-action.server";
import { requireUserPage } from "~/http/page-guard.server";
import { readForm } from "~/http/read-input.server";
import { siteLabel } from "~/modules/content/site-label";
import { DeadLetters } from "./dead-letters";
import { FolderLinks } from "./folder-links";
import { InboxChoice } from "./inbox-choice";
import { loadMessages } from "./load-messages.server";
import { MessageList } from "./message-list";
import { messagesAction } from "./messages-action.server";
import { messagesHref } from "./messages-href";
import { MessageView } from "./message-view";
import { NoMessages, WhatIsSpam } from "./no-messages";
import { sendFromBrowser } from "./send-from-browser";

export const shouldRevalidate = keepDataOnViewChange;
export const clientAction = sendFromBrowser;

export const meta: MetaFunction = ({ error }) => [{ title: error ? errorTitle(error) : "Messages · Plinth" }];

export async function loader({ request }: LoaderFunctionArgs) {
  // Who has no plan any more still reads what visitors wrote.
  const { user, actor, state } = await requireUserPage(request);
  const page = await loadMessages(actor, new URL(request.url).searchParams);
  return { user: { ...user, unreadMessages: page.unread }, isSubscriber: state === "subscriber", page };
}

export const action = pageAction(async ({ request }) => {
  const { actor } = await requireUserPage(request);
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("message");
  const list = withParam(
    { pathname: pathname.replace(/\.data$/, ""), search: searchParams.toString() },
    "dialog",
    null,
  );
  return messagesAction({ actor, formData: await readForm(request), list });
});

export default function MessagesPage() {
  const { user, isSubscriber, page } = useLoaderData<typeof loader>();
  const { site, folder, messages, opened } = page;
  const named = new URLSearchParams(useLocation().search).get("site");
  const isEmpty = messages.length === 0 && !opened;
  return (
    <AppShell user={user} isSubscriber={isSubscriber}>
      <PageHeader
        title="Messages"
        lead={
          site
            ? `What visitors wrote with the contact form of ${siteLabel({ name: site.title, isWithdrawn: site.isWithdrawn })}`
            : "What visitors write with your website’s contact form"
        }
        actions={
          messages.length > 0 ? (
            <ButtonAnchor href={messagesHref({ folder, site: named }, "/messages/download")} download>
              Download CSV
            </ButtonAnchor>
          ) : null
        }
      />
      <DeadLetters letters={page.deadLetters} />
      <InboxChoice page={page} folder={folder} />
      <FolderLinks
        folder={folder}
        unread={page.sites.find(({ id }) => id === site?.deploymentId)?.unread ?? 0}
        unreadSpam={page.unreadSpam}
        site={named}
      />
      {isEmpty ? (
        <NoMessages site={site} folder={folder} isSubscriber={isSubscriber} />
      ) : (
        <>
          {folder === "spam" ? <WhatIsSpam /> : null}
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
            <MessageList page={page} className={opened ? "hidden lg:grid" : "grid"} />
            {opened ? (
              <MessageView key={opened.id} message={opened} siteTitle={site?.title ?? ""} />
            ) : (
              <NothingOpened />
            )}
          </div>
        </>
      )}
    </AppShell>
  );
}

const NothingOpened = () => (
  <p className="hidden rounded-sm border border-dashed border-edge p-10 text-muted lg:block">
    Choose a message to read it.
  </p>
);

export const ErrorBoundary = GeneralErrorBoundary;
