export const ONLY_YOU = "Only you see this";

/** On what a designer claimed and nobody has confirmed. */
export const PLEASE_CONFIRM = "Please confirm";
