import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import type { ButtonLook } from "~/components/ui/button-style";
import { useHere } from "~/components/ui/use-here";
import type { Fact } from "~/modules/claims/fact";

type FactFormProps = ButtonLook & {
  websiteId: number;
  fact: Fact;
  intent: "confirm-fact" | "reopen-fact" | "replace-fact" | "remove-fact";
  label: string;
  pendingText: string;
  className?: string;
  children?: ReactNode;
};

/** One answer to a fact: a button, with the fields that it needs before it. */
export function FactForm({ websiteId, fact, intent, label, pendingText, className, children, ...look }: FactFormProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={`/analysis/${websiteId}`} className={className}>
      <input type="hidden" name="from" value={useHere()} />
      <input type="hidden" name="key" value={fact.key} />
      {children}
      <Button size="sm" {...look} name="intent" value={intent} aria-label={`${label}: ${fact.text}`} pending={fetcher.state !== "idle"} pendingText={pendingText}>
        {label}
      </Button>
    </fetcher.Form>
  );
}
