import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Clay</title></head><body><main><section id="top"><h1>Clay by the river</h1><p>Come and throw.</p></section>
<section id="terms"><h2>Terms</h2><p>You can cancel up to two weeks before the start, later you pay half.</p><p>We send within three days by post. We answer within three days.</p></section>
<section id="notes"><h2>Notes</h2><p>Absagen geht bis zwei Wochen vor dem Start.</p><p>Se puede anular hasta dos semanas antes del inicio.</p><p>On peut annuler jusqu'à deux semaines avant le début.</p><p>Si disdice fino a due settimane prima dell'inizio.</p><p>Pode cancelar até duas semanas antes do começo.</p><p>Afzeggen kan tot twee weken voor de start, daarna betaal je de helft.</p></section></main></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

describe("what it was, in brackets", () => {
  it.each([
    [
      "you can cancel up to one week before the start (was two weeks), the rest of the sentence stays",
      "two weeks",
      "one week",
    ],
    ["Absagen geht jetzt bis eine Woche vor dem Start (war zwei Wochen)", "zwei Wochen", "eine Woche"],
    [
      "se puede anular hasta una semana antes del inicio (antes dos semanas), el resto se queda igual",
      "dos semanas",
      "una semana",
    ],
    ["on peut annuler jusqu'à une semaine avant le début (c'était deux semaines)", "deux semaines", "une semaine"],
    ["si disdice fino a una settimana prima dell'inizio (era due settimane)", "due settimane", "una settimana"],
    ["pode cancelar até uma semana antes do começo (era duas semanas)", "duas semanas", "uma semana"],
    [
      "bij dat uitklapding klopt het niet meer, afzeggen kan tot één week voor de start (was twee weken), de rest van de zin blijft gewoon",
      "twee weken",
      "één week",
    ],
  ])("%s", (message, from, to) => expect(after(message)).toBe(html.replace(from, to)));

  it.each([
    "we send within two days by post (was three days)",
    "you can cancel up to one week ahead (was two weeks)",
    "you can cancel up to one week before the start (was four weeks)",
    "you can't cancel up to one week before the start (was two weeks)",
  ])("is left where it is not sure which words they are: %s", (message) => expect(after(message)).toBe(html));
});
