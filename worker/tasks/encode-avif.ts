import { encodeAvif } from "~/modules/pictures/encode-avif.server";
import { task } from "../task";

/** Makes the AVIF of a website's photos, and brings it to the website's visitors. */
export const encodeAvifTask = task("encode_avif", ({ websiteId }, { signal }) => encodeAvif({ websiteId, signal }));
