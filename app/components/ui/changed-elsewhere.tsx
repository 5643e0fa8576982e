import { useEffect, useRef } from "react";
import { Notice } from "./notice";
import { TwoStates, type Difference } from "./two-states";

interface ChangedElsewhereProps {
  /** What was changed: 'This post'. */
  what: string;
  differences: Difference[];
  /** Names the state that was met: another one is told anew. */
  revision: string;
}

/**
 * Says that something was saved elsewhere since it was opened here, and shows what that is. Takes the focus, since it
 * may stand far above the button that was pressed.
 */
export function ChangedElsewhere({ what, differences, revision }: ChangedElsewhereProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [revision]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="danger" live title={`${what} was changed elsewhere`}>
        <p>
          It was saved after you opened it here, perhaps by yourself in another window. Nothing was saved just now, and
          what you entered is still here.
        </p>
        <p className="mt-1 mb-2">
          &lsquo;Save Mine&rsquo; puts yours in its place, &lsquo;Take the Other&rsquo; gives yours up.
          {differences.length > 0 ? " This differs:" : " By now both say the same."}
        </p>
        <TwoStates differences={differences} />
      </Notice>
    </div>
  );
}
