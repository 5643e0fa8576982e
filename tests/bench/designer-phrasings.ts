import { answerBuiltIn } from "~/modules/designer/built-in/answer-built-in";
import { applyEdit } from "~/modules/markup/edit";
import { PHRASINGS } from "../cases/designer-phrasings";
import { judgePhrasings, type Interpreter, type Verdict } from "../cases/judge-phrasings";
import type { Bench } from "./bench";

/**
 * How much of what owners say the built-in designer gets wrong: of the 120 phrasings, judged in Chromium. They are
 * judged once, for it answers the same each time; what it missed is printed.
 */
export async function designerPhrasings(): Promise<Bench> {
  const judged = new Map<Interpreter, Promise<number>>();
  const missed = (interpreter: Interpreter) => {
    const share = judged.get(interpreter) ?? judgePhrasings(interpreter, PHRASINGS).then(shareMissed);
    judged.set(interpreter, share);
    return share;
  };
  return {
    unit: "%",
    goal: 10,
    peer: "changing nothing",
    measure: () => missed(builtIn),
    measurePeer: () => missed(nothing),
  };
}

const builtIn: Interpreter = (message, code) => {
  const { edit } = answerBuiltIn({ message, code });
  return edit && applyEdit(code, edit);
};
const nothing: Interpreter = () => null;

function shareMissed(verdicts: Verdict[]): number {
  const wrong = verdicts.filter(({ fault }) => fault !== null);
  if (wrong.length < verdicts.length / 2) {
    console.log(
      `The built-in designer passes ${verdicts.length - wrong.length} of ${verdicts.length} phrasings; it misses:`,
    );
    for (const { phrasing, fault } of wrong) console.log(`- ${phrasing.says} (${phrasing.on}): ${fault}`);
  }
  return (100 * wrong.length) / verdicts.length;
}
