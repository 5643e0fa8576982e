import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useFormReply, type FormReply } from "~/components/ui/use-form-reply";
import { useToast } from "~/components/ui/use-toast";
import { TRACKING_FAILED } from "~/modules/analytics/tracking-form";

/** The `intent` of the forms that save a website's tracking settings; an empty ID disconnects. */
export const SAVE_TRACKING = "save-tracking";
export type TrackingReply = FormReply<typeof SAVE_TRACKING>;

/** What a form of the tracking settings needs: how to send it, to which address, and what became of it. */
export function useTracking() {
  const fetcher = useFetcher<TrackingReply>();
  const reply = useFormReply(SAVE_TRACKING, fetcher.data);
  const { pathname, search } = useLocation();
  const { showToast } = useToast();
  const failure = reply?.failure;
  useEffect(() => {
    if (failure) showToast({ ...TRACKING_FAILED, description: failure, variant: "destructive" });
  }, [failure, reply, showToast]);
  return { fetcher, reply, address: pathname + search, pending: fetcher.state !== "idle" };
}
