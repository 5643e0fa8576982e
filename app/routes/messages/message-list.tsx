import { Link, useLocation } from "@remix-run/react";
import clsx from "clsx";
import { ButtonLink } from "~/components/ui/button-link";
import { withParam } from "~/components/ui/view-params";
import { Moment } from "~/components/versions/moment";
import type { ListedMessage, MessagesData } from "./messages-data";

/** A page of messages in short, with the ways to older and to the newest ones. */
export function MessageList({
  page: { messages, older, opened },
  className,
}: {
  page: MessagesData;
  className: string;
}) {
  const location = useLocation();
  const closed = split(withParam(location, "message", null));
  const isNewest = !new URLSearchParams(location.search).has("before");
  return (
    <div className={clsx("gap-4", className)}>
      <ul aria-label="Messages" className="divide-y divide-line rounded-sm border border-line bg-surface">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageRow
              message={message}
              to={withParam(closed, "message", String(message.id))}
              isOpen={message.id === opened?.id}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {isNewest ? null : <ButtonLink to={withParam(closed, "before", null)}>Newest Messages</ButtonLink>}
        {older ? <ButtonLink to={withParam(closed, "before", older)}>Older Messages</ButtonLink> : null}
      </div>
    </div>
  );
}

function MessageRow({ message, to, isOpen }: { message: ListedMessage; to: string; isOpen: boolean }) {
  const { sender, excerpt, receivedAt, isRead } = message;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen ? "true" : undefined}
      className={clsx(
        "grid gap-0.5 border-l-2 px-4 py-3",
        isOpen ? "border-signal bg-sunken" : "border-transparent hover:bg-sunken",
      )}
    >
      <span className="flex min-w-0 items-baseline justify-between gap-4">
        <span className={clsx("flex min-w-0 items-center gap-2", isRead ? "text-muted" : "font-semibold")}>
          {isRead ? null : (
            <span className="size-2 shrink-0 bg-signal">
              <span className="sr-only">Unread: </span>
            </span>
          )}
          <bdi className="truncate">{sender ?? "Somebody without a name"}</bdi>
        </span>
        <Moment at={receivedAt} className="shrink-0 text-sm text-muted" />
      </span>
      <span dir="auto" className="truncate text-sm text-muted">
        {excerpt || "No text"}
      </span>
    </Link>
  );
}

function split(href: string) {
  const [pathname = "", search = ""] = href.split("?");
  return { pathname, search };
}
