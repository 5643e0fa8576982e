/** The floors of `app/modules`, from the ground up, and the module that a path lies in (module-floors.js). */
export const FLOORS: readonly (readonly string[])[];
export function moduleOf(path: string): string | undefined;
