import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { DownloadSaved } from "~/components/editor/download-saved";
import { buttonClass } from "~/components/ui/button-style";
import { closeOnEscape } from "~/components/ui/close-on-escape";
import { Icon } from "~/components/ui/icon";
import { useCloseOutside } from "~/components/ui/use-close-outside";
import { withParam } from "~/components/ui/view-params";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { DesignedBy } from "./designed-by";

const MORE = [
  { dialog: "versions", name: "Version Control", inBar: true },
  { dialog: "contact-form", name: "Edit Contact Form", inBar: true },
  { dialog: "preview-link", name: "Share a preview", until: "md:hidden" },
  { dialog: "rename", name: "Rename" },
  { dialog: "duplicate", name: "Duplicate" },
  { dialog: "regenerate", name: "Generate again" },
  { dialog: "export", name: "Export" },
];
const ITEM =
  "flex min-h-10 w-full items-center px-4 text-left hover:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:min-h-12";

/** From which width what is often wanted stands in the bar. Where another website is live, the bar has that to say too. */
export const roomFor = ({ slot }: WebsiteResult) =>
  slot.state === "limit"
    ? { inBar: "max-2xl:hidden", inMenu: "2xl:hidden" }
    : { inBar: "max-xl:hidden", inMenu: "xl:hidden" };

/** What is seldom wanted of a website, and what the bar has no room for. `<details>` needs no script. */
export function MoreActions({ website }: { website: WebsiteResult }) {
  const location = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // Not when the page's script comes: the menu may have been opened before.
  const shownAt = useRef(location.key);
  useEffect(() => {
    if (menu.current && shownAt.current !== location.key) menu.current.open = false;
    shownAt.current = location.key;
  }, [location.key]);
  useCloseOutside(menu);
  // Where a dialog gives the focus back to when it closes: what is inside a closed menu takes none.
  const keepFocus = () => menu.current?.querySelector("summary")?.focus();
  return (
    <details ref={menu} onKeyDown={closeOnEscape} className="group sm:relative">
      <summary className={buttonClass({ size: "sm", className: "list-none" })}>
        <span className="max-sm:sr-only">More</span> <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <ul className="workbar-menu">
        {MORE.map(({ dialog, name, inBar, until }) => (
          <li key={dialog} className={inBar ? roomFor(website).inMenu : until}>
            <Link to={withParam(location, "dialog", dialog)} preventScrollReset className={ITEM} onClick={keepFocus}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <DownloadSaved website={website} label="Download Code" className={ITEM} plain />
        </li>
        {website.designedBy ? (
          <li className="mt-1 border-t border-line px-4 py-2">
            <DesignedBy designed={website.designedBy} />
          </li>
        ) : null}
      </ul>
    </details>
  );
}
