/** Who meets a page that is not there, as far as its screen shows them. */
export type TurnedAway =
  | { visitor?: "anonymous" | "subscriber" }
  | { visitor: "unsubscribed"; user: { firstName: string | null; email: string; profileImageUrl: string | null } };
