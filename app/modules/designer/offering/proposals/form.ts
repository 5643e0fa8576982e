import { formOf } from "../../../operations/form/edit-form";
import { stems } from "../../built-in/find/words-of";
import type { Proposer, Scene } from "./scene";

/** The fields of the page's form that a message may mean. */
function fieldsNamed({ site, source }: Scene): { label: string; score: number }[] {
  const said = new Set(stems(source));
  return (formOf(site)?.fields ?? [])
    .map(({ label }) => {
      const own = stems(label);
      return { label, score: own.filter((stem) => said.has(stem)).length / Math.max(1, own.length) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

export const newField: Proposer = (scene) =>
  formOf(scene.site)
    ? scene.values
        .filter(({ text }) => text.split(/\s+/).length <= 8)
        .slice(0, 3)
        .map(({ text, score }) => ({ ask: { form: "addField", text }, score: score * 0.9 }))
    : [];

export const changedField =
  (form: "removeField" | "required" | "optional"): Proposer =>
  (scene) =>
    fieldsNamed(scene)
      .slice(0, 2)
      .map(({ label, score }) => ({ ask: { form, text: label }, score: score * 0.9 }));

export const renamedField: Proposer = (scene) =>
  fieldsNamed(scene)
    .slice(0, 2)
    .flatMap(({ label, score }) =>
      scene.values.slice(0, 2).map(({ text, score: sure }) => ({
        ask: { form: "renameField", old: label, text } as const,
        score: score * sure,
      })),
    );
