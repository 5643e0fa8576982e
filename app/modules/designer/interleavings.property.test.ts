import fc from "fast-check";
import { expect, it } from "vitest";
import { EDITED_SITES } from "../../../tests/factories/edited-sites";
import { setText } from "../editing/set-text";
import { PRESET_COLORS, setPrimaryColor } from "../editing/theme";
import { applyEdit, type Edit } from "../markup/edit";
import { readPage } from "../markup/page";
import { listSections } from "../markup/sections";
import { setStyle } from "../markup/set-style";
import { listTexts } from "../markup/texts";
import { openSite } from "../operations/opened-site";
import { readThings } from "../page-roles/read-things";
import type { WebsiteCode } from "../site/website-code";
import { answerBuiltIn } from "./built-in/answer-built-in";
import type { ChatLine } from "./change-designer";
import { changeProblem } from "./guard/change-problem";
import { keepInScope } from "./guard/scope/keep-in-scope";
import { keptChangeOf } from "./kept-change";
import { readAnswer } from "./model/read-answer";

const SITES = Object.entries(EDITED_SITES).filter(([, code]) => /<h1/i.test(code.html));
const RUNS = process.env.FULL === "1" ? 1_000 : 40;
/** Ten seconds by itself; behind integration tests it gets what those leave of the cores. */
const TIME_FOR_ALL = process.env.FULL === "1" ? 900_000 : 240_000;

/** What is said to the built-in designer. None of it is about a text. */
const SAID = [
  "make the headline bigger",
  "make the headline dark red please",
  "mach die Überschrift kleiner",
  "center the headline",
  "make the buttons green",
  "more space between the sections",
  "undo that",
  "bring it back",
  "what did you change?",
  "make the flux capacitor bigger",
];

