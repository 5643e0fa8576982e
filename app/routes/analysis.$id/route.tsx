import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { AppHeader } from "~/components/app-shell/app-header";
import { AppShell } from "~/components/app-shell/app-shell";
import type { HeaderUser } from "~/http/page-guard.server";
import { ResultView } from "~/components/result-view/result-view";
import { sendFromBrowser } from "~/components/result-view/send-from-browser";
import { ButtonLink } from "~/components/ui/button-link";
import { ErrorScreen } from "~/components/ui/error-screen";
import { keepDataOnViewChange } from "~/components/ui/view-params";
import { openResult } from "~/http/open-result.server";
import { requireSubscriberPage } from "~/http/page-guard.server";
import { readId } from "~/http/read-input.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { readDialogData } from "./dialog-data.server";

export { action } from "./action.server";
export const clientAction = (args: ClientActionFunctionArgs) => sendFromBrowser(args);
export const shouldRevalidate = keepDataOnViewChange;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.result ? "Edit Website · Plinth" : "Analysis Not Found · Plinth" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user, actor } = await requireSubscriberPage(request);
  const origin = env.APP_ORIGIN;
  try {
    const input = { actor, websiteId: readId(params.id) };
    return { user, origin, result: await openResult(request, input), ...(await readDialogData(request, input)) };
  } catch (error) {
    if (error instanceof NotFoundError) return data({ user, origin, result: null }, { status: 404 });
    throw error;
  }
}

export default function AnalysisPage() {
  const { user, result, origin } = useLoaderData<typeof loader>();
  if (!result) return <AnalysisNotFound user={user} />;
  return (
    <AppShell user={user}>
      <ResultView result={result} origin={origin} heading="Edit Website" />
    </AppShell>
  );
}

function AnalysisNotFound({ user }: { user: HeaderUser }) {
  return (
    <ErrorScreen
      title="Analysis Not Found"
      code="404"
      header={<AppHeader user={user} />}
      action={
        <ButtonLink to="/dashboard" variant="primary">
          Back to Dashboard
        </ButtonLink>
      }
    >
      <p>The analysis you're looking for doesn't exist.</p>
    </ErrorScreen>
  );
}
