import { Link, useLocation } from "@remix-run/react";
import { withParams } from "~/components/ui/view-params";
import type { Finding } from "~/modules/site/finding";
import type { NodeId } from "~/modules/markup/page";
import { placeInWords } from "./report-words";

/** One finding: what is wrong, where, why it matters and how to fix it. */
export function FindingItem({ finding, node }: { finding: Finding; node: NodeId | null }) {
  const { message, where, why, fix } = finding;
  return (
    <li className="grid gap-1.5 border-t border-line py-4">
      <h4 className="font-semibold wrap-anywhere">{message}</h4>
      <p className="text-sm text-muted wrap-anywhere">
        {placeInWords(where)}
        {where.text ? (
          <>
            : <q dir="auto">{where.text}</q>
          </>
        ) : null}
        {node === null ? null : <ShowElement node={node} message={message} />}
      </p>
      <p className="max-w-prose">{why}</p>
      <p className="max-w-prose">
        <span className="font-semibold">To mend it:</span> {fix}
      </p>
    </li>
  );
}

/** Leads to the editor, at the element. */
function ShowElement({ node, message }: { node: NodeId; message: string }) {
  const href = withParams(useLocation(), { dialog: null, edit: "true", element: String(node) });
  return (
    <Link
      to={href}
      preventScrollReset
      className="ml-3 inline-block underline underline-offset-4 pointer-coarse:py-2"
      aria-label={`Show in the editor: ${message}`}
    >
      Show in the editor
    </Link>
  );
}
