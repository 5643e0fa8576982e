import { Link, useLocation } from "@remix-run/react";
import clsx from "clsx";
import { withParam } from "~/components/ui/view-params";

/** Leads to what was read of the owner's words. */
export function ReadingLink({ className }: { className?: string }) {
  return (
    <Link
      to={withParam(useLocation(), "dialog", "reading")}
      preventScrollReset
      className={clsx("underline underline-offset-4", className)}
    >
      What we read
    </Link>
  );
}

/** The same for a dialog that brings a website to the public. */
export function ReadingNote() {
  return (
    <p className="text-sm text-muted">
      Every price, time and name comes from your words. See <ReadingLink className="text-ink" /> before visitors do.
    </p>
  );
}
