import { env } from "~/lib/env.server";
import { VENDORS, type Vendor } from "~/lib/vendors";
import type { Model } from "./model";
import { VENDOR_CONNECTIONS, type Prices } from "./vendor-connections.server";

const limits = { idleMs: env.MODEL_IDLE_SECONDS * 1000, wholeMs: env.MODEL_WHOLE_SECONDS * 1000, pauseMs: 500 };
const models = new Map<Vendor, Model>();

/** The vendor's model, where the environment names a key or an address for it. */
export function connectedModel(vendor: Vendor): Model | null {
  const { isConnected, connect } = VENDOR_CONNECTIONS[vendor];
  if (!isConnected) return null;
  const model = models.get(vendor) ?? connect(limits);
  models.set(vendor, model);
  return model;
}

/** Whether any vendor's model is connected. */
export const isAnyConnected = (): boolean => VENDORS.some((vendor) => VENDOR_CONNECTIONS[vendor].isConnected);

/** What a vendor takes. */
export const pricesOf = (vendor: Vendor): Prices => VENDOR_CONNECTIONS[vendor].prices;
