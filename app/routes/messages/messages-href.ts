interface FolderAddress {
  folder?: string;
  /** Id of the website as the address names it; null where it names none. */
  site: string | null;
}

/** The address of a folder's newest messages, or of the file with all of them. */
export function messagesHref({ folder, site }: FolderAddress, path = "/messages"): string {
  const params = new URLSearchParams();
  if (folder) params.set("folder", folder);
  if (site) params.set("site", site);
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}
