import { Badge } from "./badge";
import { useOnline } from "./use-online";

/** Says in a header that there is no network, for as long as there is none: toasts go. */
export function OfflineMark() {
  return <div role="status">{useOnline() ? null : <Badge tone="warning">Offline</Badge>}</div>;
}
