/** A file name that every system takes: `Rosé & Söhne` becomes `rose-sohne.zip`. */
export function archiveName(title: string): string {
  const plain = title.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60);
  return `${name || "website"}.zip`;
}
