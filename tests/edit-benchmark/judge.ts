import { chromium, type Browser, type Page } from "playwright";
import type { WebsiteCode } from "~/modules/site/website-code";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import { openSight } from "./browser-eyes";
import { strayBytes } from "./bytes";
import type { EditCase } from "./case-schema";
import type { Editor, EditReply, EditRequest } from "./editor";
import { collateralOf, faultOf, type Seen } from "./holds";
import { openPage } from "./pages";

/**
 * `done`: all that was wanted, and nothing else. `part`: some of it, nothing else, and the answer says so. `wrong`: a
 * change that is none of these. `offered`: no change, but an offer that does it. `declined`: no change. A request that
 * nothing must come of is `done` without a change.
 */
export type Class = "done" | "part" | "wrong" | "offered" | "declined";

export interface Verdict {
  of: EditCase;
  class: Class;
  /** What was seen instead of what was wanted; empty when done. */
  faults: string[];
  message: string;
  milliseconds: number;
}

/** Says each case to an editor and looks at what came of it in Chromium, at 390 and 1280 px, without the site's script. */
export async function judgeEdits(
  editor: Editor,
  cases: EditCase[],
  onVerdict?: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, "--no-sandbox"] });
  try {
    const judge = new Judge(browser, editor);
    const verdicts: Verdict[] = [];
    for (const each of cases) {
      verdicts.push(await judge.judge(each));
      onVerdict?.(verdicts.at(-1)!);
    }
    return verdicts;
  } finally {
    await browser.close();
  }
}

class Judge {
  private pages: Promise<Seen> | undefined;
  constructor(
    private readonly browser: Browser,
    private readonly editor: Editor,
  ) {}

  async judge(of: EditCase): Promise<Verdict> {
    const said = await this.saidBefore(of);
    const request: EditRequest = { ...said, message: of.says, ...(await this.selected(of, said.code)) };
    const start = performance.now();
    const reply = await this.editor(request);
    const verdict = { of, message: reply.message, milliseconds: performance.now() - start };
    return { ...verdict, ...(await this.classOf(of, request, reply)) };
  }

  private async saidBefore({ page, before }: EditCase): Promise<Pick<EditRequest, "code" | "history">> {
    const history: EditRequest["history"] = [];
    let code = openPage(page);
    for (const message of before) {
      const reply = await this.editor({ message, code, history: [...history] });
      history.push({ role: "user", text: message }, { role: "assistant", text: reply.message });
      code = reply.code ?? code;
    }
    return { code, history };
  }

  private async classOf(
    of: EditCase,
    { code, ...request }: EditRequest,
    reply: EditReply,
  ): Promise<Pick<Verdict, "class" | "faults">> {
    const changed = reply.code && differs(code, reply.code) ? reply.code : null;
    if (of.want.length === 0)
      return changed ? { class: "wrong", faults: ["changed something"] } : { class: "done", faults: [] };
    if (changed) return this.changedClass(of, code, changed, reply);
    for (const says of reply.offers ?? []) {
      const offered = await this.editor({ ...request, code, message: says });
      if (offered.code && (await this.faults(of, code, offered.code)).length === 0)
        return { class: "offered", faults: [] };
    }
    return { class: "declined", faults: ["changed nothing"] };
  }

  private async changedClass(
    of: EditCase,
    code: WebsiteCode,
    changed: WebsiteCode,
    { isPart }: EditReply,
  ): Promise<Pick<Verdict, "class" | "faults">> {
    const faults = await this.faults(of, code, changed);
    if (faults.length === 0) return { class: "done", faults };
    const isOnlyLess =
      isPart && faults.length < of.want.length && !faults.some((fault) => fault.startsWith("another "));
    return { class: isOnlyLess ? "part" : "wrong", faults };
  }

  private async faults(of: EditCase, code: WebsiteCode, changed: WebsiteCode): Promise<string[]> {
    const seen = await this.open(code, changed);
    const faults = await Promise.all(of.want.map((check) => faultOf(check, seen)));
    return [...faults, await collateralOf(of, seen), strayBytes(code.html, changed.html, of)].filter(
      (fault) => fault !== null,
    );
  }

  private async open(before: WebsiteCode, after: WebsiteCode): Promise<Seen> {
    const seen = await (this.pages ??= this.newPages());
    await Promise.all(
      [390, 1280].flatMap((width) => [show(seen.before[width as 390], before), show(seen.after[width as 390], after)]),
    );
    return seen;
  }

  private async newPages(): Promise<Seen> {
    const at = (width: number) => this.browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    return {
      before: { 390: await at(390), 1280: await at(1280) },
      after: { 390: await at(390), 1280: await at(1280) },
    };
  }

  private async selected({ selected }: EditCase, code: WebsiteCode): Promise<Pick<EditRequest, "selected">> {
    if (selected === undefined) return {};
    const seen = await this.open(code, code);
    const index = await seen.before[1280].evaluate((place) => {
      const holders = place.startsWith("text:")
        ? [...document.body.querySelectorAll("*")].filter((element) => element.textContent?.includes(place.slice(5)))
        : [...document.querySelectorAll(place)];
      const found = place.startsWith("text:") ? holders.at(-1) : holders[0];
      const same = [...document.body.querySelectorAll(found?.tagName ?? "none")];
      return found ? { tag: found.tagName.toLowerCase(), index: same.indexOf(found) } : null;
    }, selected);
    if (!index) throw new Error(`Nothing is selected by ${selected}.`);
    const body = code.html.search(/<body\b/i);
    const tags = [...code.html.slice(body).matchAll(new RegExp(`<${index.tag}(?=[\\s>/])`, "gi"))];
    return { selected: body + tags[index.index]!.index };
  }
}

const differs = (one: WebsiteCode, other: WebsiteCode) =>
  one.html !== other.html || one.css !== other.css || one.javascript !== other.javascript;

async function show(page: Page, { html, css }: WebsiteCode): Promise<void> {
  const still = html.replace(/<script\b[^>]*src=[^>]*><\/script>/g, "");
  const styled =
    css && !/<link\b[^>]*styles\.css[^>]*>/.test(still)
      ? still.replace(/<\/head>/i, () => `<style>${css}</style></head>`)
      : still.replace(/<link\b[^>]*styles\.css[^>]*>/, () => `<style>${css}</style>`);
  await page.setContent(styled, { waitUntil: "domcontentloaded" });
  await page.evaluate("globalThis.__name = (named) => named");
  await page.evaluate(openSight);
}
