import { completeWhole } from "~/integrations/models/complete-whole";
import {
  ModelFailure,
  type Model,
  type ModelAnswer,
  type ModelMessage,
  type ModelOptions,
  type ModelRequest,
} from "~/integrations/models/model";
import { cleanTexts } from "~/lib/clean-text";
import { VENDOR_NAMES } from "~/lib/vendors";
import type { Finding } from "../../site/finding";
import type { Brief } from "../../site/brief";
import { planFor } from "../built-in/built-in-designer";
import type { Designer } from "../../site/designer";
import { GenerationFailure } from "../generation-failure";
import type { SitePlan } from "../../site/site-plan";
import { fromSitePlan } from "./from-site-plan";
import { modelPlan, modelRevision, type ModelPlan } from "./model-plan";
import { planMessages, repairMessage, reviseMessages } from "./plan-prompt";
import { readJson, readPlan } from "./read-plan";
import { revisePlan } from "./revise-plan";
import { toSitePlan } from "./to-site-plan";

/** Output tokens that a site may cost, over all calls. */
const SITE_TOKENS = 8_000;
/** With fewer left, no whole answer is to be expected. */
const LEAST_TOKENS = 400;

/** A model for each purpose: its calls are kept apart. */
export interface DesignModels {
  plan: Model;
  mend: Model;
}

/** A designer that asks a model, for one run: all its calls share the tokens of one site. */
export class ModelDesigner implements Designer {
  readonly id;
  readonly name;
  private left = SITE_TOKENS;
  private brief: Brief | undefined;

  constructor(private readonly models: DesignModels) {
    this.id = models.plan.vendor;
    this.name = VENDOR_NAMES[this.id];
  }

  /** @throws GenerationFailure in words for the owner when the vendor fails or refuses, or its answer cannot be used */
  async plan(brief: Brief, options: ModelOptions): Promise<SitePlan> {
    this.brief = brief;
    const draft = planFor(brief);
    const answer = await this.read(planMessages(brief, draft), options).catch((error: unknown) => {
      throw error instanceof ModelFailure ? new GenerationFailure(error.message, { cause: error }) : error;
    });
    return toSitePlan(answer, draft, brief);
  }

  /** @throws ModelFailure when the vendor fails */
  async revise(plan: SitePlan, findings: Finding[], options: ModelOptions): Promise<SitePlan> {
    const { brief } = this;
    if (!brief || this.left < LEAST_TOKENS) return plan;
    const schema = { name: "changes", type: modelRevision };
    const { text } = await this.ask(
      this.models.mend,
      { messages: reviseMessages(brief, plan, findings), schema },
      options,
    );
    const read = readJson(text, modelRevision);
    return read.ok ? toSitePlan(revisePlan(fromSitePlan(plan), read.value), planFor(brief), brief) : plan;
  }

  /** The model's words, asked for once more where they cannot be read. */
  private async read(messages: ModelMessage[], options: ModelOptions): Promise<ModelPlan> {
    const first = await this.write(messages, options);
    const read = readPlan(first);
    if (read.ok) return cleanTexts(read.value) as ModelPlan;
    if (this.left < LEAST_TOKENS) throw this.unusable(read.problems);
    options.onRestart?.();
    const again: ModelMessage[] = [
      ...messages,
      { role: "assistant", content: first.text || "(empty)" },
      repairMessage(read.problems),
    ];
    const second = readPlan(await this.write(again, options));
    if (!second.ok) throw this.unusable(second.problems);
    return cleanTexts(second.value) as ModelPlan;
  }

  private async write(messages: ModelMessage[], options: ModelOptions): Promise<ModelAnswer> {
    const answer = await this.ask(
      this.models.plan,
      { messages, schema: { name: "website", type: modelPlan } },
      options,
    );
    if (answer.end === "refused")
      throw new GenerationFailure(
        `${this.name} declined to write this website. Please look over your brief and try again.`,
      );
    return answer;
  }

  private async ask(
    model: Model,
    request: Omit<ModelRequest, "maxOutputTokens">,
    options: ModelOptions,
  ): Promise<ModelAnswer> {
    const answer = await completeWhole(
      model,
      { ...request, maxOutputTokens: this.left },
      { allowance: this.left },
      options,
    );
    this.left -= answer.usage.outputTokens;
    return answer;
  }

  private unusable(problems: string[]): GenerationFailure {
    return new GenerationFailure(`${this.name} answered with something that is no website. Please try again.`, {
      cause: new Error(problems.join("; ")),
    });
  }
}
