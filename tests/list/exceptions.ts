/** What the specification names and no test need see, each with the reason. */
export const EXCEPTIONS: Record<string, string> = {
  "its value is not shown": "says of the fallback recipient that the specification does not show it",
  "Limits enforced on the server are not shown": "names no limit",
};
