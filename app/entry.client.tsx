import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedPart } from "~/components/ui/hydrated-part";
import { keepTyped } from "~/components/ui/keep-typed";

keepTyped(document);

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
