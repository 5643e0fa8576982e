import { BROKEN_CODE } from "./broken-code";
import { BROKEN_WAYS } from "./broken-ways";
import { EMPTY_WORDS } from "./empty-words";
import type { PlantedFault } from "./planted-fault";

/** Websites of ours with one fault each that is found without a browser. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [...BROKEN_WAYS, ...EMPTY_WORDS, ...BROKEN_CODE];
