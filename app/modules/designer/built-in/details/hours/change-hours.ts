import { setHours } from "../../../../operations/facts/set-hours";
import { perform } from "../../../../operations/perform";
import type { Intent } from "../../../../operations/outcome";
import { readHoursWish } from "./read-wish";

/** Opening hours, in every list on the page. */
export const changeHours: Intent = (request, site) => {
  const wish = readHoursWish(request);
  return wish && perform(site, setHours, wish);
};
