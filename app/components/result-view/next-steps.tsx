import { Link } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import type { DeploySlot } from "~/modules/result/read-result.server";

type Deployed = Extract<DeploySlot, { state: "deployed" }>;

/** What most owners do once their website is live. */
export function NextSteps({ slot: { deploymentId, customDomain } }: { slot: Deployed }) {
  const steps = [
    {
      to: `/deployments?dialog=${customDomain ? "dns" : "domain"}-${deploymentId}`,
      title: customDomain ? "See how your domain stands" : "Use your own domain",
      about: "Visitors find you under your own name.",
    },
    {
      to: `/seo-analytics?site=${deploymentId}`,
      title: "Be found by search engines",
      about: "See what search engines read, and what to improve.",
    },
    {
      to: "/content?dialog=create-post",
      title: "Write your first post",
      about: "News, an offer, new opening hours.",
    },
  ];
  return (
    <section aria-labelledby="next-steps" className="grid gap-2">
      <h3 id="next-steps" className="font-semibold">
        Next steps
      </h3>
      <ul className="border-b border-line">
        {steps.map(({ to, title, about }) => (
          <li key={title} className="border-t border-line">
            <Link to={to} className="group flex items-center justify-between gap-4 py-3">
              <span className="grid">
                <span className="font-medium group-hover:underline">{title}</span>
                <span className="text-sm text-muted">{about}</span>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
