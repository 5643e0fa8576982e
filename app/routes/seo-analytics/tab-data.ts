import type { SerializeFrom } from "@remix-run/node";
import type { loadScreen } from "./load-screen.server";

/** What a tab shows, as it comes to the browser. */
export type TabData = NonNullable<SerializeFrom<Awaited<ReturnType<typeof loadScreen>>>["data"]>;
