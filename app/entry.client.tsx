import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { whenAskedAreHere } from "~/components/result-view/on-demand";
import { HydratedPart } from "~/components/ui/hydrated-part";
import { keepTyped } from "~/components/ui/keep-typed";
import { stayWhenOffline } from "~/components/ui/stay-when-offline";
import { keepTimeZone } from "~/components/ui/time-zone";

keepTyped(document);
stayWhenOffline(document);
keepTimeZone(document);

await whenAskedAreHere();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedPart>
        <RemixBrowser />
      </HydratedPart>
    </StrictMode>,
  );
});
