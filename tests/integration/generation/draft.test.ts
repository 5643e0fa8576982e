import { expect, it } from "vitest";
import { builtInDesigner } from "~/modules/generation/built-in/built-in-designer";
import { production, type GenerationDependencies } from "~/modules/generation/generate.server";
import { db } from "~/lib/db.server";
import type { Designer } from "~/modules/site/designer";
import { retryGeneration } from "~/modules/generation/retry-generation.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { readProgress } from "~/modules/result/read-result.server";
import { latestRun, startBakery } from "./generation-world";

const withDesigner = (plan: Designer["plan"]): GenerationDependencies => ({
  ...production,
  chooseDesigner: async () => ({ designer: { id: "claude", name: "Test designer", plan } }),
});

it("shows what a designer writes while it is written, and nothing of it at the end", async () => {
  const { actor, websiteId, runId } = await startBakery();
  const draft = async () => (await readProgress({ actor, websiteId })).draft;
  const plan: Designer["plan"] = async (brief, { onText, onRestart }) => {
    onText!('{"headline":"Bread ');
    await expect.poll(draft, { interval: 5 }).toBe("# Bread");
    onText!("at 7:30");
    onText!('","lead":"In Leeds');
    await expect.poll(draft).toBe("# Bread at 7:30\nIn Leeds");
    onRestart!();
    onText!('{"headline":"Anew"');
    await expect.poll(draft).toBe("# Anew");
    return builtInDesigner.plan(brief, {});
  };
  expect(await draft()).toBeNull();
  await runGeneration({ runId, isLastAttempt: true }, withDesigner(plan));
  expect(await readProgress({ actor, websiteId })).toMatchObject({
    state: "ready",
    draft: null,
    designer: "claude",
    error: null,
  });
});

it("writes no draft for a run that has ended", async () => {
  const { websiteId, runId } = await startBakery();
  let late: (piece: string) => void = () => expect.unreachable();
  const plan: Designer["plan"] = async (brief, { onText }) => {
    onText!('{"headline":"In time"');
    late = onText!;
    return builtInDesigner.plan(brief, {});
  };
  await runGeneration({ runId, isLastAttempt: true }, withDesigner(plan));
  late(' ,"lead":"Too late"');
  expect(await latestRun(websiteId)).toMatchObject({ status: "succeeded", draft: null });
});

it("keeps who is wanted when a generation is tried again", async () => {
  const { actor, websiteId, runId } = await startBakery();
  await runGeneration(
    { runId, isLastAttempt: true },
    withDesigner(() => Promise.resolve({} as never)),
  );
  expect((await latestRun(websiteId)).status).toBe("failed");
  await retryGeneration({ actor, websiteId, wanted: "built-in" });
  const again = await latestRun(websiteId);
  expect(again).toMatchObject({ wanted: "built-in", designer: "built-in" });
  const asked: unknown[] = [];
  const chooseDesigner: GenerationDependencies["chooseDesigner"] = (order) => {
    asked.push(order);
    return production.chooseDesigner(order);
  };
  await runGeneration({ runId: again.id, isLastAttempt: true }, { ...production, chooseDesigner });
  expect(asked).toEqual([{ codeModel: "claude", ...actor, websiteId, runId: again.id, wanted: "built-in" }]);
  await expect(db.generationRun.update({ where: { id: again.id }, data: { wanted: "somebody" } })).rejects.toThrow();
});
