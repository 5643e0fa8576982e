import { expect, it, vi } from "vitest";
import { CutOff } from "~/lib/pool/cut-off";

const call = vi.hoisted(() => vi.fn());
vi.mock("~/lib/pool/in-pool.server", () => ({ inPool: () => call }));
const { builtInDesignerFor, findProblem, readAnswerFor } = await import("./pooled-designer.server");

const code = { html: "<p>Hello</p>", css: "", javascript: "" };
const works = {
  "a request": () => builtInDesignerFor(7).answer({ message: "make it blue", code, history: [] }, {}),
  "a change": () => findProblem(7, code, { ...code, css: "p {}" }, "make it blue"),
  "a model's answer": () => readAnswerFor(7)("Done.", code),
};

it.each([
  ["a request", { message: expect.stringMatching(/changed nothing.*shorter messages/), code: null }],
  ["a change", expect.stringMatching(/could not be checked.*smaller change/)],
  ["a model's answer", { ok: false, problems: [expect.objectContaining({ reason: "cut-off" })] }],
] as const)("says so where the reading of %s was cut off, and changes nothing", async (name, said) => {
  call.mockRejectedValueOnce(new CutOff("work", "time"));
  expect(await works[name]()).toEqual(said);
  expect(call).toHaveBeenLastCalledWith(7, ...(call.mock.lastCall as unknown[]).slice(1));
});

it.each(["a request", "a change", "a model's answer"] as const)("lets another failure with %s be one", async (name) => {
  call.mockRejectedValueOnce(new Error("a fault of ours"));
  await expect(works[name]()).rejects.toThrow("a fault of ours");
});
