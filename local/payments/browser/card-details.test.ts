import { describe, expect, it } from "vitest";
import { firstProblem, formatCode, formatExpiry, formatNumber, parseExpiry, problemOf } from "./card-details";

const today = new Date(2026, 10, 21);
const good = { number: "4242 4242 4242 4242", expiry: "12 / 30", code: "123" };

describe("the format while typing", () => {
  it.each([
    ["4", "4"],
    ["42424", "4242 4"],
    ["4242424242424242999", "4242 4242 4242 4242"],
    ["4242-4242 x4242", "4242 4242 4242"],
    ["378282246310005", "3782 822463 10005"],
    ["", ""],
  ])("card number %j becomes %j", (typed, shown) => expect(formatNumber(typed)).toBe(shown));

  it.each([
    ["", ""],
    ["1", "1"],
    ["5", "05 / "],
    ["1/", "01 / "],
    ["12", "12 / "],
    ["12 / 3", "12 / 3"],
    ["1230", "12 / 30"],
    ["12/2030", "12 / 30"],
    ["4/31", "04 / 31"],
  ])("expiration date %j becomes %j", (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

  it("takes as many digits of the security code as the card has", () => {
    expect(formatCode("12345", "4242")).toBe("123");
    expect(formatCode("12345", "3782")).toBe("1234");
  });
});

describe("what is wrong with card details", () => {
  it("is nothing for a card that could exist", () => {
    expect(firstProblem(good, today)).toBeUndefined();
    expect(firstProblem({ number: "3782 822463 10005", expiry: "11 / 26", code: "1234" }, today)).toBeUndefined();
  });

  it.each([
    ["number", "", "Your card number is incomplete."],
    ["number", "4242 4242 4242 424", "Your card number is incomplete."],
    ["number", "4242 4242 4242 4241", "Your card number is invalid."],
    ["expiry", "", "Your card's expiration date is incomplete."],
    ["expiry", "13 / 30", "Your card's expiration date is incomplete."],
    ["expiry", "12 / 3", "Your card's expiration date is incomplete."],
    ["expiry", "12 / 25", "Your card's expiration year is in the past."],
    ["expiry", "10 / 26", "Your card's expiration date is in the past."],
    ["code", "12", "Your card's security code is incomplete."],
  ] as const)("%s %j: %s", (field, value, message) => {
    const details = { ...good, [field]: value };
    expect(problemOf(field, details, today)?.message).toBe(message);
    expect(firstProblem(details, today)).toMatchObject({ field, message });
  });

  it("asks for four digits of an American Express code", () => {
    expect(problemOf("code", { ...good, number: "3782 822463 10005" }, today)?.code).toBe("incomplete_cvc");
  });

  it("reads month and year", () => {
    expect(parseExpiry("04 / 31")).toEqual({ month: 4, year: 2031 });
    expect(parseExpiry("04 / ")).toBeUndefined();
  });
});
