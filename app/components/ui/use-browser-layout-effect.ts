import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser. On the server there is no layout, and React warns about that hook there. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
