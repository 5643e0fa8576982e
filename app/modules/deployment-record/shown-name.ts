/** The name at which visitors see a domain's site; its other name leads there. */
export function shownName({ host, showsWww }: { host: string; showsWww: boolean }): string {
  return showsWww ? `www.${host}` : host;
}
