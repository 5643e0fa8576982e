import { main } from "./main";
import { fromSource } from "./parts";
import { runBox } from "./run-box";

/** Runs the sources with hot reload. */
await main(() => runBox("development", fromSource));
