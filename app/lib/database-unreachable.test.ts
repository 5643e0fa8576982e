import { expect, it } from "vitest";
import { isDatabaseUnreachable } from "./database-unreachable";

const failed = (cause: object) => ({
  code: "P2010",
  meta: { driverAdapterError: { name: "DriverAdapterError", cause } },
});

it.each([
  [{ kind: "DatabaseNotReachable", host: "127.0.0.1", port: 5432 }, true],
  [{ kind: "ConnectionClosed" }, true],
  [{ kind: "postgres", originalCode: "57P03" }, true],
  [{ kind: "postgres", originalCode: "08006" }, true],
  [{ kind: "UniqueConstraintViolation", originalCode: "23505" }, false],
  [{ kind: "postgres", originalCode: "57014" }, false],
])("a query that failed with %j: %s", (cause, expected) => expect(isDatabaseUnreachable(failed(cause))).toBe(expected));

it.each([null, undefined, "no", new Error("a fault of ours"), new TypeError("x is undefined")])(
  "%s is no such failure",
  (error) => {
    expect(isDatabaseUnreachable(error)).toBe(false);
  },
);
