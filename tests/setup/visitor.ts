/** Redirects that one visit may follow. */
const MAX_HOPS = 10;

/**
 * A visitor over plain HTTP: keeps cookies by host and path-less name, follows redirects, sends what a browser
 * sends with a form of our own pages. For contract tests and benches; screens are tested in Chromium.
 */
export class Visitor {
  private cookies = new Map<string, Map<string, string>>();
  /** Whom it is signed in as. */
  email?: string;

  /**
   * `address` is the network address that they come from, as a proxy on this machine would say it; this machine's if
   * left out.
   */
  constructor(
    readonly origin: string,
    private readonly address?: string,
  ) {}

  /** One request without following redirects. `path` may be a whole address. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.origin);
    const headers = new Headers(init.headers);
    headers.set("cookie", this.cookieHeader(url.host));
    if (this.address) headers.set("x-forwarded-for", this.address);
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    this.remember(url.host, response.headers.getSetCookie());
    return response;
  }

  /** Opens a page and follows where it leads. */
  async open(path: string, init: RequestInit = {}): Promise<{ url: string; response: Response }> {
    let url = new URL(path, this.origin).href;
    let response = await this.send(url, init);
    for (let hop = 0; response.status >= 300 && response.status < 400; hop += 1) {
      if (hop === MAX_HOPS) throw new Error(`too many redirects at ${url}`);
      url = new URL(response.headers.get("location")!, url).href;
      response = await this.send(url);
    }
    return { url, response };
  }

  /** Posts a form as a page of ours would. */
  submit(path: string, fields: Record<string, string> | FormData) {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return this.open(path, { method: "POST", body, headers: { "sec-fetch-site": "same-origin" } });
  }

  /** A call of the `/api` contract with a JSON body, as a page of ours would make it. */
  call(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = { "sec-fetch-site": "same-origin" };
    if (body !== undefined) headers["content-type"] = "application/json";
    return this.send(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  }

  /** Signs in at the local identity provider. */
  async signIn(name: string, email: string): Promise<this> {
    const page = await this.open("/api/login");
    const { url, response } = await this.submit(page.url, { name, email });
    if (!response.ok || !url.startsWith(this.origin)) throw new Error(`signing in ended at ${url}: ${response.status}`);
    this.email = email;
    return this;
  }

  /** Pays with the test tool's card at the local payments server. */
  async subscribe(): Promise<this> {
    await this.submit("/test-subscription", { intent: "activate" });
    const status = (await (await this.send("/api/subscription/status")).json()) as { isActive: boolean };
    if (!status.isActive) throw new Error("the test subscription is not active");
    return this;
  }

  /** Its cookies as a browser context takes them (`context.addCookies`): the browser is then the same visitor. */
  browserCookies(): { name: string; value: string; url: string }[] {
    const own = this.cookies.get(new URL(this.origin).hostname) ?? new Map<string, string>();
    return [...own].map(([name, value]) => ({ name, value, url: this.origin }));
  }

  private cookieHeader(host: string): string {
    return [...(this.cookies.get(hostName(host)) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private remember(host: string, lines: string[]): void {
    const jar = this.cookies.get(hostName(host)) ?? new Map<string, string>();
    this.cookies.set(hostName(host), jar);
    for (const line of lines) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/;\s*max-age=0/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

// Cookies know no ports.
const hostName = (host: string) => host.replace(/:\d+$/, "");
