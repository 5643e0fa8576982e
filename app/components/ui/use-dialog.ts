import { useLocation } from "@remix-run/react";
import { withParam } from "./view-params";

/** A dialog that is part of the address (`?dialog=name`): whether it is open, and where links open and close it. */
export function useDialog(name: string) {
  const location = useLocation();
  return {
    isOpen: new URLSearchParams(location.search).get("dialog") === name,
    openHref: withParam(location, "dialog", name),
    closeHref: withParam(location, "dialog", null),
  };
}
