import { rawRequest, type RawAnswer } from "./raw-request";

type Options = Parameters<typeof rawRequest>[2] & {
  /** Path and query as they are sent; those of the address if left out. */
  target?: string;
};

/**
 * Asks for the address of a preview on this machine. Browsers look for names below `localhost` there, Node asks a name
 * server.
 */
export function askPreview(address: string, { target, headers, ...request }: Options = {}): Promise<RawAnswer> {
  const { host, port, pathname, search } = new URL(address);
  return rawRequest(`http://localhost:${port}`, target ?? pathname + search, {
    ...request,
    headers: { host, ...headers },
  });
}

/** The address of a website's preview in a page of the app that shows it. */
export function previewAddressIn(page: string): string {
  const found = /http:\/\/preview\.localhost:\d+\/preview\/[\w-]+\//.exec(page);
  if (!found) throw new Error("this page shows no preview");
  return found[0];
}
