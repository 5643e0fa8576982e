import { expect, it } from "vitest";
import { measuredAddress } from "./measured-address";

it("measures a website on its own host in production, and below /sites on one machine", () => {
  const APP_ORIGIN = "https://app.example";
  expect(measuredAddress("rose", { APP_ORIGIN, SITES_DOMAIN: "sites.example" })).toBe("https://rose.sites.example/");
  expect(measuredAddress("rose", { APP_ORIGIN: "http://localhost:3000" })).toBe("http://localhost:3000/sites/rose/");
});
