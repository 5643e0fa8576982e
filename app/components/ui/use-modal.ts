import { useEffect, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/**
 * Turns a `<dialog open>` of the page into a modal one: the rest of the page becomes inert, Esc asks `onClose`,
 * and when it goes the focus returns to where it was, or to `returnFocusTo` (an id) where that is gone.
 */
export function useModal(onClose: () => void, returnFocusTo?: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isModal, setModal] = useState(false);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const typedIn = dialog.querySelector<HTMLElement>("input:focus, textarea:focus, select:focus");
    dialog.removeAttribute("open");
    dialog.showModal();
    typedIn?.focus();
    // A frame keeps the keys to itself, Esc among them.
    if (document.activeElement instanceof HTMLIFrameElement)
      dialog.querySelector<HTMLElement>("a[href], button")?.focus();
    setModal(true);
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // Browsers close it themselves on a second Esc; without this the address would still say it is open.
    const onClosed = () => {
      if (!dialog.open) close.current();
    };
    dialog.addEventListener("cancel", onCancel);
    dialog.addEventListener("close", onClosed);
    return () => {
      dialog.removeEventListener("cancel", onCancel);
      dialog.removeEventListener("close", onClosed);
      dialog.close();
      if (returnFocusTo && document.activeElement === document.body) document.getElementById(returnFocusTo)?.focus();
    };
  }, [returnFocusTo]);

  return { ref, isModal };
}
