import { CopyButton } from "~/components/ui/copy-button";
import { Notice } from "~/components/ui/notice";

/** The address of a link that was just made. */
export function NewLink({ address }: { address: string }) {
  return (
    <Notice tone="success" live title="Your link is ready">
      <p className="font-mono text-sm break-all text-ink select-all">{address}</p>
      <CopyButton text={address} label="Copy link" size="sm" className="mt-2 noscript:hidden" />
    </Notice>
  );
}