/** What a model may answer to a request about the headline. */
const ANSWERS: Record<string, (code: WebsiteCode, pick: number) => string> = {
  "a rule": ({ css }) => block("css", lastLine(css), `${lastLine(css)}\nh1 { letter-spacing: 1px }`),
  "a whole page with other words": ({ html }) =>
    block("html", html, html.replace(/(?<=>)[^<>\s][^<>]*(?=<)/g, "Lorem ipsum dolor")),
  "a page without a section": ({ html }, pick) => {
    const { elements } = readPage(html);
    const sections = listSections(readPage(html));
    const at = elements[sections[pick % Math.max(1, sections.length)]?.node ?? 0]!.sourceCodeLocation;
    return block("html", html, html.slice(0, at.startOffset) + html.slice(at.endOffset));
  },
  "half a file": ({ html }) => `Done.\n<<<<<<< SEARCH html\n${html.slice(0, html.length / 2)}`,
  "a file in a fence": ({ html }) => `Here it is:\n\`\`\`html\n${html.replace(/<p/g, "<p class=new")}\n\`\`\``,
  "a program": ({ html }) =>
    block("html", html, html.replace("</body>", '<script src="https://evil.example/x.js"></script></body>')),
  words: () => "I would make it bigger.",
  "the end of the page": ({ html }) => block("html", html, html.slice(0, html.length / 2)),
};
const block = (part: string, search: string, replace: string) =>
  `Done.\n<<<<<<< SEARCH ${part}\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;
const lastLine = (text: string) => text.trimEnd().split("\n").at(-1)!;

type Step =
  | { do: "text" | "style" | "colour"; pick: number }
  | { do: "say"; words: string }
  | { do: "model"; answer: string; pick: number };
const pick = fc.nat({ max: 10_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom("text" as const, "style" as const, "colour" as const), pick }),
  fc.record({ do: fc.constant("say" as const), words: fc.constantFrom(...SAID) }),
  fc.record({ do: fc.constant("model" as const), answer: fc.constantFrom(...Object.keys(ANSWERS)), pick }),
);

/** A website that its owner and designers work on in turn. */
class Work {
  private readonly marks: string[] = [];
  private readonly history: ChatLine[] = [];
  constructor(private code: WebsiteCode) {}

  take(next: Step): void {
    if (next.do === "say") return this.say(next.words);
    if (next.do === "model") return this.ask(ANSWERS[next.answer]!(this.code, next.pick));
    const mark = `byhand${this.marks.length}x`;
    const edit = this.byHand(next, mark);
    if (!edit) return;
    this.code = applyEdit(this.code, edit);
    if (next.do !== "colour") this.marks.push(mark);
    // A text may hold what was marked before.
    this.marks.splice(0, this.marks.length, ...this.marks.filter((each) => this.code.html.includes(each)));
  }

  private byHand(
    { do: what, pick: at }: Extract<Step, { do: "text" | "style" | "colour" }>,
    mark: string,
  ): Edit | null {
    const page = readPage(this.code.html);
    const texts = listTexts(page).filter(({ node }) => page.elements[node]!.tagName !== "h1");
    if (what === "colour") return setPrimaryColor(this.code, PRESET_COLORS[at % PRESET_COLORS.length]!.value, "owner");
    if (what === "style") return setStyle(page, at % page.elements.length, { [`--${mark}`]: "1" }, "owner");
    return texts.length > 0 ? setText(page, texts[at % texts.length]!.node, `Words ${mark} here`, "owner") : null;
  }

  private say(words: string): void {
    const { edit, message, takesBack } = answerBuiltIn({ message: words, code: this.code, history: this.history });
    const before = this.code;
    if (edit) this.code = applyEdit(this.code, edit);
    const change = edit ? keptChangeOf(before, this.code, takesBack) : undefined;
    this.history.push({ role: "user", text: words }, { role: "assistant", text: message, ...(change && { change }) });
    this.look(before, words);
  }

  private ask(answer: string): void {
    const request = "Make the headline bigger";
    const read = readAnswer(answer, this.code);
    const changed = read.ok ? read.answer.code : null;
    if (!changed) return;
    const before = this.code;
    const { code } = keepInScope(before, changed, request);
    if (changeProblem(before, code, request) === null) this.code = code;
    this.look(before, answer.slice(0, 80));
  }

  private look(before: WebsiteCode, said: string): void {
    for (const mark of this.marks) expect(this.code.html, `${said}: lost ${mark}`).toContain(mark);
    for (const section of otherSections(before))
      expect(unmarked(this.code.html), `${said}: another section changed`).toContain(unmarked(section));
  }
}

/** Without the classes that only say which rule is meant: "the buttons" stand in many sections. */
const unmarked = (html: string) => html.replace(/ class="own-style-\d+"| own-style-\d+/g, "");

/** The source of each section without the headline. */
function otherSections(code: WebsiteCode): string[] {
  const site = openSite(code);
  const [headline] = readThings(site).of("headline");
  return listSections(site.page)
    .map(({ node }) => site.page.elements[node]!.sourceCodeLocation)
    .filter((at) => {
      const place = headline ? site.page.elements[headline.node]!.sourceCodeLocation.startOffset : -1;
      return place < at.startOffset || place >= at.endOffset;
    })
    .map((at) => code.html.slice(at.startOffset, at.endOffset));
}

const without: Step = { do: "model", answer: "a page without a section", pick: 0 };
const say = (words: string): Step => ({ do: "say", words });
/** What went wrong once: half of a section was left out; what was hidden all along was brought back. */
const SEEN: [number, Step[]][] = [
  [9, [without, without, say("make the headline bigger")]],
  [14, [say("more space between the sections"), say("bring it back")]],
];

it("loses nothing that was set by hand and touches no other section, whatever designers answer", {
  timeout: TIME_FOR_ALL,
}, () => {
  const site = fc.nat({ max: SITES.length - 1 });
  fc.assert(
    fc.property(site, fc.array(step, { minLength: 2, maxLength: 8 }), (at, steps) => {
      const work = new Work(SITES[at]![1]);
      steps.forEach((each) => work.take(each));
    }),
    { numRuns: RUNS, examples: SEEN },
  );
});
