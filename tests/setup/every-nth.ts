/** Every nth of many cases, from the first, where `npm test` need not see each; all of them with FULL=1. */
export const everyNth = <Case>(cases: readonly Case[], n: number): Case[] =>
  cases.filter((_, index) => process.env.FULL || index % n === 0);

/** So many of cases that grow in number, from the first to the last at even steps; all of them with FULL=1. */
export const atMost = <Case>(cases: readonly Case[], most: number): Case[] =>
  everyNth(cases, Math.ceil(cases.length / most));
