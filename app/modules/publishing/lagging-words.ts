/** What is said of servers that have not confirmed a publication in time; nothing where all have. */
export function laggingWords(lagging: string[]): string {
  if (lagging.length === 0) return "";
  const [servers, have, follow] =
    lagging.length === 1 ? ["One server", "has", "follows"] : [`${lagging.length} servers`, "have", "follow"];
  return `${servers} ${have} not confirmed it yet and ${follow} without you doing anything.`;
}
