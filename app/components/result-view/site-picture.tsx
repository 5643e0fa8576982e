import clsx from "clsx";
import { useState } from "react";

/** Width in px at which the site is laid out before it is made small. */
const PAGE_WIDTH = 1280;

/** How a website looks: the page itself, small, out of reach of pointer and keyboard. Until it is there, that it comes. */
export function SitePicture({ address }: { address: string }) {
  const [isThere, setThere] = useState(false);
  return (
    <div
      aria-hidden="true"
      className="@container relative aspect-[2/1] overflow-clip rounded-sm border border-line bg-sunken noscript:hidden"
    >
      {isThere ? null : <p className="grid h-full place-items-center text-muted">Your website’s picture is coming</p>}
      <iframe
        src={address}
        title="Your website"
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-scripts"
        scrolling="no"
        onLoad={() => setThere(true)}
        className={clsx(
          "pointer-events-none absolute top-0 left-0 origin-top-left border-0 bg-white",
          isThere || "opacity-0",
        )}
        style={{
          width: PAGE_WIDTH,
          height: PAGE_WIDTH / 2,
          // Lengths cannot be divided everywhere yet; an angle's tangent can say the same.
          transform: `scale(tan(atan2(100cqw, ${PAGE_WIDTH}px)))`,
        }}
      />
    </div>
  );
}
