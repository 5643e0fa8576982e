/** What the screen says after it did something. */
export const TOASTS = {
  signedOut: { title: "Signed Out", description: "That device has to sign in again." },
  signedOutEverywhere: { title: "Signed Out Everywhere", description: "Every device has to sign in again, this one included." },
  notPutBack: (description: string) => ({ title: "Website Not Put Back", description, variant: "destructive" as const }),
};

/** Said when a request never got through. */
export const NOT_REACHED = "Plinth could not be reached. Check your connection and try again.";
