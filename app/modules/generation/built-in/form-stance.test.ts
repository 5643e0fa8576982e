import { expect, it } from "vitest";
import { formStance } from "./form-stance";

const phone = { display: "0113 496 0182", href: "tel:01134960182" };
const email = "ola@alfazema.example";
const call = { label: "Call", href: phone.href };

it("leaves the form out where its owner refuses it and can be reached otherwise", () => {
  expect(formStance(["No form."], { phone }, call, undefined)).toBe("left out");
  expect(formStance(["No form."], {}, { label: "Get in touch", href: "#contact" }, undefined)).toBeUndefined();
});

it("leaves it out where one only calls, unless an address of mail is given", () => {
  expect(formStance(["By phone only."], { phone }, call, undefined)).toBe("left out");
  expect(formStance(["By phone only."], { phone, email }, call, undefined)).toBe("open when wide");
});

it("is refused by nobody who names its fields: Portuguese says no for in the", () =>
  expect(formStance(["No formulário: nome, idade, altura."], { phone }, call, { asks: ["Idade"] })).toBeUndefined());

it("opens it where the page asks for it", () => {
  expect(formStance([], { phone }, { label: "Book", href: "#contact" }, { act: "book" })).toBeUndefined();
  expect(formStance(["Bookings through a form: idea, size."], { phone }, call, undefined)).toBeUndefined();
  expect(formStance([], {}, { label: "Come by", href: "#visit" }, undefined)).toBe("open when wide");
});

it("keeps it for who looks for it where one calls, and for rooms where one also writes", () => {
  expect(formStance(["Call us."], { phone }, call, undefined)).toBe("on demand");
  expect(formStance(["Call or write to us."], { phone }, call, undefined)).toBe("open when wide");
  expect(formStance([], { phone, email }, call, undefined)).toBe("open when wide");
});
