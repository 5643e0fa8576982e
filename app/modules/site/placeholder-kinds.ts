/** What a brief may leave open that visitors look for. */
export const PLACEHOLDERS = ["hours", "address", "phone", "email", "services", "prices", "people", "photos"] as const;
export type PlaceholderKind = (typeof PLACEHOLDERS)[number];
