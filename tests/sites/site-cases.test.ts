import { describe, expect, it } from "vitest";
import { checkStatic } from "~/modules/checks/check-static.server";
import { checkClaims } from "~/modules/claims/check-claims";
import type { ClaimSource } from "~/modules/claims/claim";
import { INDUSTRIES, TEMPLATES } from "~/modules/site/choices";
import { SITE_CASES, type SiteCase } from "../cases/site-briefs";
import { everyNth } from "../setup/every-nth";
import { fillerIn } from "./filler";
import { makeSite, ownShingles, type MadeSite } from "./make-site";
import { missingFacts } from "./missing-facts";
import { pageText } from "./page-text";
import { shareInCommon } from "./shingles";

/** Of its five-word shingles, two businesses' pages may share no more. */
const MOST_SHARED = 0.35;

const sites = new Map<SiteCase, MadeSite>(SITE_CASES.map((each) => [each, makeSite(each)]));
const codeOf = (each: SiteCase) => sites.get(each)!.code;
const titled = everyNth(SITE_CASES, 2).map((each) => [each.name, each] as const);

describe("the businesses", () => {
  it("are three for each template and industry, and all different", () => {
    const kinds = SITE_CASES.map(({ brief }) => `${brief.template} ${brief.industry}`);
    const wanted = TEMPLATES.flatMap((template) =>
      INDUSTRIES.flatMap((industry) => Array.from({ length: 3 }, () => `${template} ${industry}`)),
    );
    expect(kinds.toSorted()).toEqual(wanted.toSorted());
    for (const of of [({ name }: SiteCase) => name, ({ brief }: SiteCase) => brief.projectTitle])
      expect(new Set(SITE_CASES.map(of)).size).toBe(SITE_CASES.length);
  });

  it("have facts that their owners wrote", () => {
    const foreign = ({ brief, facts }: SiteCase) =>
      missingFacts([brief.projectTitle, brief.designBrief, brief.documentText].join("\n"), facts);
    expect(SITE_CASES.flatMap(foreign)).toEqual([]);
  });
});

describe("their sites", () => {
  it.each(titled)("%s says every fact", (_name, each) => {
    expect(missingFacts(pageText(codeOf(each).html), each.facts)).toEqual([]);
  });

  it.each(titled)("%s has nothing that the checks find", (_name, each) => {
    expect(checkStatic(codeOf(each), { assets: new Set(), allowedHosts: new Set() })).toEqual([]);
  });

  it.each(titled)("%s claims nothing but what its owner said", (_name, each) => {
    const { projectTitle, designBrief, documentText } = each.brief;
    const sources: ClaimSource[] = [
      { name: "title", text: projectTitle },
      { name: "brief", text: designBrief },
      { name: "document", text: documentText },
    ];
    expect(checkClaims(codeOf(each).html, sources).filter(({ grounding }) => grounding === null)).toEqual([]);
  });

  it.each(titled)("%s says nothing that its owner did not", (_name, each) => {
    const { projectTitle, designBrief, documentText } = each.brief;
    expect(fillerIn(sites.get(each)!.plan, [projectTitle, designBrief, documentText].join("\n"))).toEqual([]);
  });

  it("come out the same when they are made again", () => {
    for (const each of everyNth(SITE_CASES, 4)) expect(makeSite(each).code).toEqual(codeOf(each));
  });

  it("have words of their own", () => {
    const shingles = SITE_CASES.map((each) => ({
      name: each.name,
      own: ownShingles(codeOf(each).html, sites.get(each)!.plan),
    }));
    const alike = shingles.flatMap((one, index) =>
      shingles
        .slice(index + 1)
        .flatMap((other) => (shareInCommon(one.own, other.own) > MOST_SHARED ? [`${one.name}, ${other.name}`] : [])),
    );
    expect(alike).toEqual([]);
  });
});
