import { useRef } from "react";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/** A value as it was shown last, for callbacks that outlive the rendering they were made in. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => void (latest.current = value));
  return latest;
}
