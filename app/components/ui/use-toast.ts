import { useMemo } from "react";
import { hideToast, showToast } from "./toast-store";

/**
 * `showToast({ title, description?, variant? })` for what happens in the browser. Servers redirect with a toast
 * instead.
 */
export function useToast() {
  return useMemo(() => ({ showToast, hideToast }), []);
}
