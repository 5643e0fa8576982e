import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { HydratedPart } from "../ui/hydrated-part";
import { isPageTaken } from "../ui/keep-typed";
import { NotLoaded } from "../ui/not-loaded";

/** A component, as the function that it is for those who show it. */
export type Shown<Props> = (props: Props) => ReactNode;

/** A component whose code comes later. */
interface Late<Props> {
  load: () => Promise<ComponentType<Props>>;
  here?: ComponentType<Props>;
}

// The code of what the page that the server sent shows already.
const asked: Promise<unknown>[] = [];

// What a press will show; null once that is asked for, and more of it as soon as it is known.
let ahead: (() => Promise<unknown>)[] | null = [];

interface Ways<Props> {
  /** Loaded as soon as the page answers to a press (`loadAhead`), so that the press that shows it waits for nothing. */
  isAhead?: boolean;
  /** What stands around the words that say that it could not be loaded. */
  frame?: (notice: ReactNode, props: Props) => ReactNode;
}

/**
 * A component that the browser loads when it is first shown. The server has it at hand, so that the page it sends is
 * whole for those without script. Show it inside what `useAround` gives.
 *
 * @param isAsked whether the page that the server sends shows it (`inAddress`). Its code is loaded before React takes
 *   the page over then (`whenAskedAreHere`): what waits for its code React throws away as soon as anything around it
 *   changes, and with it what was typed there.
 */
export async function onDemand<Props>(
  load: () => Promise<Shown<Props>>,
  isAsked: () => boolean = () => false,
  { isAhead = false, frame = (notice) => notice }: Ways<Props> = {},
): Promise<Shown<Props>> {
  if (import.meta.env.SSR) return load();
  const late: Late<Props> = { load: async () => (late.here ??= hydrated((await load()) as ComponentType<Props>)) };
  if (isAsked()) asked.push(late.load());
  else if (isAhead) loadWhenAhead(late.load);
  const asDefault = (shown: ComponentType<Props>) => ({ default: shown });
  const loaded = () => late.load().then(asDefault, () => asDefault(retried(late, frame)));
  return lazy(() => (late.here ? atOnce(asDefault(late.here)) : loaded())) as unknown as Shown<Props>;
}

/**
 * What stands around a component whose code comes on demand: a `<Suspense>`. What the server sent with the page
 * (`isAsked`) has its code by then (`whenAskedAreHere`), and is taken over with the page: in a boundary of its own it
 * would follow later, and whatever changed around it meanwhile would have React throw it away, with what was typed or
 * pressed there. So nothing here renders again when the page is taken over.
 */
export const useAround = (isAsked: boolean) => useRef(!isPageTaken() && isAsked ? Nothing : Waiting).current;

interface AroundProps {
  children: ReactNode;
  /** What is shown until the code is there. */
  fallback?: ReactNode;
}

const Nothing = ({ children }: AroundProps) => <>{children}</>;
const Waiting = ({ children, fallback = null }: AroundProps) => <Suspense fallback={fallback}>{children}</Suspense>;

/** Waits for the code of all that the page shows; what cannot be loaded says so when it is rendered. */
export async function whenAskedAreHere(): Promise<void> {
  // One of them may ask for others, which are added meanwhile.
  for (const part of asked) await part.catch(() => undefined);
}

/**
 * Loads what a press will show. To be called where it is shown, once React has taken that over: all that the page
 * itself needs has come by then, and what it shows in frames has been asked for.
 */
export function loadAhead(): void {
  const known = ahead ?? [];
  ahead = null;
  for (const load of known) loadWhenAhead(load);
}

// What cannot be loaded says so where it is shown.
const loadWhenAhead = (load: () => Promise<unknown>) => void (ahead ? ahead.push(load) : load().catch(() => undefined));

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

/** What could not be loaded: says so, and tries again when it is asked to and whenever it is shown anew. */
function retried<Props>(late: Late<Props>, frame: NonNullable<Ways<Props>["frame"]>): ComponentType<Props> {
  return function Retried(props) {
    const [Loaded, setLoaded] = useState(() => late.here);
    const retry = () =>
      void late.load().then(
        (here) => setLoaded(() => here),
        () => undefined,
      );
    useEffect(retry, []);
    if (Loaded) return <Loaded {...(props as Props & JSX.IntrinsicAttributes)} />;
    return frame(<NotLoaded onRetry={retry} />, props);
  };
}
