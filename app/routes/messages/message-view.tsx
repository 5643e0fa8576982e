import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { ConfirmForm } from "~/components/ui/confirm-form";
import { useHydrated } from "~/components/ui/use-hydrated";
import { withParam } from "~/components/ui/view-params";
import { Moment } from "~/components/versions/moment";
import type { MessageIntent } from "./message-words";
import type { OpenedMessage } from "./messages-data";

/** A message with all that was written, as text and never as markup, and what can be done with it. */
export function MessageView({ message, siteTitle }: { message: OpenedMessage; siteTitle: string }) {
  const { sender, address, receivedAt, values } = message;
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const comesFromList = useRef(useHydrated());
  // On a phone the message stands where the list was; a page that is loaded with it keeps the focus at its start.
  useEffect(() => {
    if (comesFromList.current) heading.current?.focus();
  }, []);
  return (
    <article
      aria-labelledby="message-sender"
      className="grid min-w-0 gap-6 rounded-sm border border-line bg-surface p-4 sm:p-6"
    >
      <Link to={withParam(location, "message", null)} preventScrollReset className="w-fit text-sm underline lg:hidden">
        Back to the list
      </Link>
      <header className="grid gap-1">
        <h2
          id="message-sender"
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="font-serif text-heading wrap-anywhere"
        >
          {sender ?? "Somebody without a name"}
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {address ? (
            <a href={mailto(address, siteTitle)} className="wrap-anywhere underline">
              {address}
            </a>
          ) : (
            <span>No email address was left.</span>
          )}
          <Moment at={receivedAt} />
        </p>
      </header>
      <dl className="grid gap-4">
        {values.map(({ label, value }, index) => (
          <div key={index} className="grid gap-1">
            <dt dir="auto" className="text-sm text-muted wrap-anywhere">
              {label}
            </dt>
            <dd dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Actions message={message} siteTitle={siteTitle} />
    </article>
  );
}

function Actions({ message: { id, address, isSpam }, siteTitle }: { message: OpenedMessage; siteTitle: string }) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      {address && !isSpam ? (
        <ButtonAnchor href={mailto(address, siteTitle)} variant="primary">
          Reply by Email
        </ButtonAnchor>
      ) : null}
      <Change id={id} intent="mark-unread" label="Mark as unread" />
      {isSpam ? <Change id={id} intent="not-spam" label="Not spam" /> : <Change id={id} intent="spam" label="Spam" />}
      <ConfirmForm
        name={`delete-${id}`}
        label="Delete"
        question="Are you sure you want to delete this message? It cannot be brought back."
        action={useHere()}
        fields={{ intent: "delete" satisfies MessageIntent, id }}
        variant="danger"
        className="sm:ml-auto"
      />
    </div>
  );
}

function Change({ id, intent, label }: { id: number; intent: MessageIntent; label: string }) {
  const pending = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" action={useHere()} className="contents">
      <input type="hidden" name="id" value={id} />
      <Button name="intent" value={intent} pending={pending}>
        {label}
      </Button>
    </Form>
  );
}

function useHere() {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Opens the visitor's address in the owner's mail program (RFC 6068). */
const mailto = (address: string, siteTitle: string) =>
  `mailto:${encodeURIComponent(address).replace("%40", "@")}?subject=${encodeURIComponent(`Re: Your message to ${siteTitle}`)}`;
