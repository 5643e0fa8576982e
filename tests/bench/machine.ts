import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, release } from "node:os";

export interface Machine {
  processor: string;
  cores: number;
  system: string;
  node: string;
  /** Averages over 1, 5 and 15 minutes, the bench's own load among them. */
  load: number[];
  commit: string | null;
}

/** What the figures depend on, beside the product. */
export function describeMachine(): Machine {
  const cores = cpus();
  return {
    processor: cores[0]?.model ?? arch(),
    cores: cores.length,
    system: systemName(),
    node: process.version,
    load: loadavg().map((load) => Math.round(load * 10) / 10),
    commit: currentCommit(),
  };
}

export function inOneLine({ processor, cores, system, node, load, commit }: Machine): string {
  return `${cores} cores (${processor}), ${system}, Node ${node}, load ${load.join(" ")}${commit ? `, commit ${commit}` : ""}`;
}

function systemName(): string {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync("/etc/os-release", "utf8"))![1]!;
  } catch {
    return `${platform()} ${release()}`;
  }
}

function currentCommit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}
