import { Notice } from "~/components/ui/notice";

/** Stands where the list would. */
export function NotLoaded({ reason }: { reason: string }) {
  return (
    <Notice tone="danger" live title="Failed to Load Deployments">
      {reason}
    </Notice>
  );
}
