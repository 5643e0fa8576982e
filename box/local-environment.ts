import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { boxEnvironment } from "./environment";
import { readProcessList } from "./process-list";

// Loaded before a script that works on a running box (`node --import`): gives it the same settings as the parts.
if (existsSync(".env")) process.loadEnvFile(".env");
const running = readProcessList(resolve(process.env.DATA_DIR || "data"));
if (!running?.postgres && !process.env.DATABASE_URL) {
  console.error("Plinth does not run here. Start it first (npm start), or name a database in DATABASE_URL.");
  process.exit(1);
}
const port = running?.web?.port;
if (port) process.env.PORT = String(port);
Object.assign(process.env, boxEnvironment(process.env, "development").variables);
