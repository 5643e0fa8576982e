import { TooLargeError } from "~/lib/errors";

/** Bytes that a copy may have before it is packed. */
const LARGEST = 500_000_000;

/** @throws TooLargeError for files that are together larger than an export may be */
export function requireFitting(sizes: number[]): void {
  const size = sizes.reduce((sum, each) => sum + each, 0);
  if (size <= LARGEST) return;
  const [megabytes, most] = [size, LARGEST].map((bytes) => Math.ceil(bytes / 1_000_000));
  throw new TooLargeError(
    `This website has ${megabytes} MB, most of it pictures, and an export can have ${most} MB. Take pictures off its pages, or take along everything that you have under Account.`,
  );
}
