import { Form, useNavigation } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { Day, useDayInWords } from "~/components/ui/day";
import { useHeadingFocus } from "~/components/ui/use-heading-focus";

interface SignInItem {
  id: number;
  createdAt: Date | string;
  lastSeenAt: Date | string;
  isThisDevice: boolean;
}

/** Where the account is signed in, and how to end that. */
export function SignInsCard({ signIns }: { signIns: SignInItem[] }) {
  const pending = useNavigation().formData;
  const heading = useHeadingFocus(signIns.length);
  return (
    <Card
      title="Sign-ins"
      headingRef={heading}
      description="Each browser that is signed in to your account. We keep neither addresses nor the names of devices, so the dates are all there is to tell them apart."
    >
      <ul className="grid">
        {signIns.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} pending={pending?.get("id") === String(signIn.id)} />
        ))}
      </ul>
      <Form method="post" className="grid justify-items-start gap-3 border-t border-line pt-4">
        <p className="text-muted">
          Lost a device, or not sure about one? This ends every sign-in, the one here included.
        </p>
        <Button
          name="intent"
          value="sign-out-everywhere"
          pending={pending?.get("intent") === "sign-out-everywhere"}
          pendingText="Signing out..."
        >
          Sign out everywhere
        </Button>
      </Form>
    </Card>
  );
}

function SignInRow({
  signIn: { id, createdAt, lastSeenAt, isThisDevice },
  pending,
}: {
  signIn: SignInItem;
  pending: boolean;
}) {
  const since = useDayInWords()(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          Signed in {since} {isThisDevice ? <Badge tone="success">This device</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          Last seen <Day at={lastSeenAt} long />
        </p>
      </div>
      {isThisDevice ? (
        <ButtonAnchor href="/api/logout" size="sm" aria-label="Sign out this device">
          Sign out
        </ButtonAnchor>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            size="sm"
            name="intent"
            value="sign-out"
            aria-label={`Sign out the device signed in ${since}`}
            pending={pending}
          >
            Sign out
          </Button>
        </Form>
      )}
    </li>
  );
}
