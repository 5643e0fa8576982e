import { bringBack, undoLatest, type TakenBack } from "../../taking-back/take-back-latest";
import type { Call, Context, Pattern } from "../pattern";
import { latestChange } from "../../taking-back/find-change";
import { many, pattern, wholeClause } from "../pattern";
import { means, type Word } from "../word";

/** Changes of the conversation taken back, and made again. */
export const TAKING_BACK: readonly Pattern[] = [
  pattern({
    name: "undo",
    verbs: ["undo"],
    takes: { what: many("reference") },
    read: (_slots, context) => callOf(undoLatest, context),
  }),
  pattern({
    name: "bring-back",
    verbs: ["restore", "put", "change", "move"],
    takes: { what: many("reference") },
    read: ({ what }, context) =>
      context.verb === "restore" || what.some(({ is }) => is === "back") ? callOf(bringBack, context) : null,
  }),
  wholeClause("as-before", (context) => (isAsBefore(context) ? callOf(undoLatest, context) : null)),
];

const WAS = /^(?:was|were|before|war|waren|vorher|era|eran|erano|antes|prima|était|étaient|avant|eerst)$/i;

/** 'Put it back to the blue like it was before': what was changed last is as it was. */
function isAsBefore({ clause: { words }, dialogue }: Context): boolean {
  const has = (test: (word: Word) => boolean) => words.some(test);
  return (
    latestChange(dialogue.history) !== null &&
    has((word) => means(word, "reference", "back", "again")) &&
    has((word) => means(word, "link", "as") || WAS.test(word.text)) &&
    has((word) => WAS.test(word.text)) &&
    has((word) => means(word, "reference", "it", "them", "that", "this")) &&
    !has((word) => means(word, "thing") || means(word, "literal"))
  );
}

const callOf = (answer: typeof undoLatest, { dialogue }: Context): Call => ({
  name: "take-back",
  perform: ({ code }) => outcomeOf(answer(code, dialogue.history)),
});

const outcomeOf = ({ message, edit, takesBack }: TakenBack) => ({
  message,
  splices: edit?.splices ?? [],
  ...(takesBack !== undefined && { takesBack }),
});
