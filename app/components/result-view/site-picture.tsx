import { useState } from "react";
import { SmallPage } from "../ui/small-page";
import { useHydrated } from "../ui/use-hydrated";

/** How a website looks: the page itself, small, out of reach of pointer and keyboard. Until it is there, that it comes. */
export function SitePicture({ address }: { address: string }) {
  const [isThere, setThere] = useState(false);
  // One that the server sent may have come before anybody listens.
  const isHeard = useHydrated();
  return (
    <div
      aria-hidden="true"
      className="@container relative aspect-[2/1] overflow-clip rounded-sm border border-line bg-sunken noscript:hidden"
    >
      {isThere ? null : <p className="grid h-full place-items-center text-muted">Your website’s picture is coming</p>}
      {isHeard ? (
        <SmallPage
          src={address}
          title="Your website"
          loading="lazy"
          ratio={1 / 2}
          onLoad={() => setThere(true)}
          className={isThere ? undefined : "opacity-0"}
        />
      ) : null}
    </div>
  );
}
