import { Dialog, DialogActions } from "~/components/ui/dialog";
import { ButtonAnchor } from "~/components/ui/button-link";
import { CopyButton } from "~/components/ui/copy-button";
import { Icon } from "~/components/ui/icon";
import { useToast } from "~/components/ui/use-toast";

/** The site is live: its address, to copy and to visit. */
export function DeployedDialog({ url, closeHref }: { url: string; closeHref: string }) {
  const { showToast } = useToast();
  return (
    <Dialog title="Website Deployed!" description="Your website is live. Everybody can see it at this address:" closeHref={closeHref}>
      <p className="border-y border-line py-4 font-mono text-lg break-all">
        <a href={url} className="underline">
          {url}
        </a>
      </p>
      <DialogActions>
        <CopyButton text={url} label="Copy URL" onCopied={() => showToast({ title: "URL Copied!" })} />
        <ButtonAnchor href={url} target="_blank" rel="noopener" variant="primary">
          Visit Site <Icon name="outside" />
        </ButtonAnchor>
      </DialogActions>
    </Dialog>
  );
}
