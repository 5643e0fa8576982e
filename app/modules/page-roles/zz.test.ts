import { it } from "vitest";
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { readPage } from "../markup/page";
import { readThings } from "./read-things";
it("dump", () => {
  for (const file of (process.env.PAGES ?? "").split(",")) {
    const html = readFileSync(file, "utf8");
    const css = existsSync(file.replace(".html", ".css")) ? readFileSync(file.replace(".html", ".css"), "utf8") : "";
    const start = performance.now();
    const page = readPage(html);
    const things = readThings({ code: { html, css, javascript: "" }, page });
    console.log(
      file,
      Math.round(performance.now() - start),
      "ms\n" +
        things.all
          .map(
            (t) =>
              `${t.node} <${page.elements[t.node]!.tagName}> ${t.roles.join("+")}${t.kind ? ` [${t.kind}]` : ""} "${t.name.slice(0, 50)}" in ${t.section}/${t.item} ${t.aliases.join("|")}${t.group !== undefined ? ` g${t.group} f${t.face}` : ""}`,
          )
          .join("\n"),
    );
  }
});
