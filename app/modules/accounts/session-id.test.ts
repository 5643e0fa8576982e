import { expect, test } from "vitest";
import { hashSessionId, newSessionId } from "./session-id";

test("a session id has 256 bits that nobody guesses, and is kept as its hash", () => {
  const [one, other] = [newSessionId(), newSessionId()];
  expect(Buffer.from(one, "base64url")).toHaveLength(32);
  expect(one).not.toBe(other);
  expect(hashSessionId(one)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashSessionId(one)).toBe(hashSessionId(one));
  expect(hashSessionId(one)).not.toContain(one);
});
