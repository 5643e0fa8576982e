import { useEffect, useRef, useState } from "react";
import { STILL } from "~/lib/still-size";
import type { WebsiteItem } from "./dashboard-data";

/** Width in px at which a page is laid out before it is made small. */
const PAGE_WIDTH = 1280;

/** What a website looks like, on its plinth: its picture, else its page itself, small and out of reach. */
export function WebsiteStill({ website }: { website: WebsiteItem }) {
  return (
    <div aria-hidden="true">
      <div className="relative mx-[4%] aspect-[16/10] overflow-clip border border-b-0 border-edge bg-sunken">
        <PictureOrPage website={website} />
      </div>
      <div className="h-2 bg-ink" />
    </div>
  );
}

const NOT_YET = "No picture yet";
const INSTEAD: Record<WebsiteItem["state"], string> = {
  writing: "Being written",
  failed: "It could not be finished",
  cancelled: "You cancelled it before it was made",
  saved: NOT_YET,
  deployed: NOT_YET,
};

function PictureOrPage({ website: { id, still, preview, state } }: { website: WebsiteItem }) {
  if (still) {
    return (
      <img
        src={`/analysis/${id}/still/${still}`}
        {...STILL}
        alt=""
        loading="lazy"
        className="block h-full w-full object-cover object-top"
      />
    );
  }
  if (preview) return <SmallPage address={preview} />;
  return <NoPicture>{INSTEAD[state]}</NoPicture>;
}

function NoPicture({ children }: { children: string }) {
  return <p className="grid h-full place-items-center p-6 text-center text-muted">{children}</p>;
}

/** Loaded once it is on the screen: a browser's own `lazy` begins several screens before. */
function SmallPage({ address }: { address: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="@container h-full">
      {isSeen ? <Frame address={address} /> : <NoPicture>{NOT_YET}</NoPicture>}
    </div>
  );
}

function Frame({ address }: { address: string }) {
  return (
    <iframe
      src={address}
      title="Website"
      tabIndex={-1}
      sandbox="allow-scripts"
      scrolling="no"
      className="pointer-events-none absolute top-0 left-0 origin-top-left border-0 bg-white"
      style={{
        width: PAGE_WIDTH,
        height: (PAGE_WIDTH * 10) / 16,
        // Lengths cannot be divided everywhere yet; an angle's tangent can say the same.
        transform: `scale(tan(atan2(100cqw, ${PAGE_WIDTH}px)))`,
      }}
    />
  );
}
