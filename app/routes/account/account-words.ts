/** What the screen says after it did something. */
export const TOASTS = {
  signedOut: { title: "Signed Out", description: "That device has to sign in again." },
  signedOutEverywhere: {
    title: "Signed Out Everywhere",
    description: "Every device has to sign in again, this one included.",
  },
  deletedForGood: (count: number) => ({
    title: "Deleted for Good",
    description: count === 1 ? "The website is gone." : `${count} websites are gone.`,
  }),
  notDeletedForGood: (description: string) => ({ title: "Not Deleted", description, variant: "destructive" as const }),
  notPutBack: (description: string) => ({
    title: "Website Not Put Back",
    description,
    variant: "destructive" as const,
  }),
  takenDown: { title: "Website Taken Down", description: "Visitors no longer see it. Its address stays yours." },
  cardRemoved: { title: "Card Removed", description: "The payment provider has forgotten your card." },
};

/** What did not happen, where it is not signing out. */
export const NOT_DONE: Record<string, string> = {
  "put-back": "Website Not Put Back",
  "delete-for-good": "Not Deleted",
  "take-down": "Not Taken Down",
  "remove-card": "Card Not Removed",
};

/** Said when a request never got through. */
export const NOT_REACHED = "Plinth could not be reached. Check your connection and try again.";
