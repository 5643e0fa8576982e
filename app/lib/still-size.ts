/** The small picture of a website that its owner's screens show, in pixels. */
export const STILL = { width: 560, height: 350 } as const;
