import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";

/** Nobody came in the period. */
export function NoData({ days }: { days: number }) {
  return (
    <EmptyState
      title="No Analytics Data"
      action={
        <ButtonLink to="/deployments" variant="primary">
          See its address
        </ButtonLink>
      }
    >
      <div className="grid gap-2">
        <p>
          Nobody has visited your website in the last {days} days. Share its address: a visit shows here within seconds.{" "}
          {days < 90 ? "For earlier visits choose a longer period." : ""}
        </p>
        <p>
          Your own visits from Plinth are not counted. A website that went live before visits were counted begins with
          its next &lsquo;Redeploy Website&rsquo;.
        </p>
      </div>
    </EmptyState>
  );
}
