import type { Device } from "~/published/hit-arrival";

/** What a browser says of the device it runs on. */
export interface DeviceWords {
  userAgent: string;
  /** `Sec-CH-UA-Mobile`: whether a browser asks for pages for phones; browsers of Chromium alone say it. */
  mobileHint?: string;
  /** `Sec-CH-UA-Platform`, in quotation marks. */
  platformHint?: string;
}

// An Android without "Mobile" is a tablet, as Google asks makers to write it; on televisions their own word stands.
const TELEVISION = /TV\b/;
const TABLET = /iPad|Tablet|PlayBook|Kindle|Silk\/(?!.*Mobile)|Android(?!.*Mobi)/;
const PHONE = /Mobi|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini/;

/**
 * The kind of device, from what the browser says before what its old name suggests. Whatever is neither phone nor
 * tablet counts as desktop: televisions and consoles too, and an iPad that presents itself as a Mac.
 */
export function deviceOf({ userAgent, mobileHint, platformHint }: DeviceWords): Device {
  if (mobileHint === "?1") return "phone";
  if (TELEVISION.test(userAgent)) return "desktop";
  if (mobileHint === "?0" && platformHint === '"Android"') return "tablet";
  if (TABLET.test(userAgent)) return "tablet";
  return PHONE.test(userAgent) ? "phone" : "desktop";
}
