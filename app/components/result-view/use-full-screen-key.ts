import { useEffect } from "react";
import { leaveFullScreen, showFullScreen } from "./full-screen";

/** Lets Alt+Enter show the website on the whole screen, and Esc leave where the browser does not do it by itself. */
export function useFullScreenKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") leaveFullScreen();
      if (event.key !== "Enter" || !event.altKey || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      showFullScreen();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
