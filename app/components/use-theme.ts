import { useRouteLoaderData } from "@remix-run/react";
import type { Theme } from "~/lib/theme";

/** How this browser shows our screens, as the server knows it. */
export function useTheme(): Theme {
  return useRouteLoaderData<{ theme: Theme }>("root")?.theme ?? "device";
}
