// oxlint-disable-next-line no-restricted-imports -- the one place that may
import { useForm as useConformForm } from "@conform-to/react";

/**
 * Conform's `useForm`, which also tells its component of every error. Conform notes in each render what the fields read,
 * and tells of nothing else; but it notes nothing once something was typed between the render of the form and that of its
 * fields, as happens on a slow machine, and then a form is refused and says no word. What is read here, at once, is
 * noted always.
 */
export const useForm: typeof useConformForm = (options) => {
  const used = useConformForm(options);
  const [form] = used;
  // Errors of all fields, and the sign of a form that begins anew.
  for (const read of ["allErrors", "key"] as const) Reflect.get(form, read);
  return used;
};
