import { lazy, type ComponentType, type ReactNode } from "react";
import { HydratedPart } from "../ui/hydrated-part";

/** A component, as the function that it is for those who show it. */
export type Shown<Props> = (props: Props) => ReactNode;

/**
 * A component that the browser loads when it is first shown. The server has it at hand, so that the page it sends is
 * whole for those without script. Show it inside a `<Suspense>`.
 */
export async function onDemand<Props>(load: () => Promise<Shown<Props>>): Promise<Shown<Props>> {
  if (import.meta.env.SSR) return load();
  return lazy(async () => ({ default: hydrated((await load()) as ComponentType<Props>) })) as unknown as Shown<Props>;
}

function hydrated<Props>(Loaded: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <HydratedPart>
      <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />
    </HydratedPart>
  );
}
