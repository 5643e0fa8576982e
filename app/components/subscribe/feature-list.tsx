import { Icon } from "~/components/ui/icon";

/** The features of the plan, ticked. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2">
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
