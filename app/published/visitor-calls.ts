/** Where contact forms send what visitors write. */
export const CONTACT_PATH = "/api/contact";

/** Where the beacons of sites say that somebody is there. */
export const HIT_PATH = "/api/hit";

/** Addresses at which the renderer takes what visitors send, on the app's host and on every site's own. */
export const VISITOR_CALLS = [CONTACT_PATH, HIT_PATH] as const;
export type VisitorCall = (typeof VISITOR_CALLS)[number];
