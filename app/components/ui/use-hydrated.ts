import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while the page has no script yet, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
