import { useEffect } from "react";

/** The browser's own question, for closing the window and leaving for other addresses. */
export function useUnloadQuestion(hasEdits: () => boolean) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasEdits()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasEdits]);
}
