import { expect, it, vi } from "vitest";
import { withTries } from "./with-tries";

it("tries until something comes of it", async () => {
  const attempt = vi.fn().mockResolvedValueOnce(null).mockResolvedValueOnce("r2");
  expect(await withTries("website", attempt)).toBe("r2");
  expect(attempt).toHaveBeenCalledTimes(2);
});

it("gives up on what changes without end", async () => {
  const attempt = vi.fn().mockResolvedValue(null);
  await expect(withTries("post", attempt)).rejects.toThrow(
    "This post is being changed elsewhere at the same moment. Please try again.",
  );
  expect(attempt).toHaveBeenCalledTimes(5);
});
