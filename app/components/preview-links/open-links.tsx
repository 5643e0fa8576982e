import { useFetcher } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-button";
import { useHeadingFocus } from "~/components/ui/use-heading-focus";
import { useHere } from "~/components/ui/use-here";
import { Moment } from "~/components/versions/moment";
import type { PreviewLinkItem } from "~/modules/preview-links/preview-link";

/** The links that open now, each with its end. */
export function OpenLinks({ websiteId, links }: { websiteId: number; links: PreviewLinkItem[] }) {
  const heading = useHeadingFocus(links.length);
  return (
    <section aria-labelledby="open-links" className="grid min-w-0 gap-2">
      <h3 id="open-links" ref={heading} tabIndex={-1} className="font-semibold">
        {links.length === 1 ? "1 open link" : `${links.length} open links`}
      </h3>
      {links.length === 0 ? (
        <p className="border-t border-line py-4 text-muted">No link is open. Nobody but you sees this preview.</p>
      ) : null}
      <ul className="empty:hidden">
        {links.map((link) => (
          <OpenLink key={link.id} websiteId={websiteId} link={link} />
        ))}
      </ul>
    </section>
  );
}

function OpenLink({ websiteId, link }: { websiteId: number; link: PreviewLinkItem }) {
  const { id, createdAt, expiresAt, address } = link;
  const fetcher = useFetcher();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <p id={`link-${id}`} className="grid">
        <span>
          Made <Moment at={createdAt} />
        </span>
        <span className="text-sm text-muted">
          Closes <Moment at={expiresAt} />
        </span>
        {address === null ? (
          <span className="text-sm text-muted">
            Its address cannot be shown again. Make a new link to share it anew.
          </span>
        ) : (
          <noscript>
            <span className="font-mono text-sm break-all select-all">{address}</span>
          </noscript>
        )}
      </p>
      <fetcher.Form method="post" action={`/analysis/${websiteId}`} className="flex gap-2">
        {address === null ? null : (
          <CopyButton
            text={address}
            label="Copy link"
            size="sm"
            aria-describedby={`link-${id}`}
            className="noscript:hidden"
          />
        )}
        <input type="hidden" name="from" value={useHere()} />
        <input type="hidden" name="linkId" value={id} />
        <Button
          size="sm"
          name="intent"
          value="revoke-preview-link"
          aria-describedby={`link-${id}`}
          pending={fetcher.state !== "idle"}
          pendingText="Revoking..."
        >
          Revoke
        </Button>
      </fetcher.Form>
    </li>
  );
}
