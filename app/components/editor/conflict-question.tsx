import { useId, useMemo, useState } from "react";
import { Button } from "~/components/ui/button";
import { DialogActions } from "~/components/ui/dialog";
import { Question } from "~/components/ui/question";
import type { Conflict, Side } from "~/modules/markup/merge-code";
import { conflictQuestions, type ConflictQuestionWords } from "./conflict-words";

interface ConflictQuestionProps {
  /** The places that were changed here and elsewhere. */
  conflicts: Conflict[];
  /** Saves with the side that is to stand in each of them. */
  onAnswer: (sides: Side[]) => void;
  /** Makes a website of its own of what is unsaved here. */
  onCopy: () => void;
  isCopying: boolean;
  onClose: () => void;
}

/** More than these are decided together. */
const MOST_SHOWN = 8;

/** Places of the website were saved elsewhere otherwise than they are here: which of the two shall stand in each? */
export function ConflictQuestion({ conflicts, onAnswer, onCopy, isCopying, onClose }: ConflictQuestionProps) {
  const questions = useMemo(() => conflictQuestions(conflicts), [conflicts]);
  const shown = questions.length > MOST_SHOWN + 1 ? questions.slice(0, MOST_SHOWN) : questions;
  const rest = questions.length - shown.length;
  const [sides, setSides] = useState<Side[]>(() => [...shown, ...(rest > 0 ? [null] : [])].map(() => "mine"));
  const choose = (at: number) => (side: Side) => setSides(sides.map((each, index) => (index === at ? side : each)));
  return (
    <Question
      title="This website was changed elsewhere"
      onClose={onClose}
      answers={
        <DialogActions>
          <Button type="button" variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="button" pending={isCopying} pendingText="Copying..." onClick={onCopy}>
            Save mine as a copy
          </Button>
          <Button type="button" variant="primary" onClick={() => onAnswer(sidesOf(questions, sides, conflicts.length))}>
            Save
          </Button>
        </DialogActions>
      }
    >
      <p>
        It was saved after you opened it here, perhaps by yourself in another window. Changes in different places are
        kept, yours and the others. {questions.length === 1 ? "One thing was" : `${questions.length} things were`}{" "}
        changed in both: choose what stays.
      </p>
      {shown.map(({ name, mine, theirs }, index) => (
        <Choice key={index} {...{ name, mine, theirs }} side={sides[index]!} onChoose={choose(index)} />
      ))}
      {rest > 0 ? (
        <Choice
          name={`${rest} more`}
          mine="As they are here"
          theirs="As they were saved elsewhere"
          side={sides.at(-1)!}
          onChoose={choose(shown.length)}
        />
      ) : null}
    </Question>
  );
}

/** The answer to each conflict; those that are not shown have the last one. */
function sidesOf(questions: ConflictQuestionWords[], sides: Side[], count: number): Side[] {
  const answers = Array.from<Side>({ length: count });
  questions.forEach(({ of }, index) => {
    for (const at of of) answers[at] = sides[Math.min(index, sides.length - 1)]!;
  });
  return answers;
}

interface ChoiceProps {
  name: string;
  mine: string;
  theirs: string;
  side: Side;
  onChoose: (side: Side) => void;
}

const SIDES = [
  ["mine", "Yours"],
  ["theirs", "Saved elsewhere"],
] as const;

function Choice({ name, side, onChoose, ...texts }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className="mt-2 grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-ink">{name}</legend>
      {SIDES.map(([value, label]) => (
        <label
          key={value}
          className="grid min-w-0 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-sm border border-line px-3 py-2 has-checked:border-edge has-checked:bg-sunken"
        >
          <input
            type="radio"
            name={group}
            checked={side === value}
            onChange={() => onChoose(value)}
            className="row-span-2 mt-1.5 self-start"
          />
          <span className="text-sm">{label}</span>
          <span className="line-clamp-6 min-w-0 whitespace-pre-wrap wrap-anywhere text-ink">{texts[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
