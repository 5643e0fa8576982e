import type { ModelMessage } from "~/integrations/models/model";
import { markedData } from "~/lib/marked-data";
import type { Finding } from "../../site/finding";
import type { Brief } from "../../site/brief";
import { shortened } from "../../facts/source-text";
import type { SitePlan } from "../../site/site-plan";
import { fromSitePlan } from "./from-site-plan";
import type { ModelPlan } from "./model-plan";
import { PLAN_RULES } from "./prompts/plan-rules";
import { REPAIR } from "./prompts/repair";
import { REVISE_RULES } from "./prompts/revise-rules";

/** Of the tokens of a site, what its first answer should keep to, so that there is room to mend. */
const ANSWER_TOKENS = 5_000;

/** The messages that ask a model for a website, with the built-in designer's plan as its draft. */
export function planMessages(brief: Brief, draft: SitePlan): ModelMessage[] {
  const parts = [
    ...ownersWords(brief),
    { name: "main action", text: JSON.stringify(draft.primaryAction) },
    {
      name: "pictures",
      text: JSON.stringify(brief.images.map(({ path, alt, width, height }) => ({ path, alt, width, height }))),
    },
    { name: "draft", text: compact(fromSitePlan(draft)) },
  ];
  return [
    { role: "system", content: PLAN_RULES.replace("{tokens}", String(ANSWER_TOKENS)) },
    { role: "user", content: markedData(parts) },
  ];
}

/** The message that sends an answer back which could not be read. */
export function repairMessage(problems: readonly string[]): ModelMessage {
  const list = problems.map((problem) => `- ${problem}`).join("\n");
  return { role: "user", content: REPAIR.replace("{problems}", () => list) };
}

/** The messages that ask a model to mend a website's words by what the checks found. */
export function reviseMessages(brief: Brief, plan: SitePlan, findings: readonly Finding[]): ModelMessage[] {
  const parts = [
    ...ownersWords(brief),
    { name: "page", text: compact(fromSitePlan(plan)) },
    { name: "findings", text: findings.map(inOneLine).join("\n") },
  ];
  return [
    { role: "system", content: REVISE_RULES },
    { role: "user", content: markedData(parts) },
  ];
}

function ownersWords({ projectTitle, industry, audience, designBrief, documentText }: Brief) {
  return [
    { name: "title", text: projectTitle },
    { name: "trade and readers", text: `${industry}, ${audience}` },
    { name: "brief", text: shortened(designBrief) },
    { name: "document", text: shortened(documentText) },
  ];
}

/** A plan as JSON without what says nothing. */
const compact = (plan: ModelPlan) =>
  JSON.stringify(plan, (_, value: unknown) =>
    value === "" || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

const inOneLine = ({ severity, message, where, fix }: Finding) =>
  `- ${severity}: ${message}${where.text ? ` It reads: ${JSON.stringify(where.text)}.` : ""} ${fix}`;
