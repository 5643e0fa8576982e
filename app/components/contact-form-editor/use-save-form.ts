import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { DRAFT_FIELD } from "~/components/drafts/send-kept";
import { useFormReply } from "~/components/ui/use-form-reply";
import { useHere } from "~/components/ui/use-here";
import { useToast } from "~/components/ui/use-toast";
import type { ContactFormConfig } from "~/modules/contact-form/contact-form-config";
import type { ContactFormReply } from "./contact-form-reply";
import { useFormDialogs, withoutTab } from "./form-dialogs";
import { problemsOf, tabOfProblem } from "./form-problems";

const CHANGED_ELSEWHERE = "This contact form was changed elsewhere since you opened it.";

interface SaveInput {
  websiteId: number;
  form: ContactFormConfig;
  /** The saved form that it was made of. */
  revision: string;
  /** Who keeps the draft; null until the page's script runs. */
  holder: string | null;
  reply: ContactFormReply | undefined;
  fetcher: ReturnType<typeof useFetcher<ContactFormReply>>;
}

/** The server's answer to the last save, by script or without it. */
export function useContactFormReply() {
  const fetcher = useFetcher<ContactFormReply>();
  return { fetcher, reply: useFormReply<ContactFormReply>("save-contact-form", fetcher.data) };
}

/** Saves the whole form; what is wrong with it is shown on its tab instead, and nothing is sent. */
export function useSaveForm({ websiteId, form, revision, holder, reply, fetcher }: SaveInput) {
  // Told only once somebody tried to save, and no longer than they last. Each try is told anew.
  const [tries, setTries] = useState(0);
  const problems = tries > 0 ? problemsOf(form) : (reply?.problems ?? {});
  const { tabHref } = useFormDialogs();
  const { showToast } = useToast();
  const navigate = useNavigate();
  const from = withoutTab(useHere());
  const { failure, stale } = reply ?? {};
  const fail = useRef((description: string) =>
    showToast({ title: "Save Failed", description, variant: "destructive" }),
  );

  useEffect(() => {
    if (failure) fail.current(failure);
  }, [failure, reply]);
  useEffect(() => {
    if (stale) fail.current(CHANGED_ELSEWHERE);
  }, [stale]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(form);
    setTries(tries + 1);
    const [first] = Object.values(found);
    if (first) {
      fail.current(first);
      return navigate(tabHref(tabOfProblem(found)), { replace: true, preventScrollReset: true });
    }
    fetcher.submit(
      { intent: "save-contact-form", from, revision, config: JSON.stringify(form), [DRAFT_FIELD]: holder ?? "" },
      { method: "post", action: `/analysis/${websiteId}` },
    );
  };
  return { save, tries, problems, failure, isSaving: fetcher.state !== "idle" };
}
