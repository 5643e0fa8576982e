import { removeAccount } from "~/modules/accounts/remove-account.server";
import { task } from "../task";

export const removeAccountTask = task("remove_account", (payload) => removeAccount(payload));
