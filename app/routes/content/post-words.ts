/** What can be done with posts; the `intent` of each form. */
export type PostIntent = "create" | "update" | "publish" | "delete";

/** The toast after it was done (tests/list, section 8). */
export const DONE: Record<PostIntent, { title: string; description: string }> = {
  create: { title: "Success", description: "Post created successfully" },
  update: { title: "Success", description: "Post updated successfully" },
  publish: { title: "Success", description: "Post published successfully" },
  delete: { title: "Success", description: "Post deleted successfully" },
};

const error = (description: string) => ({ title: "Error", description, variant: "destructive" }) as const;

/** The toast after it failed (tests/list, section 8). */
export const FAILED = {
  create: error("Failed to create post"),
  update: error("Failed to update post"),
  publish: error("Failed to publish post"),
  delete: error("Failed to delete post"),
} satisfies Record<PostIntent, ReturnType<typeof error>>;

/** The toast for what is missing. */
export const missing = (description: string) => error(description);
