import { useLocation } from "@remix-run/react";
import { Suspense, useEffect, useRef } from "react";
import { onDemand } from "~/components/result-view/on-demand";
import { Card } from "~/components/ui/card";
import { Spinner } from "~/components/ui/spinner";
import type { DashboardData } from "./dashboard-data";
import { loadGenerate } from "./send-from-browser";
import { OPENING } from "./use-create";

const FORM_ID = "generation";

// Who comes back to the websites needs none of the form.
const GenerationForm = await onDemand(
  async () => {
    const [{ GenerationForm }] = await Promise.all([
      import("~/components/generation-form/generation-form"),
      loadGenerate(),
    ]);
    return GenerationForm;
  },
  () => document.getElementById(FORM_ID) !== null,
);

/** The form for a new website. */
export function CreateWebsite({ page: { designers, formKey } }: { page: DashboardData }) {
  return (
    <Card title="Create New Website" headingRef={useOpenedHeading()} description="Four short steps to a whole website.">
      <Suspense fallback={<Spinner label="Opening the form" />}>
        <GenerationForm designers={designers} formKey={formKey} />
      </Suspense>
    </Card>
  );
}

/** For the heading of what a link has just opened: it takes the focus, which the link had. */
function useOpenedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useLocation().state as Partial<typeof OPENING> | null;
  const isOpened = state?.opens === OPENING.opens;
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  return heading;
}
