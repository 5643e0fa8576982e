import { Button } from "./button";
import { Notice } from "./notice";

/** Stands in the place of what the browser could not load, with a way to try again. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger" live title="This could not be loaded">
      <p>You may be offline. Nothing is lost: try again once you are connected.</p>
      <Button type="button" size="sm" className="mt-2" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  );
}
