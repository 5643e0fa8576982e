import { useLocation } from "@remix-run/react";
import { withParam } from "./view-params";

/** The address of the screen that one is on, without an open dialog: where an action comes back to. */
export function useHere(): string {
  return withParam(useLocation(), "dialog", null);
}
