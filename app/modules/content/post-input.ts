import { z } from "zod";
import { plainLines } from "~/lib/plain-lines";
import { storedText } from "~/lib/stored-text";

/** Said of a post without one of them (tests/list, section 5). */
export const TITLE_AND_CONTENT_REQUIRED = "Title and content are required";

const postStatus = z.enum(["draft", "published"]);
export type PostStatus = z.output<typeof postStatus>;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const title = storedText(TITLE_AND_CONTENT_REQUIRED)
  .overwrite(oneLine)
  .min(1, TITLE_AND_CONTENT_REQUIRED)
  .max(200, "A title has at most 200 characters.");
const content = storedText(TITLE_AND_CONTENT_REQUIRED)
  .overwrite(plainLines)
  .regex(/\S/, TITLE_AND_CONTENT_REQUIRED)
  .max(100_000, "The content has at most 100,000 characters.");
const excerpt = storedText().overwrite(plainLines).trim().max(1_000, "An excerpt has at most 1,000 characters.");
const categoryName = storedText("Please enter a name.")
  .overwrite(oneLine)
  .max(100, "A category's name has at most 100 characters.");

// PostgreSQL's largest integer.
const id = z.number().int().positive().max(2_147_483_647);
/** An id as a number or as the text of one; null, and an empty text, for none. */
const idOrNone = z
  .union(
    [
      z.literal("").transform(() => null),
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number)
        .pipe(id),
      id,
    ],
    {
      error: "This is not an id.",
    },
  )
  .nullable();

/** Body of `POST /api/cms/posts`. */
export const createPostInput = z.object({
  title,
  content,
  excerpt: excerpt.nullish(),
  status: postStatus.default("draft"),
  deploymentId: idOrNone.optional(),
  categoryId: idOrNone.optional(),
});
export type CreatePostInput = z.output<typeof createPostInput>;

/**
 * Body of `PUT /api/cms/posts/{id}`: a post as it was listed, with changes, or the changes alone. Its `status` counts
 * for nothing, since posts are published by a call of their own, and neither do slug and times. Its `revision` binds
 * nobody either: who sends back what was listed, twice, has not asked for that. `If-Match` does.
 */
export const updatePostInput = createPostInput
  .omit({ status: true })
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), "Nothing to change was sent.");
export type UpdatePostInput = z.output<typeof updatePostInput>;

/** Body of `POST /api/cms/categories`. */
export const createCategoryInput = z.object({ name: categoryName.min(1, "Please enter a name.") });

/** What the dialogs ask for. A category is chosen, or begun, by its name. */
export const postForm = createPostInput.pick({ title: true, content: true, deploymentId: true }).extend({
  excerpt: excerpt.optional(),
  category: categoryName.optional(),
  status: postStatus.default("draft"),
  /** The state of the post that the dialog was opened on; without one, any may be replaced. */
  revision: z.string().min(1).max(100).nullish(),
});
export type PostForm = z.output<typeof postForm>;
