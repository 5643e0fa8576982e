import { useSearchParams } from "@remix-run/react";
import { Stage } from "./stage";

/** Says in an address that the page asks again by itself: what has come in before stands there at once. */
export const AGAIN = "again";

/**
 * The first look at a website, where the website will stand. It is to look at only: it has no origin and no
 * script of its own, and who hears the page hears the steps. That scripts may run lets its menu fold as the website's
 * will.
 */
export function SpecimenPane({ address }: { address: string }) {
  const isAgain = useSearchParams()[0].has(AGAIN);
  return (
    <Stage className="overflow-clip border border-line bg-sunken">
      <div aria-hidden="true">
        <iframe
          src={`${address}?specimen=${isAgain ? AGAIN : ""}`}
          title="A first look at your website"
          tabIndex={-1}
          sandbox="allow-scripts"
          className="stage-frame block w-full"
        />
      </div>
    </Stage>
  );
}
