import { PRO_PLAN } from "~/modules/billing/pro-plan";
import { Icon } from "~/components/ui/icon";
import { StartBuilding } from "./start-building";

export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-y border-line bg-surface">
      <div className="shell grid gap-10 py-20 sm:py-28 lg:grid-cols-12 lg:gap-8">
        <div className="grid content-start justify-items-start gap-6 lg:col-span-5">
          <h2 id="pricing-title" className="font-serif text-title">
            {PRO_PLAN.name}
          </h2>
          <p className="flex items-baseline gap-3">
            <span className="font-serif text-display">${PRO_PLAN.price}</span>
            <span className="text-lg text-muted">/month</span>
          </p>
          <p className="max-w-sm text-muted">
            Billed monthly in US dollars. No setup fee, no contract, and you can cancel any time.
          </p>
          <StartBuilding size="lg" />
        </div>
        <div className="grid content-start gap-6 lg:col-span-7">
          <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
            {PRO_PLAN.features.map((feature) => (
              <li key={feature} className="flex items-center gap-3 border-b border-line py-4">
                <Icon name="check" className="size-5 text-signal-text" />
                {feature}
              </li>
            ))}
          </ul>
          <p className="max-w-prose">
            <strong className="font-semibold">1 deployed website at a time.</strong>{" "}
            <span className="text-muted">
              Create as many as you like; the one you choose is live, and you can swap it whenever you want.
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
