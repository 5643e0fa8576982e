/** The tab that a key leads to from the active one, round at both ends; null for keys that are not for tabs. */
export function nextTab(ids: readonly string[], active: string, key: string): string | null {
  const at = ids.indexOf(active);
  const count = ids.length;
  switch (key) {
    case "ArrowRight":
      return ids[(at + 1) % count] ?? null;
    case "ArrowLeft":
      return ids[(at - 1 + count) % count] ?? null;
    case "Home":
      return ids[0] ?? null;
    case "End":
      return ids[count - 1] ?? null;
    default:
      return null;
  }
}
