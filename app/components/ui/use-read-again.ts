import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/**
 * Reads the page's data again once nothing else is under way, for what comes by itself: reading at once would end
 * what the owner's press is loading, and with it the toast that only that answer brings; the router also drops where a
 * fetcher's answer leads to when anything was read since it was sent.
 */
export function useReadAgain(): () => void {
  const { revalidate } = useRevalidator();
  const isSending = useFetchers().some(({ state }) => state !== "idle");
  const isBusy = useNavigation().state !== "idle" || isSending;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || isBusy) return;
    setAsked(false);
    revalidate();
  }, [isAsked, isBusy, revalidate]);
  return useCallback(() => setAsked(true), []);
}
