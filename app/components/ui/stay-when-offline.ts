import { showToast } from "./toast-store";

/**
 * Keeps the page where a link would lead to another one and the browser is offline, and says so: what comes instead
 * is an error page, and what was typed is gone. Links of the same page, such as its dialogs, go on.
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
  return link.pathname !== window.location.pathname || link.getAttribute("href") === "";
}
