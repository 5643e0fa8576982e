import { bringBack, undoLatest, type TakenBack } from "../../taking-back/take-back-latest";
import type { Call, Context, Pattern } from "../pattern";
import { many, pattern } from "../pattern";

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
];

const callOf = (answer: typeof undoLatest, { dialogue }: Context): Call => ({
  name: "take-back",
  perform: ({ code }) => outcomeOf(answer(code, dialogue.history)),
});

const outcomeOf = ({ message, edit, takesBack }: TakenBack) => ({
  message,
  splices: edit?.splices ?? [],
  ...(takesBack !== undefined && { takesBack }),
});
