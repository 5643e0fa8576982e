import { expect, test } from "vitest";
import { formPurpose } from "./form-purpose";

test("the form asks what the owner wants to know", () => {
  expect(formPurpose(["Bookings thru a form: idea, size in cm, where on the body."], "other", "en")).toEqual({
    act: "book",
    asks: ["Idea", "Size in cm", "Where on the body"],
  });
});

test("in a restaurant one books a table", () => {
  expect(formPurpose(["Trattoria a Bari.", "Prenotare è meglio!"], "restaurant", "it")).toEqual({ act: "table" });
});

test("where nobody sits one books no table", () => {
  const said = ["Pasticceria a Bari.", "Panettone, prenotazione entro il 12 dicembre."];
  expect(formPurpose(said, "restaurant", "it")).toEqual({ act: "book" });
});

test("who spoke of nothing of the kind has the ordinary form", () => {
  expect(
    formPurpose(["No reservations, just come.", "We form bowls by hand: plates, cups, jugs."], "restaurant", "en"),
  ).toBe(undefined);
});
