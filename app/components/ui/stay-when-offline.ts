import { showToast } from "./toast-store";
import { isViewChange } from "./view-params";

/** Marks a link that asks the server for what only another view of a screen shows elsewhere. */
export const ASKS = "data-asks";

/**
 * Keeps the page where a link would lead to another one and the browser is offline, and says so: what comes instead
 * is an error page, and what was typed is gone. Links that ask for nothing, such as those of dialogs, go on.
 */
export function stayWhenOffline(page: Document): void {
  const stay = (event: MouseEvent) => {
    if (navigator.onLine || event.defaultPrevented || !leadsAway(event)) return;
    event.preventDefault();
    showToast({
      title: "You Are Offline",
      description: "This page stays as it is. Press the link again once you are connected.",
      variant: "destructive",
    });
  };
  // Before React hears of it.
  page.addEventListener("click", stay, { capture: true });
}

function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return false;
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || link.origin !== window.location.origin) return false;
  if (link.hasAttribute(ASKS)) return true;
  const { pathname, search } = window.location;
  const isPlace = link.hash !== "" && link.pathname === pathname && link.search === search;
  return !isPlace && !isViewChange(window.location, link);
}
