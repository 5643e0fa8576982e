/** What holds between two ends of one connection only (RFC 9110, 7.6.1), beside what Connection itself names. */
const ONE_HOP = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
/** What a server behind proxies believes of a visitor: not for a page to say. */
const FORWARDED = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

type RawHeaders = readonly string[];

/** The headers of a request that a proxy passes on, names and values in turn. */
export const requestHeaders = (raw: RawHeaders) => without([...ONE_HOP, ...FORWARDED], raw);

/** The headers of an answer that a proxy passes on, names and values in turn. */
export const answerHeaders = (raw: RawHeaders) => without(ONE_HOP, raw);

function without(dropped: string[], raw: RawHeaders): string[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1]!] as const] : []));
  const named = pairs
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) =>
      value
        .toLowerCase()
        .split(",")
        .map((one) => one.trim()),
    );
  const all = new Set([...dropped, ...named]);
  return pairs.filter(([name]) => !all.has(name.toLowerCase())).flat();
}
