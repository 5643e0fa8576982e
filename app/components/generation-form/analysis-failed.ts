import { GENERATION_FAILED, type Notice } from "~/modules/generation/generation-texts";

/** The toast of a generation that was not started (tests/list, section 8). */
export function analysisFailed(description: string = GENERATION_FAILED): Notice {
  return { title: "Analysis Failed", description };
}
