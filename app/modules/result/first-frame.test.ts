import { expect, it } from "vitest";
import { firstFrameOf } from "./first-frame";

const given = { template: "classic", projectTitle: "Padaria Alfazema" };

it("has the owner's colour, with an ink that can be read on it", () => {
  const inked = (colorTheme: string) => firstFrameOf({ ...given, colorTheme })!.color;
  expect(inked("#7A3E1D")).toEqual({ ground: "#7A3E1D", ink: "#ffffff" });
  expect(inked("#F2D16B")).toEqual({ ground: "#F2D16B", ink: "#1b1916" });
});

it("has no colour that nobody chose, and none of a brief that cannot be read", () => {
  expect(firstFrameOf(given)).toEqual({ template: "classic", color: null, logo: null });
  expect(firstFrameOf({})).toBeNull();
});

it("has the owner's logo", () => {
  const logo = { path: "assets/logo.png", width: 40, height: 40, alt: "Padaria Alfazema" };
  expect(firstFrameOf({ ...given, logo })!.logo).toBe("assets/logo.png");
});
