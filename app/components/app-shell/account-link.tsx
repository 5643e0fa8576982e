import { Link, useLocation } from "@remix-run/react";
import type { SignedIn } from "./signed-in";

/** Who is signed in; leads to their account. */
export function AccountLink({ user }: { user: SignedIn }) {
  const isHere = useLocation().pathname === "/account";
  return (
    <Link
      to="/account"
      title={`Your account: ${user.email}`}
      aria-current={isHere ? "page" : undefined}
      className="flex min-h-10 min-w-0 items-center gap-2 text-sm decoration-signal decoration-2 underline-offset-8 hover:underline aria-[current]:underline pointer-coarse:min-h-12"
    >
      {user.profileImageUrl ? (
        <img src={user.profileImageUrl} alt="" className="size-6 shrink-0 rounded-xs object-cover" />
      ) : null}
      <span className="max-w-40 truncate">{user.firstName || user.email}</span>
    </Link>
  );
}
