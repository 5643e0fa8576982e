import { InvalidError } from "~/lib/errors";

// Names of several parts would be built into objects and arrays, `list[4294967295]` into a very long one.
const PLAIN = /^[a-z][\w-]{0,63}$/i;

/** Lets a form pass whose fields are named as ours are: by one word each. @throws InvalidError for any other name */
export function requirePlainNames(form: FormData): FormData {
  if ([...form.keys()].some((name) => !PLAIN.test(name))) {
    throw new InvalidError("This form has a field that is not one of ours.");
  }
  return form;
}
