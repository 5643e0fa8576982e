import { Day } from "~/components/ui/day";
import { Notice } from "~/components/ui/notice";
import { useSupportHref } from "~/components/use-support-href";
import type { DeploymentItem } from "./deployment-item";

/** Says that we took a website off the web, why, and what its owner can do. */
export function TakenDown({
  deployment: { title, takeDown },
}: {
  deployment: Pick<DeploymentItem, "title" | "takeDown">;
}) {
  const supportHref = useSupportHref();
  if (!takeDown) return null;
  return (
    <Notice tone="danger" title="We took this website off the web" className="mb-3">
      <p>
        On <Day at={takeDown.createdAt} long />, for this reason: {takeDown.reason}
      </p>
      <p className="mt-1">
        Visitors see a notice that it is not available. You can still change and export it, but not publish or delete
        it.{" "}
        <a href={supportHref(`Taken off the web: ${title}`)} className="underline">
          Write to us
        </a>{" "}
        when you have mended it, or if you think that we are wrong.
      </p>
    </Notice>
  );
}
