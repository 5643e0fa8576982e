/** What the AI designer's chat says where something went wrong (tests/list, section 8). */
export const TROUBLE =
  "I'm having trouble processing your request. Try being more specific like 'make the logo 20% bigger' or 'change background to blue'.";
export const NOT_PROCESSED =
  "Sorry, I couldn't process your request right now. Please try again or be more specific about what you'd like to change.";
export const DESIGNER_ERROR = {
  title: "Error",
  description: "Failed to process your request. Please try again.",
} as const;

export const STOPPED = "Stopped. Nothing was changed.";
export const BUSY = "The designer is still working on your last request. Wait for its answer and send this one again.";
export const NOTHING_CHANGED = "Nothing was changed.";

/** Where the pool of processes cut work off. */
export const NO_TIME_TO_READ =
  "I could not read this request within the time that I have, so I stopped and changed nothing. Please send it in shorter messages, one request at a time.";
export const NO_TIME_TO_CHECK =
  "The change could not be checked within the time that there is. Your page may be nested very deeply: make it simpler, or ask for a smaller change.";

/** The chat's sentence for a failed request, by the error's text: a status, a colon and what the server said. */
export const sentenceFor = (error: string) => (error.includes("500") ? TROUBLE : NOT_PROCESSED);

/** Toasts for answers with changes (tests/list, section 8). */
export const WEBSITE_UPDATED = { title: "Website Updated", description: "Save your changes to keep them." } as const;
export const CHANGES_APPLIED = {
  title: "Changes Applied",
  description: "The designer sent no code with its answer. Reload the page to see what has changed.",
} as const;

export const CHANGED_SINCE =
  "You changed the same place since, so I left it as it is. Version Control has the older states of your website.";
export const CHANGED_MEANWHILE =
  "You changed the same place while I was working on it, so I left it as you made it. Nothing was changed. Ask again and I will start from your version.";
