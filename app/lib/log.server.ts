/** One JSON line an event on standard output or error; the supervisor prefixes the process. */
function write(level: "info" | "warn" | "error", message: string, detail?: unknown) {
  const entry = { at: new Date().toISOString(), level, message, ...describe(detail) };
  const stream = level === "info" ? process.stdout : process.stderr;
  stream.write(`${JSON.stringify(entry)}\n`);
}

function describe(detail: unknown) {
  if (detail === undefined) return {};
  if (detail instanceof Error) return { error: detail.message, stack: detail.stack };
  return { detail };
}

/** Never pass personal data or secrets: lines are kept by operators. */
export const log = {
  info: (message: string, detail?: unknown) => write("info", message, detail),
  warn: (message: string, detail?: unknown) => write("warn", message, detail),
  error: (message: string, detail?: unknown) => write("error", message, detail),
};
