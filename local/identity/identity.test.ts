import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Listening } from "../listen";
import { startIdentity } from "./index";

const client = {
  port: 0,
  appOrigin: "http://localhost:4999",
  clientId: "plinth-web",
  clientSecret: "identity-test-secret",
};
const redirectUri = `${client.appOrigin}/auth/callback`;

/** Follows redirects by hand and keeps cookies, as a browser would. */
class Visitor {
  private cookies = new Map<string, string>();

  async request(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", ...value] = line.split(";")[0]!.split("=");
      this.cookies.set(name, value.join("="));
    }
    return response;
  }

  async follow(response: Response, base: string): Promise<{ response: Response; url: URL }> {
    let current = response;
    for (;;) {
      const url = new URL(current.headers.get("location")!, base);
      if (url.origin === client.appOrigin) return { response: current, url };
      current = await this.request(url);
      if (current.status < 300 || current.status >= 400) return { response: current, url };
    }
  }
}

function authorizeUrl(origin: string, change: Record<string, string | undefined> = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const params: Record<string, string | undefined> = {
    response_type: "code",
    client_id: client.clientId,
    redirect_uri: redirectUri,
    scope: "openid profile email",
    state: "state-1",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    prompt: "login",
    ...change,
  };
  const url = new URL("/auth", origin);
  for (const [name, value] of Object.entries(params)) if (value !== undefined) url.searchParams.set(name, value);
  return { url, verifier };
}

const form = (values: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(values) });

async function exchange(origin: string, code: string, verifier: string, secret = client.clientSecret) {
  const response = await fetch(`${origin}/token`, {
    ...form({ grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier }),
    headers: { authorization: `Basic ${btoa(`${client.clientId}:${secret}`)}` },
  });
  return { status: response.status, tokens: (await response.json()) as { access_token: string; id_token: string } };
}

