import { Link } from "@remix-run/react";
import clsx from "clsx";
import type { Folder } from "~/modules/messages/folder";
import { shownCount } from "~/modules/messages/most-counted";
import { messagesHref } from "./messages-href";

interface FolderLinksProps {
  folder: Folder;
  unread: number;
  unreadSpam: number;
  site: string | null;
}

/** Leads to the folders, each beginning with its newest message. */
export function FolderLinks({ folder, unread, unreadSpam, site }: FolderLinksProps) {
  const links = [
    { id: "inbox", to: messagesHref({ site }), label: labelled("Inbox", unread) },
    { id: "spam", to: messagesHref({ folder: "spam", site }), label: labelled("Spam", unreadSpam) },
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

const labelled = (name: string, unread: number) => (unread > 0 ? `${name} (${shownCount(unread)} unread)` : name);
