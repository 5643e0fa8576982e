import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentProps } from "react";
import { buttonClass, type ButtonStyle } from "./button-style";

/** A link to a screen that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & ButtonStyle) {
  return <Link {...props} className={buttonClass({ variant, size, className })} />;
}

/** The same for addresses the browser must load itself: /api/login, /api/logout, downloads, other hosts. */
export function ButtonAnchor({ variant, size, className, children, ...props }: ComponentProps<"a"> & ButtonStyle) {
  return (
    <a {...props} className={buttonClass({ variant, size, className })}>
      {children}
    </a>
  );
}
