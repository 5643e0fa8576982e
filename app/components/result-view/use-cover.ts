import { useSearchParams } from "@remix-run/react";
import { useState } from "react";

interface Cover {
  /** Whether the waiting is on the screen: by itself, or over what was waited for. */
  isThere: boolean;
  state: "down" | "lifting";
  lift: () => void;
  remove: () => void;
}

/**
 * Keeps the waiting for a website in sight until the website's preview has loaded, then lets it fade: nobody sees an
 * empty frame. Where no preview is shown there is nothing to wait for.
 */
export function useCover(isWaiting: boolean): Cover {
  const [params] = useSearchParams();
  const [state, setState] = useState<"none" | "down" | "lifting">(isWaiting ? "down" : "none");
  if (isWaiting && state !== "down") setState("down");
  const showsPreview = params.get("edit") !== "true" && params.get("view") !== "code";
  return {
    isThere: isWaiting || (state !== "none" && showsPreview),
    state: state === "lifting" ? "lifting" : "down",
    lift: () => setState((before) => (before === "down" ? "lifting" : before)),
    remove: () => setState("none"),
  };
}
