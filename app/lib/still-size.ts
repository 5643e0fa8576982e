/** The small picture of a website that its owner's screens show, in pixels. */
export const STILL = { width: 640, height: 400 } as const;
