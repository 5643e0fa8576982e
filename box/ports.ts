import { createServer } from "node:net";
import { BoxError } from "./part";

/**
 * Makes sure that nobody listens on the ports that the parts need.
 * Throws BoxError: one line that names each taken port, whose it is to be, and what to do.
 */
export async function requireFreePorts(wanted: Record<string, number>): Promise<void> {
  const taken = await takenPorts(wanted);
  if (taken.length === 0) return;
  const named = taken.map((name) => `${wanted[name]} (${name})`).join(", ");
  const [port, are] = taken.length === 1 ? ["Port", "is"] : ["Ports", "are"];
  throw new BoxError(`${port} ${named} ${are} taken. Stop what listens there, or move all ports with PORT=<number>.`);
}

/** The names of those ports that somebody listens on. */
export async function takenPorts(wanted: Record<string, number>): Promise<string[]> {
  const names = Object.keys(wanted);
  const free = await Promise.all(names.map((name) => isFree(wanted[name]!)));
  return names.filter((_, index) => !free[index]);
}

// Without an address it listens on all of them, which fails when anyone listens on any.
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else if (error.code === "EACCES") reject(new BoxError(`Port ${port} needs more rights than this user has.`));
      else reject(error);
    });
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
