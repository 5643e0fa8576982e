import type { ComponentProps } from "react";
import { TextField } from "./text-field";

/** A text field for the name of a domain: phones neither correct it nor begin it with a capital letter. */
export function DomainField(props: Omit<ComponentProps<typeof TextField>, "hint" | "placeholder">) {
  return (
    <TextField
      {...props}
      hint="Enter without https:// or www."
      placeholder="example.com"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
