/** Every nth of many cases, from the first, where `npm test` need not see each; all of them with FULL=1. */
export const everyNth = <Case>(cases: readonly Case[], n: number): Case[] =>
  cases.filter((_, index) => process.env.FULL || index % n === 0);
