import { takeInArrivals } from "~/modules/arrivals/take-in-arrivals.server";
import { task } from "../task";

export const takeInArrivalsTask = task("take_in_arrivals", (_payload, context) => takeInArrivals(context));
