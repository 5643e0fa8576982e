import { z } from "zod";
import { websiteCode } from "../site/website-code";
import { projectTitle } from "../generation/generation-form";

/** What the dialogs that rename and duplicate a website ask for. */
export const titleForm = z.object({ projectTitle });

/** Changes that become a website of their own because the original was changed elsewhere. */
export const copyForm = websiteCode;
