import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import type { ButtonStyle } from "~/components/ui/button-style";
import { useHere } from "~/components/ui/use-here";
import type { ListedClaim } from "~/modules/claims/listed-claim";

type ClaimFormProps = ButtonStyle & {
  websiteId: number;
  claim: ListedClaim;
  intent: "confirm-claim" | "reopen-claim" | "replace-claim" | "remove-claim";
  label: string;
  pendingText: string;
  className?: string;
  children?: ReactNode;
};

/** One answer to a claim: a button, with the fields that it needs before it. */
export function ClaimForm({
  websiteId,
  claim,
  intent,
  label,
  pendingText,
  className,
  children,
  ...look
}: ClaimFormProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={`/analysis/${websiteId}`} className={className}>
      <input type="hidden" name="from" value={useHere()} />
      <input type="hidden" name="key" value={claim.key} />
      {children}
      <Button
        size="sm"
        {...look}
        name="intent"
        value={intent}
        aria-label={`${label}: ${claim.text}`}
        pending={fetcher.state !== "idle"}
        pendingText={pendingText}
      >
        {label}
      </Button>
    </fetcher.Form>
  );
}
