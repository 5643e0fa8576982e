import type { SaveState } from "./editor-controls";

/** How far a website is saved: in a sentence, and as short as a phone has room for. */
interface SaveWords {
  whole: string;
  short: string;
}

const ONLINE: Record<SaveState, SaveWords> = {
  saved: { whole: "All changes saved", short: "Saved" },
  unsaved: { whole: "Unsaved changes", short: "Unsaved" },
  saving: { whole: "Saving your changes", short: "Saving" },
  failed: { whole: "Not saved yet", short: "Not saved yet" },
  offline: { whole: "Kept here, saved once you are online", short: "Kept here until online" },
};

/** Without a network, before anybody has tried to save: what stands there once the toast is gone. */
const OFFLINE: Partial<Record<SaveState, SaveWords>> = {
  saved: { whole: "You are offline, all changes are saved", short: "Offline, all saved" },
  unsaved: { whole: "You are offline, with unsaved changes", short: "Offline, unsaved" },
};

/** What is said of a website's state of saving, with or without a network. */
export const saveWords = (state: SaveState, isOnline: boolean): SaveWords =>
  (isOnline ? null : OFFLINE[state]) ?? ONLINE[state];

/** Whether the owner should see it: something waits, or there is no network. */
export const needsAnEye = (state: SaveState, isOnline: boolean): boolean =>
  !isOnline || state === "failed" || state === "offline" || state === "unsaved";
