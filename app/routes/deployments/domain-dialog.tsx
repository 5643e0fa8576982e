import { useLocation } from "@remix-run/react";
import { Dialog } from "~/components/ui/dialog";
import { withParam } from "~/components/ui/view-params";
import { DnsSetup } from "./dns-setup";
import { domainButtonId, type DeploymentItem } from "./deployment-item";
import { DomainForm } from "./domain-form";

/**
 * What the address asks about a deployment's domain: its name (`?dialog=domain-7`) or its records (`?dialog=dns-7`).
 */
export function DomainDialog({ deployment }: { deployment: DeploymentItem }) {
  const location = useLocation();
  const asked = new URLSearchParams(location.search).get("dialog");
  const closing = { closeHref: withParam(location, "dialog", null), returnFocusTo: domainButtonId(deployment) };
  if (asked === `domain-${deployment.id}`) {
    return (
      <Dialog key="name" title={deployment.customDomain ? "Edit Custom Domain" : "Add Custom Domain"} {...closing}>
        <DomainForm deployment={deployment} closeHref={closing.closeHref} />
      </Dialog>
    );
  }
  const { setup } = deployment;
  if (asked !== `dns-${deployment.id}` || !setup) return null;
  return (
    <Dialog
      key="records"
      title={setup.state === "pending" ? "DNS Setup Required" : "DNS Records"}
      description={
        setup.state === "verified"
          ? `${setup.text} is verified and leads to your website. Keep these records.`
          : `Enter these records where you manage ${setup.text}, most often where you bought it.`
      }
      width="44rem"
      {...closing}
    >
      <DnsSetup deployment={deployment} setup={setup} closeHref={closing.closeHref} />
    </Dialog>
  );
}
