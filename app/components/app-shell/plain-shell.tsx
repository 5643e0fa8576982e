import clsx from "clsx";
import type { ReactNode } from "react";
import { AppFooter } from "./app-footer";
import type { SignedIn } from "./signed-in";
import { PlainHeader } from "./plain-header";

interface PlainShellProps {
  /** Who is signed in, where the page knows it. */
  user?: SignedIn;
  /** Classes of the main part. */
  className?: string;
  children: ReactNode;
}

/** A page of the product that stands outside the app's screens: the name leads home, the footer is the app's. */
export function PlainShell({ user, className, children }: PlainShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PlainHeader user={user} />
      <main className={clsx("shell flex-1", className)}>{children}</main>
      <AppFooter />
    </div>
  );
}
