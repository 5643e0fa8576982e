import { isCall } from "./pattern";
import type { Planned } from "./planned";

/** A plan without the requests that a later one settles otherwise. */
export function withoutContradictions(plan: readonly Planned[]): { kept: Planned[]; overruled: Planned[] } {
  const last = new Map(plan.flatMap((planned, at) => (settles(planned) ? [[settles(planned), at] as const] : [])));
  const isOverruled = (planned: Planned, at: number) =>
    settles(planned) !== undefined && last.get(settles(planned)) !== at;
  return { kept: plan.filter((planned, at) => !isOverruled(planned, at)), overruled: plan.filter(isOverruled) };
}

function settles({ understood }: Planned): string | undefined {
  const result = understood?.result;
  return result && isCall(result) ? result.settles : undefined;
}
