import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { Dialog } from "~/components/ui/dialog";
import { withParam } from "~/components/ui/view-params";
import { inAddress, loadAhead, onDemand, useAround } from "./on-demand";
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
  const Around = useAround(asked !== null);
  if (!asked) return null;
  // What is asked about one of several carries its id: `restore-version-12`.
  const name = asked.replace(/-\d+$/, "");
  return (
    <Around>
      <AskedDialog {...{ name, website, origin }} closeHref={withParam(location, "dialog", null)} />
    </Around>
  );
}
