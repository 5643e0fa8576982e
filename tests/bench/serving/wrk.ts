import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ACCEPT_ENCODING } from "./exchange";

const run = promisify(execFile);

/** One thread leaves the other core to the server. */
const LOAD = ["-t1", "-c32", "-d2s"];

/** Requests a second that a server answers to 32 connections in two seconds. Throws when one answer was no 200. */
export async function requestsPerSecond(address: string, host: string): Promise<number> {
  const { stdout } = await run("wrk", [
    ...LOAD,
    "-H",
    `Host: ${host}`,
    "-H",
    `Accept-Encoding: ${ACCEPT_ENCODING}`,
    address,
  ]);
  const wrong = /Socket errors.*|Non-2xx.*/.exec(stdout);
  if (wrong) throw new Error(`${address}: ${wrong[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}
