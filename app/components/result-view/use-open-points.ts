import { useState } from "react";
import { openPoints, type OpenPoint } from "~/modules/publishing/open-points";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import type { DeployReply } from "./deploy-reply";

/** What is open of a website: what the server has just said of it, until the screen's own data are newer. */
export function useOpenPoints(website: WebsiteResult, reply?: DeployReply): OpenPoint[] {
  const [said, setSaid] = useState({ reply, website });
  if (said.reply !== reply) setSaid({ reply, website });
  const isNewest = said.reply === reply && said.website === website;
  return (isNewest ? reply?.points : undefined) ?? openPoints(website.openClaims, website.report);
}
