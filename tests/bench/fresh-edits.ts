import { readdirSync } from "node:fs";
import { join } from "node:path";
import { builtInEditor } from "../edit-benchmark/built-in-editor";
import { readCases } from "../edit-benchmark/case-schema";
import type { Editor } from "../edit-benchmark/editor";
import { judgeEdits, type Class, type Verdict } from "../edit-benchmark/judge";
import { editsTable } from "../edit-benchmark/report";
import type { Bench } from "./bench";

const ROUNDS = join(import.meta.dirname, "../edit-benchmark/rounds");

let judged: Promise<Verdict[]> | undefined;
const judgedPeers = new Map<Editor, Promise<Verdict[]>>();

/** All rounds of the edit benchmark, said to the built-in designer once; what came of them is printed. */
function verdicts(): Promise<Verdict[]> {
  return (judged ??= judgeRounds(builtInEditor()).then((all) => {
    console.log(editsTable(all));
    return all;
  }));
}

function peers(editor: Editor): Promise<Verdict[]> {
  const known = judgedPeers.get(editor) ?? judgeRounds(editor);
  judgedPeers.set(editor, known);
  return known;
}

const judgeRounds = (editor: Editor) =>
  judgeEdits(
    editor,
    readdirSync(ROUNDS)
      .sort()
      .flatMap((file) => readCases(join(ROUNDS, file))),
  );

const nothing: Editor = () => ({ message: "", code: null });
const anything: Editor = ({ code }) => ({ message: "", code: { ...code, css: `${code.css}\nbody { zoom: 1.1 }` } });

/** The share of requests by strangers that the built-in designer does not do, or that it does wrong. */
export async function freshEdits(counts: "not done" | "wrong"): Promise<Bench> {
  const share = (all: Verdict[], classes: Class[]) =>
    (100 * all.filter((verdict) => classes.includes(verdict.class)).length) / all.length;
  const classes: Class[] = counts === "wrong" ? ["wrong"] : ["wrong", "part", "offered", "declined"];
  return {
    unit: "%",
    goal: counts === "wrong" ? 1 : 15,
    peer: counts === "wrong" ? "changing anything" : "changing nothing",
    rounds: 1,
    measure: async () => share(await verdicts(), classes),
    measurePeer: async () => share(await peers(counts === "wrong" ? anything : nothing), classes),
  };
}
