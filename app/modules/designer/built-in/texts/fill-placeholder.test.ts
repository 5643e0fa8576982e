import { describe, expect, it } from "vitest";
import { brief } from "../../../site/brief";
import { planFor } from "../../../generation/built-in/built-in-designer";
import { applyEdit } from "../../../markup/edit";
import { withoutPlaceholders } from "../../../markup/placeholders";
import { renderSite } from "../../../templates/render-site";
import { answerBuiltIn } from "../answer-built-in";

const code = renderSite(
  planFor(
    brief.parse({
      template: "modern",
      industry: "restaurant",
      projectTitle: "Fern & Moss",
      designBrief: "A small place.",
    }),
  ),
);
const answer = (message: string) => answerBuiltIn({ message, code });

describe("filling in what a page lacks", () => {
  it.each([
    ["Please add our opening hours: Mon-Fri 9-5", "<li>Mon-Fri 9-5</li>"],
    ["add our opening hours Mon-Fri 9-5", "<li>Mon-Fri 9-5</li>"],
    ["We are open Tuesday to Saturday 5pm to 11pm", "<li>Tuesday to Saturday 5pm to 11pm</li>"],
    ["Our phone number is 020 7946 0321", `<a href="tel:02079460321">020 7946 0321</a>`],
    ["add the address: 12 Mill Lane, Bath", "<li>12 Mill Lane, Bath</li>"],
  ])("%s", (message, html) => {
    const { edit } = answer(message);
    expect(withoutPlaceholders(applyEdit(code, edit!)).html).toContain(html);
  });

  it.each(["add our opening hours", "add opening hours to the footer", "make the headline bigger"])(
    "leaves it to others: %s",
    (message) => {
      const { edit } = answer(message);
      const after = edit ? applyEdit(code, edit) : code;
      expect(after.html.match(/data-placeholder/g)).toHaveLength(4);
    },
  );
});
