import { z } from "zod";

/** What a request means on the page: elements, and how they are called in an answer. */
export const targetSchema = z.object({
  /** Elements of the page as it stands before the operation. */
  nodes: z.array(z.int().nonnegative()).min(1),
  /** As it is called in an answer: 'the headline'. */
  name: z.string(),
  /** Means all of its nodes and nothing else, where one says so. */
  selector: z.string().nullable(),
  /** Whether it is a whole part of the page, such as a section, rather than something in it. */
  region: z.boolean().optional(),
});

export type Target = z.infer<typeof targetSchema>;
