import { photo } from "../factories/uploads";
import { expect, test } from "../setup/browser-test";
import { button, openEditor, previewOf, toast, withKnownParts, WIDE } from "../setup/editor";
import { readCode } from "../setup/websites";

test.use({ actionTimeout: 10_000, viewport: WIDE });

test("colour, font and the look of one part are chosen", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id, "design");
  const frame = previewOf(page);
  const headingFont = () =>
    frame
      .locator("body")
      .evaluate((body) => getComputedStyle(body).fontFamily + getComputedStyle(body.querySelector("h1")!).fontFamily);
  for (const name of ["Blue", "Green", "Purple", "Red", "Orange", "Pink", "Teal", "Indigo"])
    await expect(page.getByRole("radio", { name })).toBeAttached();

  await test.step("a preset by the keyboard, and undo", async () => {
    await page.getByRole("radio", { name: "Teal" }).check({ force: true });
    await expect(page.getByRole("radio", { name: "Teal" })).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Indigo" })).toBeChecked();
    await button(page, "Undo").click();
    await expect(page.getByRole("radio", { name: "Teal" })).toBeChecked();
  });

  await test.step("any other colour", async () => {
    await page.getByLabel("Any other colour").fill("#aa3377");
    await expect(page.getByText("#AA3377")).toBeVisible();
  });

  await test.step("each of the nine fonts", async () => {
    for (const name of [
      "Inter",
      "Roboto",
      "Open Sans",
      "Lato",
      "Montserrat",
      "Poppins",
      "Playfair Display",
      "Georgia",
      "Arial",
    ]) {
      await expect(page.getByRole("radio", { name, exact: true })).toBeVisible();
    }
    await page.getByRole("radio", { name: "Montserrat" }).check();
    await expect.poll(headingFont).toContain("Montserrat");
  });

  await test.step("the look of what is selected", async () => {
    await frame.locator("#story").click();
    // A colour that the design gives it.
    const designed = await frame.locator("#story").evaluate((story) => getComputedStyle(story).color);
    const hexOf = (color: string) =>
      `#${color
        .match(/\d+/g)!
        .map((part) => Number(part).toString(16).padStart(2, "0"))
        .join("")}`;
    expect(designed).not.toBe("rgb(0, 0, 0)");
    await expect(page.getByLabel("Text colour")).toHaveValue(hexOf(designed));
    await page.getByLabel("Alignment").selectOption("Right");
    await page.getByLabel("Size").selectOption("Large");
    await expect(frame.locator("#story")).toHaveCSS("text-align", "right");
    await page.getByLabel("Alignment").selectOption("As designed");
    await expect(frame.locator("#story")).toHaveAttribute("style", /^font-size: 1\.25rem;?$/);
  });

  await button(page, "Save Changes").click();
  await expect(toast(page, "Changes Saved")).toBeVisible();
  expect((await readCode(subscriber, id))!.css).toMatch(/Montserrat/);
});

test("a picture is described, made decorative, and replaced by an upload or a drop", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id, "images");
  const card = page.getByRole("group", { name: "The counter" });
  const chooser = page.getByRole("group", { name: "Our long counter" }).locator("input[type=file]");
  const picture = previewOf(page).locator("#known img");

  await test.step("its words", async () => {
    await card.getByLabel("What the picture shows").fill("Our long counter");
    await page.keyboard.press("Enter");
    await expect(picture).toHaveAttribute("alt", "Our long counter");
    const described = page.getByRole("group", { name: "Our long counter" });
    await described.getByLabel("Only decorates the page").check();
    await expect(picture).toHaveAttribute("alt", "");
    await expect(picture).toHaveAttribute("aria-hidden", "true");
    await button(page, "Undo").click();
    await expect(described.getByLabel("Only decorates the page")).not.toBeChecked();
  });

  await test.step("another picture", async () => {
    await chooser.setInputFiles(await photo("oven.jpg", "#a4552a"));
    await expect(toast(page, "Image Uploaded")).toBeVisible();
    await expect(picture).not.toHaveAttribute("src", "assets/counter.jpg");
  });

  await test.step("what is no picture, and a server that fails", async () => {
    const failed = toast(page, "Upload Failed");
    await chooser.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
    await expect(failed).toContainText("Failed to upload image. Please try again.");
    await failed.getByRole("button", { name: "Dismiss" }).click();
    await page.route("**/api/upload-image", (route) => route.fulfill({ status: 500, body: "broken" }));
    await chooser.setInputFiles(await photo("oven.jpg", "#223344"));
    await expect(failed).toContainText("Failed to upload image. Please try again.");
    await page.unroute("**/api/upload-image");
  });

  await test.step("a picture dropped on the card", async () => {
    const { buffer, name, mimeType } = await photo("bread.jpg", "#dd9911");
    const before = await picture.getAttribute("src");
    const dropped = await page.evaluateHandle(
      ([bytes, fileName, type]) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(bytes as number[])], fileName as string, { type: type as string }));
        return files;
      },
      [[...buffer], name, mimeType] as const,
    );
    await page.getByRole("group", { name: "Our long counter" }).dispatchEvent("drop", { dataTransfer: dropped });
    await expect(picture).not.toHaveAttribute("src", before!);
  });

  await test.step("first photos are added, and the preview goes to where they are", async () => {
    await page
      .getByRole("region", { name: /^Add photos of your own/ })
      .locator("input[type=file]")
      .setInputFiles([await photo("window.jpg", "#884422"), await photo("oven.jpg", "#225588")]);
    const gallery = previewOf(page).locator(".gallery");
    await expect(gallery.locator("img")).toHaveCount(2);
    await expect(gallery.locator("img").first()).toBeInViewport();
  });

  await test.step("one picked in the preview comes first; without any there is a next step", async () => {
    await page.getByRole("tab", { name: "Content" }).click();
    await picture.click();
    await expect(page.getByRole("tab", { name: "Images" })).toHaveAttribute("aria-selected", "true");
  });
});
