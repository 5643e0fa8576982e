import { useEffect, useRef, useState } from "react";
import { STILL } from "~/lib/still-size";
import { SmallPage } from "../ui/small-page";
import type { WebsiteItem } from "./dashboard-data";

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
  if (preview) return <PageInSight address={preview} />;
  return <NoPicture>{INSTEAD[state]}</NoPicture>;
}

function NoPicture({ children }: { children: string }) {
  return <p className="grid h-full place-items-center p-6 text-center text-muted">{children}</p>;
}

/** Loaded once it is on the screen: a browser's own `lazy` begins several screens before. */
function PageInSight({ address }: { address: string }) {
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
    <div ref={place} className="@container relative h-full">
      {isSeen ? <SmallPage src={address} title="Website" ratio={10 / 16} /> : <NoPicture>{NOT_YET}</NoPicture>}
    </div>
  );
}
