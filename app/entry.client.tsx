import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { whenAskedAreHere } from "~/components/result-view/on-demand";
import { HydratedPart } from "~/components/ui/hydrated-part";
import { keepTyped } from "~/components/ui/keep-typed";
import { stayWhenOffline } from "~/components/ui/stay-when-offline";

keepTyped(document);
stayWhenOffline(document);

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
