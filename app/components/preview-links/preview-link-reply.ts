import type { FormReply } from "~/components/ui/use-form-reply";

/** What the server says to who asked for a link. */
export interface PreviewLinkReply extends FormReply<"preview-link"> {
  /** The new link. */
  made?: { id: number; address: string };
}
