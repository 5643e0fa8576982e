import { expect, it } from "vitest";
import { takeTurns } from "./take-turns";

/** Works that end when they are told to. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve(name))));
  };
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)!(error) };
}

it("lets so many run at a time, and the others in their order", async () => {
  const { begun, work, end } = works();
  const inTurn = takeTurns(2);
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => inTurn(work(name)));
  expect(begun).toEqual(["a", "b"]);
  end("b");
  expect(await b).toBe("b");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  end("a");
  end("c");
  expect(await Promise.all([a, c])).toEqual(["a", "c"]);
  await expect.poll(() => begun).toEqual(["a", "b", "c", "d"]);
  end("d");
  expect(await d).toBe("d");
});

it("passes the turn on when a work fails", async () => {
  const { begun, work, end } = works();
  const inTurn = takeTurns(1);
  const [a, b] = [inTurn(work("a")), inTurn(work("b"))];
  end("a", new Error("broken"));
  await expect(a).rejects.toThrow("broken");
  await expect.poll(() => begun).toEqual(["a", "b"]);
  end("b");
  expect(await b).toBe("b");
});
