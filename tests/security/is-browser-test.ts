/** Whether a test runs in a browser, by Playwright; the others are Vitest's. */
export const isBrowserTest = (file: string) => file.endsWith(".spec.ts");
