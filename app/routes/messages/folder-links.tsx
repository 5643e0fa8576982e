import { Link } from "@remix-run/react";
import clsx from "clsx";
import type { Folder } from "~/modules/messages/folder";
import { shownCount } from "~/modules/messages/most-counted";
import { messagesHref } from "./messages-href";

/** Leads to the folders, each beginning with its newest message. */
export function FolderLinks({ folder, unread, site }: { folder: Folder; unread: number; site: string | null }) {
  const links = [
    { id: "inbox", to: messagesHref({ site }), label: unread > 0 ? `Inbox (${shownCount(unread)} unread)` : "Inbox" },
    { id: "spam", to: messagesHref({ folder: "spam", site }), label: "Spam" },
  ];
  return (
    <nav aria-label="Folders" className="mb-6 border-b border-line">
      <ul className="flex">
        {links.map(({ id, to, label }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === folder ? "page" : undefined}
              className={clsx(
                "-mb-px flex min-h-10 items-center border-b-2 px-4 font-medium pointer-coarse:min-h-12",
                id === folder ? "border-signal text-ink" : "border-transparent text-muted hover:text-ink",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
