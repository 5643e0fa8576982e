import { Notice } from "~/components/ui/notice";
import { Spinner } from "~/components/ui/spinner";
import type { Report } from "~/modules/checks/report";

/** How far the look with a browser is; nothing to say once it is done. */
export function BrowserPart({ browser: { state, reason } }: Pick<Report, "browser">) {
  if (state === "done") return null;
  if (state === "waiting") {
    return (
      <div className="grid gap-1">
        <Spinner label="Looking at your website in a browser, at phone and desktop widths" />
        <p className="text-sm text-muted noscript:block hidden">
          Load this page again in a few seconds to see what it found.
        </p>
      </div>
    );
  }
  const title = state === "failed" ? "The look in a browser did not work" : "Not looked at in a browser";
  return <Notice title={title}>{reason}</Notice>;
}
