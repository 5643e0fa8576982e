const PREFIX = "plinth-draft-";

/** A name that no other form in any tab has. */
export const newHolder = () => crypto.getRandomValues(new Uint32Array(3)).join("-");

/**
 * Says to other tabs that this holder is at work, until the returned function is called, the tab closes, or the browser
 * dies. A browser without locks (a page that is not secure) cannot say it: its drafts are offered in another tab, too.
 */
export function announceHolder(holder: string): () => void {
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  void navigator.locks?.request(PREFIX + holder, () => left);
  return leave;
}

/** The holders that are at work in any tab. */
export async function openHolders(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : [])));
}
