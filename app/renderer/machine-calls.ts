import { isMachineCall } from "~/lib/machine-call";
import { send, sendPage, type Exchange } from "./exchange";
import { NO_SITE_PAGE } from "./plain-pages";

/** What this machine's own programs ask of the renderer. */
export interface MachineCalls {
  health(): Promise<{ status: number; body: unknown }>;
  /** Whether a name may have a certificate. */
  ask(domain: string): boolean;
}

export type MachineRoute = { kind: "health" } | { kind: "ask"; domain: string };

/** Answers one of them; whoever else asks finds nothing. */
export function answerMachine(calls: MachineCalls, exchange: Exchange, route: MachineRoute): Promise<void> | void {
  if (!isMachineCall(exchange.request)) return sendPage(exchange, 404, NO_SITE_PAGE);
  if (route.kind === "health") return sendHealth(calls, exchange);
  send(exchange, calls.ask(route.domain) ? 200 : 404, { "Cache-Control": "no-store" }, "");
}

async function sendHealth(calls: MachineCalls, exchange: Exchange): Promise<void> {
  const { status, body } = await calls.health();
  send(exchange, status, { "Content-Type": "application/json", "Cache-Control": "no-store" }, JSON.stringify(body));
}
