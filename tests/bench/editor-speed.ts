import { applyEdit } from "~/modules/markup/edit";
import { answerBuiltIn } from "~/modules/designer/built-in/answer-built-in";
import type { Bench } from "./bench";
import { openEditorPage, untilPainted, type EditorPage, type Framed } from "./editor-page";
import { pageOf } from "./large-page";
import type { World } from "./world";

const LARGE = 200_000;

/** A heading of a large page is pressed in the preview; its text stands in the panel's field. */
export async function selectToFields(world: World): Promise<Bench> {
  const open = opened(world, "Sara Select", LARGE);
  const measure = async ({ page, frame }: Framed, round: number) => {
    const headings = frame.locator("main h2");
    const wanted = tidy(await headings.nth(round % (await headings.count())).innerText());
    return untilPainted(frame, pressHeading, page.mainFrame(), isSelected, wanted);
  };
  return {
    goal: 50,
    peer: "bare frame, message, bare field",
    measure: async (round) => measure((await open()).editor, round),
    measurePeer: async (round) => measure((await open()).bare, round),
    close: async () => (await open()).close(),
  };
}

/** A letter is typed into the panel's field; the preview of a large page shows it. */
export async function keystrokeToPreview(world: World): Promise<Bench> {
  const open = opened(world, "Kate Keystroke", LARGE);
  const measure = async ({ page, frame }: Framed, text: string) => {
    const took = await untilPainted(page.mainFrame(), typeHeading, frame, isHeading, text);
    // Ends the typing, so that what follows a pause in it is no part of the next round.
    await page
      .getByLabel(/^Heading/)
      .first()
      .press("Enter");
    return took;
  };
  return {
    goal: 50,
    peer: "bare field, message, bare frame",
    measure: async (round) => measure((await open()).editor, `Bread of round ${round}`),
    measurePeer: async (round) => measure((await open()).bare, `Bread of round ${round}`),
    close: async () => (await open()).close(),
  };
}

/** A request is sent in the AI designer's tab; the preview has the website in its new colour. */
export async function designerToPreview(world: World): Promise<Bench> {
  const open = opened(world, "Dana Designer", 0, "ai-designer");
  const code = await pageOf(0);
  return {
    goal: 150,
    peer: "the same answer in one process",
    async measure(round) {
      const { page, frame } = (await open()).editor;
      await page.getByLabel("What should change?").fill(request(round));
      await frame.evaluate(() =>
        Object.assign(window, { before: document.querySelector("style[data-plinth-styles]")!.textContent }),
      );
      const took = await untilPainted(page.mainFrame(), sendRequest, frame, isRestyled, null);
      await page.getByRole("button", { name: "Send" }).and(page.locator(":enabled")).waitFor();
      return took;
    },
    async measurePeer(round) {
      const start = performance.now();
      const { edit } = answerBuiltIn({ message: request(round), code });
      if (!edit) throw new Error(`"${request(round)}" changed nothing`);
      applyEdit(code, edit);
      return performance.now() - start;
    },
    close: async () => (await open()).close(),
  };
}

/** The browser starts with the first round, and not for a bench that is not asked for. */
function opened(world: World, name: string, characters: number, tab?: string): () => Promise<EditorPage> {
  let page: Promise<EditorPage> | undefined;
  return () =>
    (page ??= (async () => openEditorPage(await world.newSubscriber(name), await pageOf(characters), tab))());
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
const request = (round: number) => `Change the main colour to #${(0x205080 + round * 0x010203).toString(16)}`;

// These run in the pages, and so use nothing from outside of themselves.
function pressHeading(text: string): void {
  const headings = [...document.querySelectorAll<HTMLElement>("main h2")];
  headings.find((heading) => heading.innerText.replace(/\s+/g, " ").trim() === text)!.click();
}

function isSelected(text: string): boolean {
  const heading = [...document.querySelectorAll("h3")].find((each) => each.textContent!.startsWith("Selected"));
  return heading?.closest("section")?.querySelector("textarea")?.value === text;
}

function typeHeading(text: string): void {
  const field = [...document.querySelectorAll("label")].find((label) => label.textContent!.startsWith("Heading"))!
    .control!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function isHeading(text: string): boolean {
  return document.querySelector("h1")!.textContent!.trim() === text;
}

function sendRequest(): void {
  document.querySelector<HTMLTextAreaElement>("textarea[name=message]")!.form!.requestSubmit();
}

function isRestyled(): boolean {
  return (
    document.querySelector("style[data-plinth-styles]")!.textContent !==
    (window as unknown as { before: string }).before
  );
}
