import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTyped } from "~/components/ui/keep-typed";

const putBackTyped = keepTyped(document);

function App() {
  useEffect(putBackTyped, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
