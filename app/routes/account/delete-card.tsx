import { ButtonLink } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";
import { useDialog } from "~/components/ui/use-dialog";
import type { AccountHoldings } from "~/modules/accounts/read-account.server";
import { ACCOUNT_DAYS } from "~/modules/bin/bin-days";
import { DeleteDialog } from "./delete-dialog";

interface DeleteCardProps {
  email: string;
  holdings: AccountHoldings;
  origin: string;
}

/** The way out; what it means stands in the dialog. */
export function DeleteCard({ email, holdings, origin }: DeleteCardProps) {
  const dialog = useDialog("delete-account");
  return (
    <Card
      title="Delete account"
      description={`Takes your website offline, ends your subscription and deletes everything that is stored for you. You have ${ACCOUNT_DAYS} days to change your mind.`}
    >
      <div>
        <ButtonLink id="delete-account" to={dialog.openHref} preventScrollReset variant="danger">
          Delete Account
        </ButtonLink>
      </div>
      {dialog.isOpen ? <DeleteDialog {...{ email, holdings, origin }} closeHref={dialog.closeHref} /> : null}
    </Card>
  );
}
