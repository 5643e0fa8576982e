/** Where contact forms send what visitors write. */
export const CONTACT_PATH = "/api/contact";

/** Addresses at which the renderer takes what visitors send, on the app's host and on every site's own. */
export const VISITOR_CALLS = [CONTACT_PATH] as const;
export type VisitorCall = (typeof VISITOR_CALLS)[number];
