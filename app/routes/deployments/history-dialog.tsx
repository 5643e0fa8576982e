import { useLocation } from "@remix-run/react";
import { NotReadYet } from "~/components/result-view/not-read-yet";
import { useFresh } from "~/components/result-view/use-fresh";
import { Dialog } from "~/components/ui/dialog";
import { withParam } from "~/components/ui/view-params";
import { BringBack } from "./bring-back";
import { canBringBack, historyButtonId, type HistorySubject } from "./deployment-item";
import { HistoryList } from "./history-list";
import type { ShownHistory } from "./history-words";

interface HistoryDialogProps {
  deployment: HistorySubject;
  /** What came with the page; null when it was asked for without this dialog. */
  loaded: ShownHistory | null;
}

/**
 * What the address asks about a deployment's history: all of it (`?dialog=history-7`), or one entry
 * (`?dialog=bring-back-7-123`).
 */
export function HistoryDialog({ deployment, loaded }: HistoryDialogProps) {
  const asked = new URLSearchParams(useLocation().search).get("dialog") ?? "";
  const entry = new RegExp(`^bring-back-${deployment.id}-(\\d+)$`).exec(asked)?.[1];
  if (asked !== `history-${deployment.id}` && !entry) return null;
  return <OpenHistory deployment={deployment} loaded={loaded} entry={entry ? Number(entry) : null} />;
}

function OpenHistory({ deployment, loaded, entry }: HistoryDialogProps & { entry: number | null }) {
  const location = useLocation();
  const history = useFresh<ShownHistory>(`/deployments/${deployment.id}/history`, loaded);
  const listHref = withParam(location, "dialog", `history-${deployment.id}`);
  const shown = history.value;
  const asked = canBringBack(deployment) ? shown?.publications.find(({ id }) => id === entry) : undefined;
  if (asked) return <BringBack deployment={deployment} publication={asked} closeHref={listHref} />;
  return (
    <Dialog
      title="Deployment History"
      description={`Each time your website was published, newest first.${canBringBack(deployment) ? " Any of these can be brought back." : ""}`}
      width="44rem"
      closeHref={withParam(location, "dialog", null)}
      returnFocusTo={historyButtonId(deployment)}
    >
      {shown ? (
        <HistoryList deployment={deployment} history={shown} />
      ) : (
        <NotReadYet label="Reading the history" failure="The history could not be read" {...history} />
      )}
    </Dialog>
  );
}
