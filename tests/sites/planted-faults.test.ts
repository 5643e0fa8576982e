import { expect, it } from "vitest";
import { checkStatic } from "~/modules/checks/check-static.server";
import { PLANTED_FAULTS } from "../cases/planted";
import type { PlantedFault } from "../cases/planted/planted-fault";
import { SITE_CASES } from "../cases/site-briefs";
import { expectPlace } from "./expect-place";
import { makeSite } from "./make-site";

const NOTHING_ELSE = { assets: new Set<string>(), allowedHosts: new Set<string>() };

const sites = new Map(
  PLANTED_FAULTS.map(({ site }) => [site, makeSite(SITE_CASES.find(({ name }) => name === site)!).code]),
);
const planted = ({ site, plant }: PlantedFault) => plant(sites.get(site)!);

it.each(PLANTED_FAULTS.map((fault) => [fault.name, fault.rule, fault] as const))(
  "%s is found (%s), and nothing else",
  (_name, rule, fault) => {
    const code = planted(fault);
    const findings = checkStatic(code, NOTHING_ELSE);
    expect(
      findings.map((found) => found.rule),
      JSON.stringify(findings, null, 1),
    ).toEqual([rule]);
    expectPlace(code, findings[0]!, fault.where);
  },
);
