import { useActionData, useLocation, useNavigate } from "@remix-run/react";
import type { GenerationReply } from "~/components/generation-form/reply";
import { withParams } from "~/components/ui/view-params";
import { useLeftDraft } from "./use-left-draft";

/** What a link that opens the form hands on, for the form to take the focus. */
export const OPENING = { opens: "create" };

/**
 * Whether the form for a new website is open: by a press (`?create=website`), or for a template (`?template=modern`). The
 * first visit shows it unasked, and one that was left with something typed, or came back with an error, is open again.
 */
export function useCreate({ owner, isFirst }: { owner: number; isFirst: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const reply = useActionData<GenerationReply | undefined>();
  const params = new URLSearchParams(location.search);
  const isAsked = params.has("create") || params.has("template");
  const openHref = withParams(location, { create: "website", dialog: null });
  const isOpen = isFirst || isAsked || reply?.kind === "generation";
  useLeftDraft(owner, () => isOpen || navigate(openHref, { replace: true, preventScrollReset: true }));
  return { isOpen, openHref, closeHref: withParams(location, { create: null, template: null }) };
}
