import { describe, expect, it } from "vitest";
import { asidesAmong } from "./orders-maker";
import { surroundings } from "./surroundings";

const BUSINESS = ["We mend clocks in Leith.", "Longcase and carriage clocks, mostly.", "Estimates are free."];
const ORDERS = ["Please put large pictures of the workshop on the page.", "And please, no music on the website."];

describe("what is said to no visitor among the sentences of a text", () => {
  it("are known where people turn to the maker, and a price among them stays", () => {
    const told = [...BUSINESS, "A new mainspring is £85.", ...ORDERS];
    expect(asidesAmong(told, "en")).toEqual([false, false, false, false, true, true]);
  });

  it("are likelier behind other orders than at the beginning", () => {
    const doubtful = "Many read it on the phone.";
    expect(asidesAmong([BUSINESS[0]!, doubtful, ...BUSINESS.slice(1)], "en")[1]).toBe(false);
    expect(asidesAmong([...BUSINESS, ...ORDERS, doubtful], "en").at(-1)).toBe(true);
  });

  it("are not what plainly tells, whatever stands around it", () => {
    const before = ["Keep it simple.", "No pop ups please.", "Warm, earthy, unpretentious."];
    const told = [...before, "Our ovens are old.", "Large writing please."];
    expect(asidesAmong(told, "en")[before.length]).toBe(false);
  });

  it("are greetings and thanks, too, and no greeting of a page's own", () => {
    const told = ["Hello there!", ...BUSINESS, "Come in and say hello.", "Thanks a million, talk soon."];
    expect(asidesAmong(told, "en")).toEqual([true, false, false, false, false, true]);
    const polish = ["Dzień dobry,", "naprawiamy zegary w Gdyni.", "Wycena jest bezpłatna.", "Z góry dziękuję!"];
    expect(asidesAmong(polish, "pl")).toEqual([true, false, false, true]);
  });

  it("are no answers, unless what they answer is one", () => {
    expect(asidesAmong([...BUSINESS, "We have tried vegan.", "No.", ...ORDERS], "en")[BUSINESS.length + 1]).toBe(false);
    expect(asidesAmong([...BUSINESS, ...ORDERS, "No."], "en").at(-1)).toBe(true);
  });

  it("are none in nothing, and one by itself is read by itself", () => {
    expect(asidesAmong([], "en")).toEqual([]);
    expect(asidesAmong([ORDERS[0]!], "en")).toEqual([true]);
  });
});

describe("what stands around a sentence", () => {
  it("counts two neighbours on each side, however sure they are", () => {
    expect(surroundings([9, 1, -0.5, 2, -9], 2)).toEqual([1, -0.5, 4, -1, 0, 0, 0, 0.5]);
  });

  it("knows the first, the second and the last place", () => {
    expect(surroundings([0.5, 1], 0).slice(4)).toEqual([1, 1, 0, 0]);
    expect(surroundings([0.5, 1], 1).slice(4)).toEqual([0, 1, 1, 1]);
  });

  it("are orders that name the number that the page has anyway", () => {
    const order = "Please put a large picture on top and a button on the page that goes to 0131 496 0144.";
    expect(asidesAmong([...BUSINESS, order, "Ring 0131 496 0144."], "en").slice(-2)).toEqual([true, false]);
  });
});
