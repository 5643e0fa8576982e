/** All texts that an operation was given. */
export const textsIn = (params: unknown): string[] =>
  typeof params === "string"
    ? [params]
    : typeof params === "object" && params !== null
      ? Object.values(params).flatMap((each) => textsIn(each))
      : [];
