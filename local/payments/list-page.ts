import { invalidRequest } from "./api-error";
import type { ListObject } from "./objects";

interface Paging {
  limit: number;
  starting_after?: string;
  ending_before?: string;
}

/** One page of a list, newest first, cut where the cursors say. `url` is what the list names itself. */
export function listPage<T extends { id: string }>(oldestFirst: T[], url: string, paging: Paging): ListObject<T> {
  const all = [...oldestFirst].reverse();
  const { limit, starting_after, ending_before } = paging;
  if (ending_before) {
    const before = all.slice(0, placeOf(all, ending_before, "ending_before"));
    return { object: "list", data: before.slice(-limit), has_more: before.length > limit, url };
  }
  const after = starting_after ? all.slice(placeOf(all, starting_after, "starting_after") + 1) : all;
  return { object: "list", data: after.slice(0, limit), has_more: after.length > limit, url };
}

function placeOf(all: { id: string }[], id: string, param: string): number {
  const place = all.findIndex((object) => object.id === id);
  if (place === -1) throw invalidRequest(`No such object: '${id}'`, { param, code: "resource_missing" });
  return place;
}
