import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { askDesigner } from "~/modules/designer/ask-designer.server";
import type { AnswerOptions, ChangeAnswer, ChangeDesigner, ChangeRequest } from "~/modules/designer/change-designer";
import { readConversation } from "~/modules/designer/conversation.server";
import { BUSY, NOT_PROCESSED, STOPPED, TROUBLE } from "~/modules/designer/designer-texts";
import { LONGEST_ANSWER_MS } from "~/modules/designer/longest-answer";
import { modelDesigner } from "~/modules/designer/model/answer-with-model";
import { ModelFailure, NO_USAGE } from "~/integrations/models/model";
import { ConflictError } from "~/lib/errors";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { readContactSettings } from "~/modules/contact/read-contact-settings.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { readAnalysis } from "~/modules/result/read-analysis.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { modelSaying } from "../../factories/scripted-model";
import { codeOf, createOwner } from "../publishing/publishing-world";

type Answer = (request: ChangeRequest, options: AnswerOptions) => Promise<ChangeAnswer>;

const designerSaying = (answer: Answer, id: ChangeDesigner["id"] = "claude") => ({
  chooseDesigner: async () => ({ designer: { id, answer } }),
});

/** Answers with the page in another version, and says so. */
const repaints: Answer = ({ code }) =>
  Promise.resolve({ message: "It is teal now.", code: { ...code, css: `${code.css}h1 { color: teal }` } });

/** A designer that answers when it is told to, or when it is stopped. */
function heldDesigner() {
  let letGo!: () => void;
  let begun!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const started = new Promise<void>((resolve) => (begun = resolve));
  const signals: (AbortSignal | undefined)[] = [];
  const answer: Answer = async (request, options) => {
    signals.push(options.signal);
    begun();
    await held;
    return repaints(request, options);
  };
  return { dependencies: designerSaying(answer), letGo, started, signals };
}

async function ownerOfWebsite() {
  const owner = await createOwner();
  await db.website.update({ where: { id: owner.websiteId }, data: { codeHash: await saveCode(codeOf("one")) } });
  return { ...owner, code: codeOf("one") };
}

const said = async (owner: { actor: { userId: number }; websiteId: number }) =>
  (await readConversation(owner)).messages.map(({ role, text, hasChanges }) => [role, text, hasChanges]);
const versions = (websiteId: number) => db.version.findMany({ where: { websiteId }, include: { code: true } });

