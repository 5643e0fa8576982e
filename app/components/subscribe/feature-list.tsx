import clsx from "clsx";
import { Icon } from "~/components/ui/icon";

/** The features of the plan, ticked. */
export function FeatureList({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={clsx("grid gap-x-6 gap-y-2", className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <span className="grid h-6 place-items-center text-signal-text">
            <Icon name="check" />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}
