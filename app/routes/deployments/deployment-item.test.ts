import { describe, expect, it } from "vitest";
import type { DomainSetup } from "~/modules/domains/domain-setup.server";
import { answeringUrl } from "./deployment-item";

const address = (state: DomainSetup["state"] | null, domainVerified: boolean) => {
  const setup = state && ({ state, shownName: "www.rose.example", names: [] } as unknown as DomainSetup);
  const deployment = { customDomain: "rose.example", subdomain: "rose", domainVerified, setup };
  return answeringUrl(deployment, "https://plinth.example");
};

describe("answeringUrl", () => {
  it("is the domain once that leads here", () => {
    expect(address("verified", true)).toBe("https://www.rose.example");
    expect(address(null, true)).toBe("https://rose.example");
  });

  it("is the address with us while the domain is pending or broken", () => {
    for (const state of ["pending", "broken", null] as const)
      expect(address(state, false)).toBe("https://plinth.example/sites/rose");
    expect(address("broken", true)).toBe("https://plinth.example/sites/rose");
  });
});
