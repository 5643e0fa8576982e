import { describe, expect, it } from "vitest";
import { defaultContactForm } from "../contact-form/contact-form-config";
import { toItem, toMessage } from "./message-view";

const receivedAt = new Date("2026-11-21T15:00:00Z");
const row = (data: Record<string, string>) => ({ id: 1, data, isSpam: false, readAt: null, receivedAt });
const { fields } = defaultContactForm();

describe("a message", () => {
  it("is read in the order of the form, then what the form does not know", () => {
    const { values } = toMessage(
      row({ colour: "red", message: "Two loaves,\nplease.", email: "ana@example.com", name: "Ana", constructor: "x" }),
      fields,
    );
    expect(values).toEqual([
      { label: "Name", value: "Ana" },
      { label: "Email", value: "ana@example.com" },
      { label: "Message", value: "Two loaves,\nplease." },
      { label: "colour", value: "red" },
      { label: "constructor", value: "x" },
    ]);
  });

  it("shows of a field of the form only what was sent", () => {
    const inherited = [{ ...fields[0]!, id: "toString", label: "Trap" }];
    expect(toMessage(row({ message: "Hi" }), inherited).values).toEqual([{ label: "message", value: "Hi" }]);
  });

  it("is from the name, else the address that a field of the form asked for, else from nobody", () => {
    const asked = [{ ...fields[1]!, id: "kontakt" }];
    expect(toMessage(row({ name: "Ana\nBrot", email: "ana@example.com" }), fields)).toMatchObject({
      sender: "Ana Brot",
      address: "ana@example.com",
    });
    expect(toMessage(row({ kontakt: "ana@example.com" }), asked)).toMatchObject({
      sender: "ana@example.com",
      address: "ana@example.com",
    });
    expect(toMessage(row({ kontakt: "ana@" }), asked)).toMatchObject({ sender: null, address: null });
  });

  it("is told in a list by its longest text, in one line, with whole characters", () => {
    expect(toItem(row({ name: "Ana", topic: "Bread", message: "Two loaves,\n\nplease." }), fields).excerpt).toBe(
      "Two loaves, please.",
    );
    expect([...toItem(row({ message: "🍞".repeat(300) }), fields).excerpt]).toEqual(Array(160).fill("🍞"));
    expect(toItem(row({ email: "ana@example.com" }), fields)).toMatchObject({ sender: "ana@example.com", excerpt: "" });
  });
});
