import { expect, it } from "vitest";
import { answerHeaders, requestHeaders } from "./proxy-headers";

it("passes on what is for the other end, twice where it is there twice", () => {
  const raw = ["Host", "a.example", "Cookie", "a=1", "cookie", "b=2"];
  expect(requestHeaders(raw)).toEqual(raw);
  expect(answerHeaders(["Set-Cookie", "a=1", "Set-Cookie", "b=2"])).toEqual(["Set-Cookie", "a=1", "Set-Cookie", "b=2"]);
});

it("keeps what is of one connection, also what it names itself", () => {
  const raw = [
    "Connection",
    "close, X-Mine",
    "X-Mine",
    "1",
    "Proxy-Connection",
    "keep-alive",
    "Transfer-Encoding",
    "chunked",
    "Accept",
    "*/*",
  ];
  expect(requestHeaders(raw)).toEqual(["Accept", "*/*"]);
  expect(answerHeaders(raw)).toEqual(["Accept", "*/*"]);
});

it("lets no page say whom it is asked for", () => {
  const raw = [
    "X-Forwarded-For",
    "203.0.113.9",
    "x-forwarded-proto",
    "https",
    "Forwarded",
    "for=203.0.113.9",
    "X-Real-IP",
    "203.0.113.9",
  ];
  expect(requestHeaders(raw)).toEqual([]);
});
