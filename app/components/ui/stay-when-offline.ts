import { showToast } from "./toast-store";
import { isViewChange } from "./view-params";

/** Marks a link that asks the server for what only another view of a screen shows elsewhere. */
export const ASKS = "data-asks";

/** Views whose code comes when they are first opened, by the parameter that opens them, and those that have come. */
const LATE = ["edit"] as const;
const here = new Set<string>();

/** Says that the code of a view has come: from now on it opens offline as well. */
export const viewIsHere = (param: (typeof LATE)[number]) => void here.add(param);

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
  if (LATE.some((param) => !here.has(param) && opens(param, search, link.search))) return true;
  const isPlace = link.hash !== "" && link.pathname === pathname && link.search === search;
  return !isPlace && !isViewChange(window.location, link);
}

const opens = (param: string, from: string, to: string) =>
  new URLSearchParams(to).has(param) && !new URLSearchParams(from).has(param);
