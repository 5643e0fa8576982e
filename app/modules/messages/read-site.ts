/** The id of the website whose messages an address names; undefined where it names none. */
export function readSite(params: URLSearchParams): number | undefined {
  const named = params.get("site") ?? "";
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined;
}
