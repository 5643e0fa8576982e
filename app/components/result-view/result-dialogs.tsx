import { useLocation } from "@remix-run/react";
import { Fragment, Suspense, useEffect, useRef, type ReactNode } from "react";
import { Dialog } from "~/components/ui/dialog";
import { isPageTaken } from "~/components/ui/keep-typed";
import { withParam } from "~/components/ui/view-params";
import { inAddress, loadAhead, onDemand } from "./on-demand";
import type { ResultDialogProps } from "./result-dialog-props";

const AskedDialog = await onDemand(async () => (await import("./asked-dialog")).AskedDialog, inAddress("dialog"), {
  isAhead: true,
  frame: (notice, { closeHref }) => (
    <Dialog title="Not Loaded" closeHref={closeHref}>
      {notice}
    </Dialog>
  ),
});

/** The dialog that the address names, if any. */
export function ResultDialogs({ website, origin }: Omit<ResultDialogProps, "closeHref">) {
  const location = useLocation();
  useEffect(loadAhead, []);
  const asked = new URLSearchParams(location.search).get("dialog");
  // What the server sent with the page has its code by then (`whenAskedAreHere`), and is taken over with the page: in a
  // boundary of its own it would follow later, and whatever changed around it meanwhile would have React throw it away,
  // with what was typed there. So nothing here renders again when the page is taken over.
  const Around = useRef(!isPageTaken() && asked !== null ? Fragment : Waiting).current;
  if (!asked) return null;
  // What is asked about one of several carries its id: `restore-version-12`.
  const name = asked.replace(/-\d+$/, "");
  return (
    <Around>
      <AskedDialog {...{ name, website, origin }} closeHref={withParam(location, "dialog", null)} />
    </Around>
  );
}

/** Around a dialog whose code may still have to come. */
function Waiting({ children }: { children?: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
