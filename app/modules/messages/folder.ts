/** Where a message lies: with what people wrote, or with what looks like spam. */
export type Folder = "inbox" | "spam";

/** The folder that an address or a form names; the inbox where it names none. */
export const readFolder = (named: unknown): Folder => (named === "spam" ? "spam" : "inbox");
