import { expect, it } from "vitest";
import { listImages } from "~/modules/markup/images";
import { readPage } from "~/modules/markup/page";
import { altState, undescribed } from "./alt-state";

it("tells which pictures nobody has described", () => {
  const page = readPage(
    `<img><img alt=""><img alt=" "><img alt="Shop front"><img alt="Our red door"><img alt="" aria-hidden="true"><img alt="" role="presentation">`,
  );
  const states = listImages(page).map((image) => altState(image, ["Shop front"]));
  expect(states).toEqual(["missing", "missing", "missing", "guessed", "told", "told", "told"]);
  expect(undescribed(states)).toBe("3 pictures have no description yet.");
  expect(undescribed(["missing", "told"])).toBe("One picture has no description yet.");
  expect(undescribed(["guessed", "told"])).toBeNull();
});
