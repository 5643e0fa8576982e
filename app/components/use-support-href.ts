import { useRouteLoaderData } from "@remix-run/react";

/** Makes addresses that open a mail to the operator's support with a subject already written. */
export function useSupportHref(): (subject: string) => string {
  const root = useRouteLoaderData<{ supportEmail: string }>("root");
  return (subject) => `mailto:${root?.supportEmail ?? ""}?subject=${encodeURIComponent(subject)}`;
}
