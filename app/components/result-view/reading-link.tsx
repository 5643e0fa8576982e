import { Link, useLocation } from "@remix-run/react";
import clsx from "clsx";
import { Badge } from "~/components/ui/badge";
import { withParam } from "~/components/ui/view-params";

const UNDERLINED = "underline underline-offset-4";

/** Leads to what was read of the owner's words, with how many sentences were left as they are. */
export function ReadingLink({ className, left = 0 }: { className?: string; left?: number }) {
  return (
    <Link
      to={withParam(useLocation(), "dialog", "reading")}
      preventScrollReset
      className={clsx(left > 0 ? "inline-flex items-baseline gap-2" : UNDERLINED, className)}
    >
      {left > 0 ? (
        <>
          <span className={UNDERLINED}>What we read</span>{" "}
          <Badge tone="warning">
            {/* One part of the badge, which keeps its parts apart; the bar has room for the number alone. */}
            <span>
              {left} <span className="sr-only">{left === 1 ? "sentence" : "sentences"} </span>
              <span className="max-2xl:sr-only">to check</span>
            </span>
          </Badge>
        </>
      ) : (
        "What we read"
      )}
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
