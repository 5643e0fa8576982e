import { lazy, type ComponentType } from "react";

/**
 * A component that the browser loads when it is first shown. The server has it at hand, so that the page it sends is
 * whole for those without script. Show it inside a `<Suspense>`.
 */
export async function onDemand<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return load();
  return lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
}
