import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import type { Folder } from "~/modules/messages/folder";
import type { MessagesSite } from "./messages-data";

/** Stands where the messages would, with the next step. */
export function NoMessages({ site, folder, isSubscriber }: { site: MessagesSite | null; folder: Folder; isSubscriber: boolean }) {
  if (folder === "spam") {
    return (
      <EmptyState title="No spam">
        <p>What robots send with your form is kept here. Nobody is mailed about it.</p>
      </EmptyState>
    );
  }
  if (!isSubscriber) return <WithoutPlan />;
  if (!site) return <NothingDeployed />;
  if (site.isWithdrawn) return <NotLive site={site} />;
  if (!site.isActive) return <Unpublished />;
  return site.hasForm ? <WaitingForFirst site={site} /> : <NoForm site={site} />;
}

function WithoutPlan() {
  return (
    <EmptyState
      title="No messages"
      action={
        <ButtonLink to="/account" variant="primary">
          Go to Your Account
        </ButtonLink>
      }
    >
      <p>What visitors write with your website’s contact form arrives here.</p>
    </EmptyState>
  );
}

function NothingDeployed() {
  return (
    <EmptyState
      title="No messages yet"
      action={
        <ButtonLink to="/dashboard" variant="primary">
          Go to Dashboard
        </ButtonLink>
      }
    >
      <p>Deploy a website with a contact form. What its visitors write arrives here and in your mailbox.</p>
    </EmptyState>
  );
}

function NotLive({ site }: { site: MessagesSite }) {
  return (
    <EmptyState
      title="No messages yet"
      action={
        <ButtonLink to={`/analysis/${site.websiteId}`} variant="primary">
          Open Website
        </ButtonLink>
      }
    >
      <p>This website is not live, so nobody can write to you there. Deploy it again and messages arrive here and in your mailbox.</p>
    </EmptyState>
  );
}

function Unpublished() {
  return (
    <EmptyState
      title="No messages yet"
      action={
        <ButtonLink to="/deployments" variant="primary">
          Go to Deployments
        </ButtonLink>
      }
    >
      <p>Your website is unpublished, so nobody can write to you. Publish it again and messages arrive here and in your mailbox.</p>
    </EmptyState>
  );
}

function NoForm({ site }: { site: MessagesSite }) {
  return (
    <EmptyState
      title="No messages yet"
      action={
        <ButtonLink to={`/analysis/${site.websiteId}?dialog=contact-form`} variant="primary">
          Add a Contact Form
        </ButtonLink>
      }
    >
      <p>Your live website has no contact form. Add one and redeploy; what visitors write then arrives here and in your mailbox.</p>
    </EmptyState>
  );
}

function WaitingForFirst({ site }: { site: MessagesSite }) {
  return (
    <EmptyState
      title="No messages yet"
      action={
        <ButtonAnchor href={site.address} target="_blank" rel="noopener" variant="primary">
          Visit Your Website
        </ButtonAnchor>
      }
    >
      <p>Your contact form is live. Send yourself a message to see how it arrives, here and in your mailbox.</p>
    </EmptyState>
  );
}
