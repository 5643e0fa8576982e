/** What a website is called: by the address that it was made from where it has no title. */
export const websiteTitle = ({ projectTitle, url }: { projectTitle: string; url: string | null }): string =>
  projectTitle || (url ?? "");