async function signIn(origin: string, visitor: Visitor, person: { name: string; email: string }) {
  const { url, verifier } = authorizeUrl(origin);
  const asked = await visitor.follow(await visitor.request(url), origin);
  const answered = await visitor.request(asked.url, form(person));
  const back = await visitor.follow(answered, origin);
  const { tokens } = await exchange(origin, back.url.searchParams.get("code")!, verifier);
  const profile = await fetch(`${origin}/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  return { back, tokens, profile: (await profile.json()) as Record<string, unknown> };
}

describe("the local identity provider", () => {
  let identity: Listening;
  beforeAll(async () => {
    identity = await startIdentity(client);
  });
  afterAll(() => identity.close());

  it("publishes itself under the issuer that the app is given", async () => {
    const response = await fetch(`${identity.origin}/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      issuer: identity.origin,
      code_challenge_methods_supported: ["S256"],
      response_types_supported: ["code"],
    });
  });

  it("asks for name and email without any script", async () => {
    const visitor = new Visitor();
    const { response } = await visitor.follow(
      await visitor.request(authorizeUrl(identity.origin).url),
      identity.origin,
    );
    const html = await response.text();
    expect(html).toMatch(/<label for="name">Name<\/label>/);
    expect(html).toMatch(/<label for="email">Email<\/label>/);
    expect(html).toMatch(/<button type="submit">Continue<\/button>/);
    expect(html).not.toMatch(/<script/);
  });

  it("runs the whole code flow and tells who signed in", async () => {
    const { back, profile } = await signIn(identity.origin, new Visitor(), {
      name: "Ada King Lovelace",
      email: "Ada@Example.com",
    });
    expect(back.url.searchParams.get("state")).toBe("state-1");
    expect(profile).toEqual({
      sub: expect.stringMatching(/^[\w-]{32}$/),
      name: "Ada King Lovelace",
      given_name: "Ada King",
      family_name: "Lovelace",
      email: "Ada@Example.com",
      email_verified: true,
    });
  });

  it("asks again at the next sign-in, even of the same browser and without prompt=login", async () => {
    const visitor = new Visitor();
    await signIn(identity.origin, visitor, { name: "Ada", email: "ada@example.com" });
    const again = await visitor.request(authorizeUrl(identity.origin, { prompt: undefined }).url);
    expect(again.headers.get("location")).toMatch(/\/interaction\//);
    const other = await signIn(identity.origin, visitor, { name: "Grace Hopper", email: "grace@example.com" });
    expect(other.profile.email).toBe("grace@example.com");
  });

  it("gives one e-mail address one subject, after a restart as well", async () => {
    const first = await signIn(identity.origin, new Visitor(), { name: "Ada", email: "ADA@example.com" });
    const restarted = await startIdentity(client);
    const second = await signIn(restarted.origin, new Visitor(), { name: "Ada L.", email: "ada@example.com" });
    await restarted.close();
    expect(second.profile.sub).toBe(first.profile.sub);
    expect(second.profile.name).toBe("Ada L.");
  });

  it.each([
    [{ name: "", email: "ada@example.com" }, "Enter your name."],
    [{ name: "Ada", email: "" }, "Enter your e-mail address."],
    [{ name: "Ada", email: "ada@" }, "Enter an e-mail address such as ada@example.com."],
  ])("names what is wrong with %j and keeps the rest", async (values, message) => {
    const visitor = new Visitor();
    const asked = await visitor.follow(await visitor.request(authorizeUrl(identity.origin).url), identity.origin);
    const response = await visitor.request(asked.url, form(values));
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(`role="alert">${message}`);
    for (const value of Object.values(values).filter(Boolean)) expect(html).toContain(`value="${value}"`);
  });

  it("shows what was typed as text, never as markup", async () => {
    const visitor = new Visitor();
    const asked = await visitor.follow(await visitor.request(authorizeUrl(identity.origin).url), identity.origin);
    const html = await (await visitor.request(asked.url, form({ name: `"><b>x`, email: "" }))).text();
    expect(html).toContain("&quot;&gt;&lt;b&gt;x");
    expect(html).not.toContain("<b>x");
  });

  it("refuses a request without PKCE or with a plain challenge", async () => {
    for (const change of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: "plain" },
    ]) {
      const response = await new Visitor().request(authorizeUrl(identity.origin, change).url);
      const back = new URL(response.headers.get("location")!);
      expect(back.searchParams.get("error")).toBe("invalid_request");
    }
  });

  it("refuses another redirect address with a page that leads back", async () => {
    const response = await new Visitor().request(
      authorizeUrl(identity.origin, { redirect_uri: "http://elsewhere.example/" }).url,
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`href="${client.appOrigin}/api/login"`);
  });

  it("takes a code once", async () => {
    const visitor = new Visitor();
    const { url, verifier } = authorizeUrl(identity.origin);
    const asked = await visitor.follow(await visitor.request(url), identity.origin);
    const answered = await visitor.request(asked.url, form({ name: "Ada", email: "ada@example.com" }));
    const code = (await visitor.follow(answered, identity.origin)).url.searchParams.get("code")!;
    expect((await exchange(identity.origin, code, verifier)).status).toBe(200);
    expect((await exchange(identity.origin, code, verifier)).status).toBe(400);
  });

  it("refuses a wrong secret and a wrong verifier", async () => {
    for (const [secret, verifierChange, status] of [
      ["wrong", "", 401],
      [client.clientSecret, "x", 400],
    ] as const) {
      const visitor = new Visitor();
      const { url, verifier } = authorizeUrl(identity.origin);
      const asked = await visitor.follow(await visitor.request(url), identity.origin);
      const answered = await visitor.request(asked.url, form({ name: "Ada", email: "ada@example.com" }));
      const { url: back } = await visitor.follow(answered, identity.origin);
      const code = back.searchParams.get("code")!;
      expect((await exchange(identity.origin, code, verifier + verifierChange, secret)).status).toBe(status);
    }
  });

  it("leads back to the app when a sign-in is no longer under way", async () => {
    const response = await new Visitor().request(`${identity.origin}/interaction/gone`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Start again");
  });
});
