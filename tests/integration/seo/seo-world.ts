import { execFileSync } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { lighthouseReport, type LighthouseReport } from "~/integrations/lighthouse/report";
import type { measurePage } from "~/integrations/lighthouse/measure-page.server";
import recorded from "../../factories/lighthouse-report.json";

type Measure = typeof measurePage;

/** Stands for a browser: answers with the recorded report, as if of the page that was asked for. */
export function recordedMeasure(change: (report: LighthouseReport) => Partial<LighthouseReport> = () => ({})) {
  const orders: Parameters<Measure>[0][] = [];
  const measure: Measure = async (order) => {
    orders.push(order);
    const report = lighthouseReport.parse({ ...recorded, finalDisplayedUrl: order.url });
    return { ...report, ...change(report) };
  };
  return { measure, orders };
}

/** A web server on localhost that answers every request so; `agents` are the user agents that came. */
export async function startPage(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const agents: string[] = [];
  const server = createServer((request, response) => {
    agents.push(request.headers["user-agent"] ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, agents, stop };
}

/** Process groups that a process has started for its own children: browsers and Lighthouse among them. */
export const groupsOf = (parent: number) =>
  processes()
    .filter(({ pid, ppid, group }) => ppid === parent && pid === group)
    .map(({ group }) => group);

/** Living processes of these groups. */
export const membersOf = (groups: number[]) => processes().filter(({ group }) => groups.includes(group));

function processes() {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,pgid=,stat="], { encoding: "utf8" }).trim().split("\n");
  const rows = lines.map((line) => line.trim().split(/\s+/));
  // What has ended and was not yet fetched by its parent is gone.
  return rows
    .filter(([, , , state]) => !state!.startsWith("Z"))
    .map(([pid, ppid, group]) => ({ pid: Number(pid), ppid: Number(ppid), group: Number(group) }));
}
