import { lazy, type ComponentType, type ReactNode } from "react";
import { HydratedPart } from "../ui/hydrated-part";

/** A component, as the function that it is for those who show it. */
export type Shown<Props> = (props: Props) => ReactNode;

// The code of what the page that the server sent shows already.
const asked: Promise<unknown>[] = [];

/**
 * A component that the browser loads when it is first shown. The server has it at hand, so that the page it sends is
 * whole for those without script. Show it inside a `<Suspense>`.
 *
 * @param isAsked whether the page that the server sends shows it (`inAddress`). Its code is loaded before React takes
 *   the page over then (`whenAskedAreHere`): what waits for its code React throws away as soon as anything around it
 *   changes, and with it what was typed there.
 */
export async function onDemand<Props>(
  load: () => Promise<Shown<Props>>,
  isAsked: () => boolean = () => false,
): Promise<Shown<Props>> {
  if (import.meta.env.SSR) return load();
  let here: { default: ComponentType<Props> } | undefined;
  const whole = async () => (here = { default: hydrated((await load()) as ComponentType<Props>) });
  if (isAsked()) asked.push(whole());
  return lazy(() => (here ? atOnce(here) : whole())) as unknown as Shown<Props>;
}

/** Waits for the code of all that the page shows; what cannot be loaded says so when it is rendered. */
export async function whenAskedAreHere(): Promise<void> {
  // One of them may ask for others, which are added meanwhile.
  for (const part of asked) await part.catch(() => undefined);
}

// React does not wait for what calls back within `then`.
const atOnce = <Module,>(module: Module) =>
  ({ then: (give: (module: Module) => void) => give(module) }) as unknown as Promise<Module>;

/** Whether the browser's address names one of these values, or any where none are given; see `onDemand`. */
export const inAddress =
  (param: string, ...values: string[]) =>
  () => {
    const asked = new URLSearchParams(window.location.search).get(param);
    // What is asked about one of several carries its id: `restore-version-12`.
    return asked !== null && (values.length === 0 || values.includes(asked.replace(/-\d+$/, "")));
  };

function hydrated<Props>(Loaded: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <HydratedPart>
      <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />
    </HydratedPart>
  );
}
