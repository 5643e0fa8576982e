import { useEffect, useState } from "react";
import type { Drawn, Specimen } from "~/modules/generation/specimen";

/** Milliseconds after the last change until it is drawn. */
const PAUSE = 400;

/** What a website's first screen is made of; files are put in when it is made. */
const FIELDS = [
  "template",
  "projectTitle",
  "industry",
  "targetAudience",
  "designBrief",
  "colorTheme",
  "fontFamily",
  "chosen",
];

const givenIn = (form: HTMLFormElement) => {
  const given = [...new FormData(form)].filter(([name, value]) => FIELDS.includes(name) && typeof value === "string");
  return new URLSearchParams(given as [string, string][]).toString();
};

async function ask(given: string, signal: AbortSignal): Promise<Drawn> {
  const answer = await fetch("/specimen", { method: "POST", body: new URLSearchParams(given), signal });
  return answer.ok ? ((await answer.json()) as Specimen) : "failed";
}

/**
 * Draws what stands in a form anew whenever it changes, as long as it is `shown`; null until it was drawn for the first
 * time. `first` is what came with the page.
 */
export function useSpecimen(formId: string, shown: boolean, first: Drawn | null): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(first);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!shown || !(form instanceof HTMLFormElement)) return;
    let [last, timer] = ["", 0];
    let asking = new AbortController();
    const draw = () => {
      const given = givenIn(form);
      if (given === last) return;
      last = given;
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const show = (seen: Drawn) => !signal.aborted && setDrawn(seen);
      ask(given, signal).then(show, () => show("failed"));
    };
    const drawSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(draw, PAUSE);
    };
    draw();
    // Buttons that choose a colour change fields without a word of it.
    const changes = ["input", "change", "click"];
    for (const change of changes) form.addEventListener(change, drawSoon);
    return () => {
      for (const change of changes) form.removeEventListener(change, drawSoon);
      window.clearTimeout(timer);
      asking.abort();
    };
  }, [formId, shown]);

  return drawn;
}
