import type { ReactNode } from "react";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import type { Folder } from "~/modules/messages/folder";
import type { MessagesSite } from "./messages-data";

/** Stands where the messages would, with the next step. */
export function NoMessages({
  site,
  folder,
  isSubscriber,
}: {
  site: MessagesSite | null;
  folder: Folder;
  isSubscriber: boolean;
}) {
  if (folder === "spam") {
    return (
      <EmptyState title="No spam">
        <WhatIsSpam />
      </EmptyState>
    );
  }
  if (!isSubscriber) {
    return (
      <EmptyState title="No messages" action={<Step to="/account">Go to Your Account</Step>}>
        <p>What visitors write with your website’s contact form arrives here.</p>
      </EmptyState>
    );
  }
  if (!site) {
    return (
      <NotYet action={<Step to="/dashboard">Go to Dashboard</Step>}>
        Deploy a website with a contact form. What its visitors write arrives here and in your mailbox.
      </NotYet>
    );
  }
  return <NoneOfSite site={site} />;
}

/** Why something lies among spam, and what that means. */
export function WhatIsSpam() {
  return (
    <p className="mb-4 max-w-prose text-muted">
      What robots send with your form is kept here: they fill in what people cannot see, or are done within a moment.
      Nobody is mailed about it. Where somebody real is among them, press Not spam.
    </p>
  );
}

function NoneOfSite({ site }: { site: MessagesSite }) {
  if (site.isWithdrawn) {
    return (
      <NotYet action={<Step to={`/analysis/${site.websiteId}`}>Open Website</Step>}>
        This website is not live, so nobody can write to you there. Deploy it again and messages arrive here and in your
        mailbox.
      </NotYet>
    );
  }
  if (!site.isActive) {
    return (
      <NotYet action={<Step to="/deployments">Go to Deployments</Step>}>
        Your website is unpublished, so nobody can write to you. Publish it again and messages arrive here and in your
        mailbox.
      </NotYet>
    );
  }
  if (!site.hasForm) {
    return (
      <NotYet action={<Step to={`/analysis/${site.websiteId}?dialog=contact-form`}>Add a Contact Form</Step>}>
        Your live website has no contact form. Add one and redeploy; what visitors write then arrives here and in your
        mailbox.
      </NotYet>
    );
  }
  const visit = (
    <ButtonAnchor href={site.address} target="_blank" rel="noopener" variant="primary">
      Visit Your Website
    </ButtonAnchor>
  );
  return (
    <NotYet action={visit}>
      Your contact form is live. Send yourself a message to see how it arrives, here and in your mailbox.
    </NotYet>
  );
}

function NotYet({ action, children }: { action: ReactNode; children: string }) {
  return (
    <EmptyState title="No messages yet" action={action}>
      <p>{children}</p>
    </EmptyState>
  );
}

function Step({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} variant="primary">
      {children}
    </ButtonLink>
  );
}
