import { getFormProps, type DefaultValue } from "@conform-to/react";
import { Form, useLocation } from "@remix-run/react";
import { DraftQuestion } from "~/components/drafts/draft-question";
import { DRAFT_FIELD } from "~/components/drafts/send-kept";
import { Button } from "~/components/ui/button";
import { ButtonAnchor, ButtonLink } from "~/components/ui/button-link";
import { ChangedElsewhere } from "~/components/ui/changed-elsewhere";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { TextareaField } from "~/components/ui/textarea-field";
import type { PostForm } from "~/modules/content/post-input";
import { siteLabel } from "~/modules/content/site-label";
import { differingParts, type PostTexts } from "./differing-parts";
import { LeavePost } from "./leave-post";
import { MarkdownTools } from "./markdown-tools";
import type { Places } from "./post-item";
import { FAILED } from "./post-words";
import { usePostDraft } from "./use-post-draft";
import { usePostForm } from "./use-post-form";

interface PostDialogProps {
  intent: "create" | "update";
  title: string;
  /** The button that saves, and while it does. */
  label: string;
  pendingLabel: string;
  closeHref: string;
  places: Places;
  /** The post that is changed. */
  postId?: number;
  defaultValue: DefaultValue<PostForm>;
}

const STATUSES = [
  { value: "draft", label: "Draft" },
  { value: "published", label: "Published" },
];

const DRAFT_HINT = "A draft is kept here and visitors do not see it. Publish it now or later.";
const STATUS_HINT: Record<string, string> = {
  "": DRAFT_HINT,
  draft: DRAFT_HINT,
  published: "Visitors see it at once.",
};

/** Asks for a post's texts and where it goes; a new one also for its status. */
export function PostDialog({
  intent,
  title,
  label,
  pendingLabel,
  closeHref,
  places,
  postId,
  defaultValue,
}: PostDialogProps) {
  const { pathname, search } = useLocation();
  const { form, fields, failure, stale, pending, onSubmit } = usePostForm(intent, defaultValue);
  const { holder, offered, answers, hasChanges, giveUp } = usePostDraft(postId, form, defaultValue);
  return (
    <>
      <Dialog title={title} closeHref={closeHref} width="44rem">
        <Form
          method="post"
          action={pathname + search}
          {...getFormProps(form)}
          onSubmit={onSubmit}
          className="grid gap-5"
        >
          {failure ? (
            <Notice tone="danger" live title={FAILED[intent].description}>
              {reason(failure, intent)}
            </Notice>
          ) : null}
          {stale ? (
            <ChangedElsewhere
              what="This post"
              revision={stale.revision}
              differences={differingParts(entered(fields, places), stale)}
            />
          ) : null}
          {postId ? <input type="hidden" name="id" value={postId} /> : null}
          {postId ? (
            <input type="hidden" name="revision" value={stale?.revision ?? fields.revision.initialValue} />
          ) : null}
          <input type="hidden" name={DRAFT_FIELD} value={holder ?? ""} />
          <TextField field={fields.title} label="Title" autoComplete="off" />
          <TextareaField
            field={fields.excerpt}
            label="Excerpt"
            optional
            rows={2}
            hint="One or two sentences for lists of posts."
          />
          <div className="grid gap-2">
            <TextareaField field={fields.content} label="Content" rows={8} hint={<MarkdownHint />} />
            <MarkdownTools textareaId={fields.content.id} />
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              field={fields.deploymentId}
              label="Website"
              placeholder="No website yet"
              options={places.sites.map(toOption)}
            />
            {intent === "create" ? (
              <SelectField
                field={fields.status}
                label="Status"
                hint={STATUS_HINT[fields.status.value ?? ""]}
                options={STATUSES}
              />
            ) : null}
            <CategoryField field={fields.category} names={places.categories.map(({ name }) => name)} />
          </div>
          <DialogActions>
            <ButtonLink to={closeHref} preventScrollReset variant="quiet">
              Cancel
            </ButtonLink>
            {stale ? (
              <ButtonAnchor href={pathname + search} onClick={giveUp}>
                Take the Other
              </ButtonAnchor>
            ) : null}
            <Button variant="primary" name="intent" value={intent} pending={pending} pendingText={pendingLabel}>
              {stale ? "Save Mine" : label}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      <LeavePost hasChanges={hasChanges} description={UNSAVED[intent]} onDiscard={giveUp} />
      <DraftQuestion offered={offered} answers={answers}>
        {KEPT[intent]}
      </DraftQuestion>
    </>
  );
}

/** What is entered just now, in words. */
function entered(
  { title, excerpt, content, category, deploymentId }: ReturnType<typeof usePostForm>["fields"],
  { sites }: Places,
): PostTexts {
  const site = sites.find(({ id }) => String(id) === deploymentId.value)?.name ?? "";
  return {
    title: title.value ?? "",
    excerpt: excerpt.value ?? "",
    content: content.value ?? "",
    site,
    category: category.value ?? "",
  };
}

const UNSAVED = {
  create: "You have written something and not saved it. The post will not be created.",
  update: "You have changed this post and not saved it. The post stays as it was.",
};

const KEPT = {
  create: "You wrote a post here and did not create it. What you typed is kept on this device.",
  update:
    "You changed this post here and did not save it. What you typed is kept on this device; the post is as it was.",
};

const toOption = (site: Places["sites"][number]) => ({ value: String(site.id), label: siteLabel(site) });

// Where nothing better is known, the title says it all.
const reason = (failure: string, intent: "create" | "update") =>
  failure === FAILED[intent].description ? "Your text is still here. Please try again." : failure;

function MarkdownHint() {
  return (
    <span className="[&_code]:whitespace-nowrap">
      Plain text or Markdown: <code>**bold**</code>, <code>## Heading</code>, <code>- list</code>,{" "}
      <code>[link](https://…)</code>
    </span>
  );
}

function CategoryField({ field, names }: { field: Parameters<typeof TextField>[0]["field"]; names: string[] }) {
  return (
    <>
      <TextField field={field} label="Category" optional list="categories" autoComplete="off" />
      <datalist id="categories">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
