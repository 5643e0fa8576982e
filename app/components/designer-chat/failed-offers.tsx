import { Button } from "../ui/button";
import type { ChatEntry } from "./chat-entry";
import { useDesigner } from "./designer-context";

/** What can be done about a request that failed just now; it is asked again as it was written. */
export function FailedOffers({ entry }: { entry: ChatEntry | undefined }) {
  const { isModel, send } = useDesigner();
  const message = entry?.failed;
  if (!message) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="button" size="sm" onClick={() => send(message)}>
        Try again
      </Button>
      {isModel ? (
        <Button type="button" size="sm" onClick={() => send(message, "built-in")}>
          Ask the built-in designer
        </Button>
      ) : null}
    </div>
  );
}
