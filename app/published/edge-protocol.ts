/** NOTIFY channel that wakes renderers; a hint only, nothing is lost when it does not arrive. */
export const EDGE_CHANNEL = "plinth_edge";

/** How often a renderer looks by itself, in milliseconds. */
export const EDGE_POLL_MS = 2_000;

/** A renderer silent for longer than this (milliseconds, three polls) is not waited for. */
export const RENDERER_LIVE_MS = 6_000;
