const list = new Intl.ListFormat("en-US");

/** What is said of renderers that have not confirmed a publication in time; nothing where all have. */
export function laggingWords(lagging: string[]): string {
  if (lagging.length === 0) return "";
  const [have, follow] = lagging.length === 1 ? ["has", "follows"] : ["have", "follow"];
  return `${list.format(lagging)} ${have} not confirmed it yet and ${follow} without you doing anything.`;
}
