export type Selection = { kept: File[]; rejected: File[] };

const sameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/**
 * What a file field holds after one more choice: with `multiple` new files join the earlier ones (the same file once),
 * otherwise a good new file takes the earlier one's place. Files that `accepts` refuses are handed back, never kept.
 */
export function addFiles(
  earlier: readonly File[],
  chosen: readonly File[],
  { multiple, accepts }: { multiple: boolean; accepts: (file: File) => boolean },
): Selection {
  const rejected = chosen.filter((file) => !accepts(file));
  const fresh = chosen.filter((file) => accepts(file) && !earlier.some((other) => sameFile(other, file)));
  if (multiple) return { kept: [...earlier, ...fresh], rejected };
  return { kept: fresh.length > 0 ? fresh.slice(0, 1) : [...earlier], rejected };
}

/** A file's size for people: whole kilobytes below one megabyte, then one decimal. */
export function fileSize(bytes: number) {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