describe("askDesigner", () => {
  it("answers with the changed code, keeps it as a version, and leaves the website as it is", async () => {
    const owner = await ownerOfWebsite();
    const reply = await askDesigner({ ...owner, message: "Make the headings teal" }, designerSaying(repaints));
    const updatedCode = { ...owner.code, css: `${owner.code.css}h1 { color: teal }` };
    expect(reply).toEqual({ message: "It is teal now.", hasChanges: true, updatedCode });
    expect((await readAnalysis(owner)).generatedCode).toEqual(owner.code);
    const [version, ...others] = await versions(owner.websiteId);
    expect(others).toEqual([]);
    expect(version).toMatchObject({
      versionNumber: 1,
      changeType: "ai_designer",
      title: "Make the headings teal",
      changeDescription: "It is teal now.",
      isAutoSaved: true,
      author: "claude",
      code: updatedCode,
    });
    expect(await said(owner)).toEqual([
      ["user", "Make the headings teal", false],
      ["assistant", "It is teal now.", true],
    ]);
  });

  it("works on the code that was sent, saved or not", async () => {
    const owner = await ownerOfWebsite();
    const reply = await askDesigner({ ...owner, code: codeOf("unsaved"), message: "Teal" }, designerSaying(repaints));
    expect(reply.updatedCode?.html).toBe(codeOf("unsaved").html);
  });

  it("reports changes only where the code differs", async () => {
    const owner = await ownerOfWebsite();
    const unchanged = { hasChanges: false, updatedCode: null };
    for (const code of [null, { ...owner.code }]) {
      const reply = await askDesigner(
        { ...owner, message: "Hello" },
        designerSaying(() => Promise.resolve({ message: "Hello.", code })),
      );
      expect(reply).toEqual({ message: "Hello.", ...unchanged });
    }
    expect(await versions(owner.websiteId)).toEqual([]);
    const silent = await askDesigner(
      { ...owner, message: "Hello" },
      designerSaying(() => Promise.resolve({ message: " \u0000", code: null })),
    );
    expect(silent).toEqual({ message: "Nothing was changed.", ...unchanged });
  });

  it("changes nothing where the change must not be made, and says why", async () => {
    const owner = await ownerOfWebsite();
    const answer: Answer = ({ code }) =>
      Promise.resolve({
        message: "Done.",
        code: { ...code, html: code.html.replace("</h1>", '</h1><img src="https://evil.example/p.png">') },
      });
    const reply = await askDesigner({ ...owner, message: "Add a picture" }, designerSaying(answer));
    expect(reply).toEqual({
      message: "The change would connect your website to evil.example, which you did not ask for. Nothing was changed.",
      hasChanges: false,
      updatedCode: null,
    });
    expect(await versions(owner.websiteId)).toEqual([]);
  });

  it("drops what a model did beyond the request, and says so", async () => {
    const owner = await ownerOfWebsite();
    const html =
      '<!doctype html><html lang="en"><head><title>Rose</title></head><body><main><section><h1>Rose</h1></section><section id="faq"><h2>Questions</h2><p>Do you deliver? No.</p></section></main></body></html>';
    const code = { ...owner.code, html };
    const answer: Answer = () =>
      Promise.resolve({
        message: "Done.",
        code: { ...code, html: html.replace("Rose</h1>", "Lily</h1>").replace("No.", "Yes.") },
      });
    const reply = await askDesigner(
      { ...owner, code, message: 'Change the headline to "Lily"' },
      designerSaying(answer),
    );
    expect(reply).toEqual({
      message: "Done. I left “Questions” as it was, since you did not ask for a change there.",
      hasChanges: true,
      // The title said what the headline did.
      updatedCode: { ...code, html: html.replaceAll(/Rose(?=<\/(?:h1|title)>)/g, "Lily") },
    });
  });

  it("tells the designer what was said before", async () => {
    const owner = await ownerOfWebsite();
    await askDesigner({ ...owner, message: "Make the headings teal" }, designerSaying(repaints));
    let seen: ChangeRequest | undefined;
    const listening: Answer = (request, options) => ((seen = request), repaints(request, options));
    await askDesigner({ ...owner, message: "And the links" }, designerSaying(listening));
    expect(seen).toMatchObject({
      message: "And the links",
      history: [
        { role: "user", text: "Make the headings teal" },
        { role: "assistant", text: "It is teal now." },
      ],
    });
  });

  it("tells what is being done while it is", async () => {
    const owner = await ownerOfWebsite();
    const heard: string[] = [];
    const telling: Answer = (request, options) => (
      options.onProgress?.("Writing the change"), repaints(request, options)
    );
    await askDesigner({ ...owner, message: "Teal", onProgress: (words) => heard.push(words) }, designerSaying(telling));
    expect(heard).toEqual(["Reading your website", "Writing the change", "Checking the change"]);
  });

  it("hands the contact form's settings over, and keeps them where they change", async () => {
    const owner = await ownerOfWebsite();
    const kept = defaultContactForm();
    await db.contactSettings.create({ data: { websiteId: owner.websiteId, ...kept } });
    const form = { ...kept, settings: { ...kept.settings, emailRecipient: "rose@example.com" } };
    let seen: ChangeRequest | undefined;
    const answer: Answer = (request) => (
      (seen = request), Promise.resolve({ message: "Messages go to Rose now.", code: null, form })
    );
    const reply = await askDesigner({ ...owner, message: "Send messages to rose@example.com" }, designerSaying(answer));
    expect(reply).toEqual({ message: "Messages go to Rose now.", hasChanges: false, updatedCode: null });
    expect(seen!.form).toEqual(kept);
    expect((await readContactSettings(owner)).config.settings.emailRecipient).toBe("rose@example.com");
  });

  it("applies a model's blocks, after going back to it once", async () => {
    const owner = await ownerOfWebsite();
    const block = (search: string) =>
      `The heading is new.\n<<<<<<< SEARCH html\n${search}\n=======\n<h1>Fresh bread</h1>\n>>>>>>> REPLACE`;
    const answers = [block("<h1>two</h1>"), block("<h1>one</h1>")];
    const { model } = modelSaying(...answers);
    const reply = await askDesigner(
      { ...owner, message: "A new heading" },
      { chooseDesigner: async () => ({ designer: modelDesigner({ ...model, vendor: "openai" }) }) },
    );
    expect(reply).toEqual({
      message: "The heading is new.",
      hasChanges: true,
      updatedCode: { ...owner.code, html: owner.code.html.replace("<h1>one</h1>", "<h1>Fresh bread</h1>") },
    });
    expect(await versions(owner.websiteId)).toMatchObject([{ author: "openai" }]);
  });

  it("refuses what cannot be worked on, and keeps none of it", async () => {
    const owner = await ownerOfWebsite();
    const stranger = await createOwner();
    const ask = (changes: object) => askDesigner({ ...owner, message: "Teal", ...changes }, designerSaying(repaints));
    await expect(ask({ actor: stranger.actor })).rejects.toMatchObject({ status: 404 });
    await expect(ask({ websiteId: 2_000_000_000 })).rejects.toMatchObject({ status: 404 });
    await expect(ask({ actor: stranger.actor, websiteId: stranger.websiteId })).rejects.toMatchObject({ status: 409 });
    await expect(ask({ code: { ...owner.code, html: " " } })).rejects.toMatchObject({ status: 400 });
    await expect(ask({ code: { ...owner.code, css: "\u0000" } })).rejects.toMatchObject({ status: 400 });
    await expect(ask({ code: { ...owner.code, css: "x".repeat(2_100_000) } })).rejects.toMatchObject({ status: 413 });
    expect(await said(owner)).toEqual([]);
    await expect(readConversation({ ...owner, actor: stranger.actor })).rejects.toMatchObject({ status: 404 });
  });
});

