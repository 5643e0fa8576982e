/** Why an analysis failed, in words for the owner, each with what to do next. */
export const NO_BROWSER =
  "Websites cannot be measured just now. That is on our side, and your website is not affected. If this goes on, write to us.";
export const NOT_MEASURED =
  "Your website could not be measured in three tries. Open it to see whether it loads, then run the analysis again. If it loads well for you and this goes on, write to us.";
export const LED_ELSEWHERE =
  "Your page leads on to another address as soon as it is opened, so there was nothing of it to measure. Take the redirect out of your page, deploy it again, and run the analysis once more.";
export const INTERRUPTED = "Measuring your website was interrupted too often. Please run the analysis again.";

/** Toasts of the screen (tests/list, sections 5 and 8). */
export const COMPLETED = { title: "SEO analysis completed successfully!" };
export const RUN_FAILED = { title: "Failed to run SEO analysis", variant: "destructive" } as const;
export const SELECT_FIRST = { title: "Please select a website first", variant: "destructive" } as const;
