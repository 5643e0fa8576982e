import { startCounting } from "./count-steps";

await startCounting();
