/** A title as a name for files and folders that every system takes: `Rosé & Söhne` becomes `rose-sohne`. */
export function plainName(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "website"
  );
}

/** The name of a website's archive. */
export const archiveName = (title: string) => `${plainName(title)}.zip`;
