import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/day";
import type { CurrentUser } from "~/modules/accounts/find-user.server";

/** Who the account is of, as the identity provider says it. */
export function ProfileCard({ user, createdAt }: { user: CurrentUser; createdAt: Date | string }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <Card title="Profile">
      <div className="flex items-center gap-4">
        <Portrait imageUrl={user.profileImageUrl} letter={(name || user.email).charAt(0)} />
        <div className="grid min-w-0 gap-1">
          {name ? <p className="font-serif text-heading wrap-anywhere">{name}</p> : null}
          <p className="wrap-anywhere">{user.email}</p>
        </div>
      </div>
      <p className="max-w-prose border-t border-line pt-4 text-muted">
        Your picture, name and email address come from where you sign in. Change them there; they are taken over the
        next time you sign in here. This account was made on <Day at={createdAt} long />.
      </p>
    </Card>
  );
}

function Portrait({ imageUrl, letter }: { imageUrl: string | null; letter: string }) {
  if (imageUrl) return <img src={imageUrl} alt="" className="size-16 shrink-0 rounded-sm object-cover" />;
  return (
    <span
      aria-hidden="true"
      className="grid size-16 shrink-0 place-items-center rounded-sm bg-sunken font-serif text-title uppercase"
    >
      {letter}
    </span>
  );
}
