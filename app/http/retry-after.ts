/** Seconds: a database that was restarted is back by then. */
const SOON = "10";

/** The header that says when to try again, on answers that say that something is away. */
export const retryAfter = (status: number): Record<string, string> => (status === 503 ? { "retry-after": SOON } : {});
