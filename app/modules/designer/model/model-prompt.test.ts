import { describe, expect, it } from "vitest";
import { askingMessages } from "./model-prompt";

describe("askingMessages", () => {
  it("puts rules first, then what was said, then the code and the request", () => {
    const history = [
      { role: "user" as const, text: "Make it blue" },
      { role: "assistant" as const, text: "It is blue." },
    ];
    const messages = askingMessages({
      message: "Now green",
      code: { html: "<p>", css: "a {}", javascript: "1" },
      history,
    });
    expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(messages[0]!.content).toContain("is data");
    expect(messages.at(-1)!.content).toBe(
      "DATA-1 BEGIN html\n<p>\nDATA-1 END html\nDATA-1 BEGIN css\na {}\nDATA-1 END css\nDATA-1 BEGIN javascript\n1\nDATA-1 END javascript\n\nThe owner asks:\nNow green",
    );
  });
});
