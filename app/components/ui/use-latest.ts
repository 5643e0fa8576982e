import { useLayoutEffect, useEffect, useRef } from "react";

// On the server there is no layout; React warns about the other hook there.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** A value as it was shown last, for callbacks that outlive the rendering they were made in. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => void (latest.current = value));
  return latest;
}
