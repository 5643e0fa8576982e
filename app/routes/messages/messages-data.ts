import type { SerializeFrom } from "@remix-run/node";
import type { loadMessages } from "./load-messages.server";

/** What the screen shows, as it comes to the browser. */
export type MessagesData = SerializeFrom<Awaited<ReturnType<typeof loadMessages>>>;
export type ListedMessage = MessagesData["messages"][number];
export type OpenedMessage = NonNullable<MessagesData["opened"]>;
export type MessagesSite = NonNullable<MessagesData["site"]>;
