import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const page = (answer: string, late: string, mobile: string, number: string) =>
  `<!doctype html><html lang="en"><head><title>Locks</title></head><body><main><section id="top"><h1>Locks</h1><p>We answer until ${late}.</p></section><section id="faq"><h2>Questions</h2><h3>Do you take Bizum?</h3><p>${answer}</p><h3>How late can I ring?</h3><p>Until ${late}.</p></section><section id="contact"><h2>Contact</h2><address>${number} King Street<br>Leeds</address><p>Mobile <a href="tel:${mobile.replaceAll(" ", "")}">${mobile}</a><br>Shop <a href="tel:01632960255">01632 960255</a></p></section></main><footer><p>Locks, ${number} King Street</p></footer></body></html>`;
const html = page("Not yet.", "midnight", "07700 900417", "214");
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: { html, css: "", javascript: "" } });
  return edit ? applyEdit({ html, css: "", javascript: "" }, edit).html : html;
};

describe("facts that change", () => {
  it.each([
    [
      "The Bizum one is not true any more. The answer: Yes, we do.",
      page("Yes, we do.", "midnight", "07700 900417", "214"),
    ],
    [
      "Last calls 10pm now, change it wherever it says midnight please",
      page("Not yet.", "10pm", "07700 900417", "214"),
    ],
    [
      "New mobile!! 07700 900562. It has to change everywhere and ring when they tap it, shop number is still the same",
      page("Not yet.", "midnight", "07700 900562", "214"),
    ],
    [
      "We have moved two doors down: 218 King Street. Everywhere please",
      page("Not yet.", "midnight", "07700 900417", "218"),
    ],
  ])("%s", (message, wanted) => expect(after(message)).toBe(wanted));

  it.each([
    "The parking one is not true any more. The answer: Yes, we do.",
    "Last calls 10pm or 11pm now, change it wherever it says midnight please",
    "New number!! 07700 900562.",
    "We have moved: 218 Queen Street. Everywhere please",
  ])("are left where it is not told which: %s", (message) => expect(after(message)).toBe(html));
});
