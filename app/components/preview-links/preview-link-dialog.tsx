import { useFetcher } from "@remix-run/react";
import { useDialogData } from "~/components/result-view/dialog-data";
import { NotReadYet } from "~/components/result-view/not-read-yet";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { useFresh } from "~/components/result-view/use-fresh";
import { Dialog } from "~/components/ui/dialog";
import { useFormReply } from "~/components/ui/use-form-reply";
import type { PreviewLinkItem } from "~/modules/preview-links/preview-link";
import { LinkForm } from "./link-form";
import { NewLink } from "./new-link";
import { OpenLinks } from "./open-links";
import type { PreviewLinkReply } from "./preview-link-reply";

/** Makes links at which others see the website before it is live, and ends them. */
export function PreviewLinkDialog({ website, closeHref }: ResultDialogProps) {
  const links = useFresh<PreviewLinkItem[]>(`/analysis/${website.id}/preview-links`, useDialogData().previewLinks);
  const fetcher = useFetcher<PreviewLinkReply>();
  const reply = useFormReply("preview-link", fetcher.data);
  const made = reply?.made && links.value?.some(({ id }) => id === reply.made!.id) ? reply.made : null;
  return (
    <Dialog
      title="Share a preview"
      description="Whoever has the link sees this website as it is saved at that moment, also when it is not deployed. They need no account and are not counted as visitors."
      closeHref={closeHref}
      width="40rem"
    >
      {made ? <NewLink key={made.id} address={made.address} /> : null}
      <LinkForm websiteId={website.id} fetcher={fetcher} reply={reply} />
      {links.value ? (
        <OpenLinks websiteId={website.id} links={links.value} />
      ) : (
        <NotReadYet
          label="Reading your links"
          failure="Your links could not be read"
          failed={links.failed}
          retry={links.retry}
        />
      )}
    </Dialog>
  );
}
