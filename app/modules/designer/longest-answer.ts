/** How long a designer may take to answer, in milliseconds; a model's second try included. */
export const LONGEST_ANSWER_MS = 150_000;
