import { useSearchParams } from "@remix-run/react";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { FirstFrame } from "./first-frame";
import { Stage } from "./stage";

/** Says in an address that the page asks again by itself: what has come in before stands there at once. */
export const AGAIN = "again";

/**
 * The first look at a website, where the website will stand, over its frame, which is there at once. It is to look at only: it has no origin and no
 * script of its own, and who hears the page hears the steps. That scripts may run lets its menu fold as the website's
 * will.
 */
export function SpecimenPane({ website }: { website: WebsiteResult }) {
  const { title, previewAddress: address, firstFrame } = website;
  const isAgain = useSearchParams()[0].has(AGAIN);
  return (
    <Stage className="overflow-clip border border-line bg-sunken">
      <div aria-hidden="true" className="relative">
        {firstFrame ? <FirstFrame title={title} frame={firstFrame} address={address} /> : null}
        <iframe
          src={`${address}?specimen=${isAgain ? AGAIN : ""}`}
          title="A first look at your website"
          tabIndex={-1}
          sandbox="allow-scripts"
          className="stage-frame relative block w-full [color-scheme:light]"
        />
      </div>
    </Stage>
  );
}
