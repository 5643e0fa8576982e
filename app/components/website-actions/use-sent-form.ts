import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useFormReply, type FormReply } from "~/components/ui/use-form-reply";
import { useToast } from "~/components/ui/use-toast";

/** What the server says when a website was not renamed, duplicated or generated again. */
export type OperationReply = FormReply<string>;

/** Sends the form of a dialog, and says by a toast as well why nothing came of it. */
export function useSentForm(intent: string, failed: string) {
  const fetcher = useFetcher<OperationReply>();
  const reply = useFormReply(intent, fetcher.data);
  const { showToast } = useToast();
  const failure = reply?.failure;
  useEffect(() => {
    if (failure) showToast({ title: failed, description: failure, variant: "destructive" });
  }, [failed, failure, reply, showToast]);
  return { Form: fetcher.Form, pending: fetcher.state !== "idle", reply, failure };
}