describe("one request at a time", () => {
  it("refuses a second one for the same website, and takes the next when the first is answered", async () => {
    const owner = await ownerOfWebsite();
    const { dependencies, letGo, started } = heldDesigner();
    const first = askDesigner({ ...owner, message: "First" }, dependencies);
    await started;
    await expect(askDesigner({ ...owner, message: "Second" }, dependencies)).rejects.toMatchObject({
      status: 409,
      message: BUSY,
    });
    const another = await ownerOfWebsite();
    await expect(askDesigner({ ...another, message: "Elsewhere" }, designerSaying(repaints))).resolves.toMatchObject({
      hasChanges: true,
    });
    letGo();
    await expect(first).resolves.toMatchObject({ hasChanges: true });
    await askDesigner({ ...owner, message: "Third" }, designerSaying(repaints));
    expect((await said(owner)).map(([, text]) => text)).toEqual([
      "First",
      "It is teal now.",
      "Third",
      "It is teal now.",
    ]);
  });

  it("takes one of many that come at once", async () => {
    const owner = await ownerOfWebsite();
    const { dependencies, letGo, started } = heldDesigner();
    let refused = 0;
    const asked = Array.from({ length: 8 }, (_, index) =>
      askDesigner({ ...owner, message: `Request ${index}` }, dependencies),
    );
    for (const one of asked) one.catch(() => (refused += 1));
    await started;
    await expect.poll(() => refused).toBe(7);
    letGo();
    expect((await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is not held up for ever by a process that died", async () => {
    const owner = await ownerOfWebsite();
    const createdAt = new Date(Date.now() - LONGEST_ANSWER_MS - 1_000);
    await db.designerMessage.create({ data: { websiteId: owner.websiteId, role: "user", text: "Lost", createdAt } });
    await expect(askDesigner({ ...owner, message: "Again" }, designerSaying(repaints))).resolves.toMatchObject({
      hasChanges: true,
    });
  });
});

describe("what goes wrong", () => {
  it("stops the designer when nobody waits for it any more", async () => {
    const owner = await ownerOfWebsite();
    const { dependencies, started, signals } = heldDesigner();
    const cancel = new AbortController();
    const asked = askDesigner({ ...owner, message: "Teal", signal: cancel.signal }, dependencies);
    await started;
    cancel.abort();
    await expect(asked).rejects.toThrow();
    expect(signals[0]!.aborted).toBe(true);
    expect(await said(owner)).toEqual([
      ["user", "Teal", false],
      ["assistant", STOPPED, false],
    ]);
    expect(await versions(owner.websiteId)).toEqual([]);
    await expect(askDesigner({ ...owner, message: "Teal" }, designerSaying(repaints))).resolves.toMatchObject({
      hasChanges: true,
    });
  });

  it.each([
    ["a fault", new Error("boom"), TROUBLE],
    ["a refusal", new ConflictError("The form is being changed."), NOT_PROCESSED],
  ])("says in the conversation what the chat says of %s", async (_, error, text) => {
    const owner = await ownerOfWebsite();
    await expect(
      askDesigner(
        { ...owner, message: "Teal" },
        designerSaying(() => Promise.reject(error)),
      ),
    ).rejects.toBe(error);
    expect((await said(owner)).at(-1)).toEqual(["assistant", text, false]);
  });

  it("says what happened to a model, and asks whom the owner wants instead", async () => {
    const owner = await ownerOfWebsite();
    const busy = new ModelFailure("busy", "Claude is busy just now.", NO_USAGE);
    const failing = designerSaying(() => Promise.reject(busy));
    await expect(askDesigner({ ...owner, message: "Teal" }, failing)).rejects.toMatchObject({
      status: 503,
      message: busy.message,
    });
    expect((await said(owner)).at(-1)).toEqual(["assistant", busy.message, false]);
    const wanted: unknown[] = [];
    const chooseDesigner: (typeof failing)["chooseDesigner"] = (order?: { wanted: unknown }) => {
      wanted.push(order?.wanted);
      return designerSaying(repaints, "built-in").chooseDesigner();
    };
    await askDesigner({ ...owner, message: "Teal", wanted: "built-in" }, { chooseDesigner });
    expect(wanted).toEqual(["built-in"]);
    expect(await versions(owner.websiteId)).toMatchObject([{ author: "built-in" }]);
  });

  it("is not found any more when the website was deleted meanwhile", async () => {
    const owner = await ownerOfWebsite();
    const { dependencies, letGo, started } = heldDesigner();
    const asked = askDesigner({ ...owner, message: "Teal" }, dependencies);
    await started;
    await deleteWebsite(owner);
    letGo();
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it("keeps the change as a version of its own when the owner saved meanwhile", async () => {
    const owner = await ownerOfWebsite();
    const { dependencies, letGo, started } = heldDesigner();
    const asked = askDesigner({ ...owner, message: "Teal" }, dependencies);
    await started;
    await saveWebsiteCode({ ...owner, code: codeOf("two") });
    letGo();
    await asked;
    expect((await versions(owner.websiteId)).map(({ changeType }) => changeType)).toEqual(["manual", "ai_designer"]);
    expect((await readAnalysis(owner)).generatedCode).toEqual(codeOf("two"));
  });

  it("lets everybody else go on while the built-in designer reads a message", async () => {
    const owner = await ownerOfWebsite();
    let [phase, turns, isOver] = ["", 0, false];
    const turn = () => {
      if (phase === "Reading your website") turns += 1;
      if (!isOver) setImmediate(turn);
    };
    turn();
    const message = "make it blue and ".repeat(40);
    const reply = await askDesigner({
      ...owner,
      message,
      wanted: "built-in",
      onProgress: (words) => void (phase = words),
    });
    isOver = true;
    expect(turns).toBeGreaterThan(0);
    expect(reply).toMatchObject({ hasChanges: false, message: expect.stringContaining("I did not understand") });
  });

  it("keeps what takes a change back alone, and what was offered", async () => {
    const owner = await ownerOfWebsite();
    const offers = [{ label: "Make it red", says: "make the headline red" }];
    await askDesigner({ ...owner, message: "Make the headings teal" }, designerSaying(repaints));
    await askDesigner(
      { ...owner, message: "And pop" },
      designerSaying(async () => ({ message: "How?", code: null, offers })),
    );
    expect((await readConversation(owner)).messages.map(({ offers: each }) => each)).toEqual([[], [], [], offers]);
    // The owner went on by hand; only what the designer did goes.
    const code = { ...owner.code, css: `${owner.code.css}h1 { color: teal }h2 { margin: 0 }` };
    const { message, updatedCode } = await askDesigner({ ...owner, code, message: "undo that", wanted: "built-in" });
    expect(message).toBe("I took back “Make the headings teal”.");
    expect(updatedCode).toEqual({ ...owner.code, css: `${owner.code.css}h2 { margin: 0 }` });
    const again = await askDesigner({ ...owner, code: updatedCode!, message: "bring it back", wanted: "built-in" });
    expect(again.updatedCode).toEqual(code);
  });

  it("tells a designer what the owner has selected", async () => {
    const owner = await ownerOfWebsite();
    const heard: unknown[] = [];
    const listens: Answer = ({ selected }) => {
      heard.push(selected);
      return Promise.resolve({ message: "Yes.", code: null });
    };
    await askDesigner({ ...owner, message: "make this red", selected: 3 }, designerSaying(listens));
    expect(heard).toEqual([3]);
  });
});
