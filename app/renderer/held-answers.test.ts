import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { HeldAnswers, type HeldAnswer } from "./held-answers";

const ANSWER = {} as HeldAnswer;

function request(host: string, url: string, proto?: "https"): IncomingMessage {
  return {
    url,
    headers: { host, "x-forwarded-proto": proto },
    socket: { remoteAddress: "127.0.0.1" },
  } as unknown as IncomingMessage;
}

it("finds what answered the same scheme, host and path, until something is published", () => {
  const sites = { version: 1 };
  const held = new HeldAnswers(sites);
  held.find(request("bread.example", "/"));
  held.keep(request("bread.example", "/a/", "https"), ANSWER);
  expect(held.find(request("bread.example", "/a/", "https"))).toBe(ANSWER);
  for (const other of [
    request("bread.example", "/a/"),
    request("sbread.example", "/a/"),
    request("bread.example/a", "/", "https"),
    request("bread.example", "/a", "https"),
  ]) {
    expect(held.find(other)).toBeUndefined();
  }
  sites.version = 2;
  expect(held.find(request("bread.example", "/a/", "https"))).toBeUndefined();
});

it("keeps nothing whose addresses have no end", () => {
  const held = new HeldAnswers({ version: 1 });
  held.find(request("bread.example", "/"));
  for (const url of ["/?a=1", "/%62"]) {
    held.keep(request("bread.example", url), ANSWER);
    expect(held.find(request("bread.example", url))).toBeUndefined();
  }
});
