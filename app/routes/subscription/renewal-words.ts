/** The two changes of a renewal, as the screen says them afterwards (tests/list, section 8). */
export const RENEWAL_WORDS = {
  cancel: {
    done: { title: "Subscription Canceled", description: "Your subscription will end at the current period." },
    failed: { title: "Error", description: "Failed to cancel subscription. Please try again.", variant: "destructive" },
  },
  reactivate: {
    done: { title: "Subscription Reactivated", description: "Your subscription will continue billing." },
    failed: {
      title: "Error",
      description: "Failed to reactivate subscription. Please try again.",
      variant: "destructive",
    },
  },
} as const;

export type Renewal = keyof typeof RENEWAL_WORDS;
