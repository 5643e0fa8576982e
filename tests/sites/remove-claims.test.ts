import { describe, expect, it } from "vitest";
import { findPageClaims } from "~/modules/claims/find-page-claims";
import { removeClaims } from "~/modules/claims/remove-claim";
import { elementAt } from "~/modules/markup/element";
import { readPage } from "~/modules/markup/page";
import { SITE_CASES } from "../cases/site-briefs";
import { htmlFaults } from "./html-faults";
import { makeSite } from "./make-site";

const sites = process.env.FULL ? SITE_CASES.filter((_, index) => index % 6 === 0) : SITE_CASES.slice(36, 37);

describe("a claim taken out of a site", () => {
  it.each(sites.map((each) => [each.name, each] as const))(
    "of %s is gone but from its first heading, and leaves valid html",
    { timeout: 60_000 },
    (_name, each) => {
      const { code } = makeSite(each);
      const claims = findPageClaims(code.html);
      const keys = [...new Set(claims.map(({ key }) => key))];
      expect(keys.length).toBeGreaterThan(3);
      for (const key of keys) {
        const { html } = removeClaims(
          code,
          claims.filter((claim) => claim.key === key),
        );
        const left = findPageClaims(html).filter((claim) => claim.key === key);
        const stands = left.map(({ node }) => elementAt(readPage(html), node)!.tagName);
        expect([key, stands.filter((tag) => tag !== "h1"), htmlFaults(html)]).toEqual([key, [], []]);
      }
    },
  );
});
