import { deploySaved, redeploySaved, switchToSaved } from "../deploy-saved.server";
import type { Published } from "../find-published.server";
import type { DeployWish } from "./deploy-wish";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** Does what the owner asked for, with the website as it is saved now. @throws as `createDeployment` and `switchLive` */
export function grantWish(input: Input, wish: DeployWish): Promise<Published & { wasUnpublished?: boolean }> {
  switch (wish.kind) {
    case "deploy":
      return deploySaved({ ...input, ...wish });
    case "switch":
      return switchToSaved({ ...input, ...wish });
    case "redeploy":
      return redeploySaved(input);
  }
}
