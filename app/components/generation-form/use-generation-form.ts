import { parseWithZod } from "@conform-to/zod/v4";
import { useFetcher, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { useLoginRedirect } from "~/components/login-redirect";
import { hideToastTitled } from "~/components/ui/toast-store";
import { useForm } from "~/components/ui/use-form";
import { useToast } from "~/components/ui/use-toast";
import { RECOMMENDED_VENDOR } from "~/lib/vendors";
import { DEFAULT_COLOR } from "~/modules/site/choices";
import { generationForm, type GenerationForm } from "~/modules/generation/generation-form";
import { TEMPLATE_REQUIRED, type Notice } from "~/modules/generation/generation-texts";
import { useAskedTemplate } from "./asked-template";
import { tooMuch } from "./file-checks";
import { firstWords } from "./first-words";
import type { FormShape } from "./form-fields";
import { useGenerationReply, type GenerationReply } from "./reply";
import { firstWrongStep, LAST_STEP, reachableStep, wrongFields, type ErrorsByField } from "./steps";
import { useBriefDraft } from "./use-brief-draft";
import { useSteps } from "./use-steps";

// No lengths: browsers cut a pasted text off without a word, the schema says what is wrong.
const constraint = { template: { required: true }, projectTitle: { required: true } };
const defaultValue = { codeModel: RECOMMENDED_VENDOR, colorTheme: DEFAULT_COLOR } as const;

const parse = (formData: FormData) => parseWithZod(formData, { schema: generationForm });
const errorsOf = (form: HTMLFormElement): ErrorsByField => parse(new FormData(form)).reply().error ?? {};

/** Conform's own questions ("is this field right?") go through the form's submit event as well. */
const isQuestion = ({ nativeEvent }: FormEvent) =>
  ((nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null)?.name === "__intent__";

/** Everything that the form does: its fields, its step, and what happens when it is sent. */
export function useGenerationForm() {
  const element = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<GenerationReply>();
  const reply = useGenerationReply(fetcher.data);
  const { showToast } = useToast();
  const warn = (notice: Notice) => showToast({ ...notice, variant: "destructive" });
  const words = firstWords(useSearchParams()[0]);
  const { step, show } = useSteps(element);
  const asked = useAskedTemplate();
  const [form, fields] = useForm<FormShape, GenerationForm>({
    id: "generation",
    lastResult: reply?.submission,
    constraint,
    defaultValue: { ...defaultValue, template: asked, designBrief: words },
    onValidate: ({ formData }) => parse(formData),
    shouldRevalidate: "onInput",
  });
  const { holder, keepDraft } = useBriefDraft({ form, element, fresh: !reply, asked });
  useLoginRedirect(fetcher.data?.unauthorized ?? false);
  useRefusal(fetcher.data, show);
  const isChosen = Boolean(fields.template.value);
  useEffect(() => {
    if (isChosen) hideToastTitled(TEMPLATE_REQUIRED.title);
  }, [isChosen]);

  const complain = (index: number, errors: ErrorsByField) => {
    const names = wrongFields(index, errors);
    for (const name of names) form.validate({ name: name as keyof FormShape });
    if (names.includes("template")) warn(TEMPLATE_REQUIRED);
    show(index, errors);
  };

  const goTo = (wanted: number) => {
    if (!element.current) return;
    const errors = errorsOf(element.current);
    const target = reachableStep(step, wanted, errors);
    if (target === wanted) show(target);
    else complain(target, errors);
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    const errors = errorsOf(event.currentTarget);
    const wrong = firstWrongStep(errors);
    const excess = tooMuch(new FormData(event.currentTarget).values());
    if (wrong === null && !excess) return form.onSubmit(event);
    event.preventDefault();
    if (wrong !== null) complain(wrong, errors);
    else if (excess) warn(excess);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isQuestion(event)) return form.onSubmit(event);
    if (step === LAST_STEP) return send(event);
    // Enter in a field goes on to the next step, as the button beside it does.
    event.preventDefault();
    goTo(step + 1);
  };

  return {
    element,
    form,
    fields,
    step,
    goTo,
    onSubmit,
    holder,
    keepDraft,
    reply,
    Form: fetcher.Form,
    pending: fetcher.state !== "idle",
  };
}

/** Says why the server did not start anything, and shows the step where it can be fixed. */
function useRefusal(answer: GenerationReply | undefined, show: (step: number, errors: ErrorsByField) => void) {
  const { showToast } = useToast();
  useEffect(() => {
    if (answer?.failure) showToast({ ...answer.failure, variant: "destructive" });
    const errors = answer?.submission?.error ?? {};
    const wrong = firstWrongStep(errors);
    if (wrong !== null) show(wrong, errors);
  }, [answer, show, showToast]);
}
