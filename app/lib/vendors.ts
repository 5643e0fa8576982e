/** Makers of language models, by the names that owners choose from; the first is the one that we recommend. */
export const VENDORS = ["claude", "openai"] as const;
export type Vendor = (typeof VENDORS)[number];
export const [RECOMMENDED_VENDOR] = VENDORS;

/** What owners call them. */
export const VENDOR_NAMES: Record<Vendor, string> = { claude: "Claude", openai: "OpenAI" };

/** Something of each vendor. */
export const mapVendors = <T>(of: (vendor: Vendor) => T): Record<Vendor, T> =>
  Object.fromEntries(VENDORS.map((vendor) => [vendor, of(vendor)])) as Record<Vendor, T>;
