import { hostKey, type HostState } from "~/published/edge-state";
import type { EdgeWrite } from "../edge/edge-clock.server";
import { shownName } from "../deployment-record/shown-name";

interface Shown {
  deploymentId: number;
  host: string;
  showsWww: boolean;
  served: string[];
}

/** What renderers are told of a verified domain: the shown name serves the site, the other one leads to it. */
export function domainRows({ deploymentId, served, ...domain }: Shown): EdgeWrite[] {
  const shown = shownName(domain);
  return served.map((name) => {
    const value: HostState = name === shown ? { deploymentId } : { deploymentId, redirectTo: shown };
    return { key: hostKey(name), value };
  });
}
