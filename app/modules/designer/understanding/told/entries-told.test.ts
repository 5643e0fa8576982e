import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const person = (name: string, role: string) => `<li class="member"><h3>${name}</h3><p>${role}</p></li>`;
const taste = (name: string, text: string) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
const course = (name: string, time: string) =>
  `<li class="row"><span class="name">${name}</span> <span class="time">${time}</span></li>`;
const hours = (day: string, time: string) => `<tr><td>${day}</td><td>${time}</td></tr>`;
const html = `<!doctype html><html lang="en"><head><title>Dalle</title></head><body><main><section id="top"><h1>La Dalle</h1><p>On Wednesday children get in free.</p></section>
<section id="team"><h2>Our team</h2><ul>${person("Thibaud Rey", "Setter")}${person("Lucie Gonthier", "Café")}${person("Kasia Nowak", "Climber")}</ul></section>
<section id="tastes"><h2>What we do</h2><div class="cards">${taste("Pistachio", "Roasted here.")}${taste("Figs and walnuts", "Only in September.")}${taste("Hedge cutting", "Any height.")}</div></section>
<section id="courses"><h2>Courses</h2><ul>${course("Kids", "Wednesday 14:00")}${course("Teens", "Wednesday 16:00")}${course("Adult beginners", "Monday 19:00")}${course("Adults", "Thursday 19:30")}</ul></section>
<section id="rounds"><h2>Rounds</h2><ul><li>Monday: Elie and Earlsferry</li><li>Tuesday: St Monans</li><li>Wednesday: Pittenweem</li></ul></section>
<section id="hours"><h2>Opening hours</h2><table>${hours("Monday", "Closed")}${hours("Tuesday - Thursday", "3 PM - 10 PM")}${hours("Friday", "3 PM - 11 PM")}${hours("Sunday", "10 AM - 1 PM")}</table></section></main></body></html>`;
const code = { html, css: "", javascript: "" };
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

describe("entries told by what stands there and what takes its place", () => {
  it.each([
    [
      "thibaud is leaving us, in his place we have Solene Viller, Chief setter",
      person("Solene Viller", "Chief setter"),
    ],
    [
      "The figs are over. In their place Chestnut and rum, and below: Only until Christmas.",
      taste("Chestnut and rum", "Only until Christmas."),
    ],
    ["Lucie does the desk as well, so Café and desk", person("Lucie Gonthier", "Café and desk")],
    ["Kasia is Head climber.", person("Kasia Nowak", "Head climber")],
    [
      "The teens course is no longer on Wednesday but on Friday 17:30, still with Noah",
      course("Teens", "Friday 17:30"),
    ],
    [
      "The adult beginners are full, add (full) right after the name of the course",
      course("Adult beginners (full)", "Monday 19:00"),
    ],
    [
      "I swapped my days: Pittenweem is the Tuesday now and St Monans is the Wednesday",
      "<li>Tuesday: Pittenweem</li><li>Wednesday: St Monans</li>",
    ],
    [
      "We are open Mondays now, same hours as Tuesday to Thursday. So one line for Monday - Thursday and lose the closed one",
      `<table>${hours("Monday - Thursday", "3 PM - 10 PM")}${hours("Friday", "3 PM - 11 PM")}`,
    ],
    ["Sundays we are shut now, put closed there", hours("Sunday", "Closed")],
    [
      "under What we do can hedges come first, and the others after in the order they are in",
      `<div class="cards">${taste("Hedge cutting", "Any height.")}`,
    ],
  ])("%s", (message, text) => {
    expect(after(message)).toContain(text);
  });

  it("leaves the other Wednesdays alone", () => {
    const now = after("The teens course is no longer on Wednesday but on Friday 17:30");
    expect(now).toContain("On Wednesday children get in free.");
    expect(now).toContain(course("Kids", "Wednesday 14:00"));
  });

  it.each([
    // Nobody is named whose place it is.
    "in their place we have Solene Viller, Chief setter",
    // Two entries have the word.
    "The adults are full, add (full) right after the name",
    // One day takes the place of a day that nothing is said of.
    "Pittenweem is the Monday now",
    // The class is no opening hours.
    "the Sunday class, make it 7 - 9",
    // Two days are named.
    "Sundays and Fridays, put closed there",
  ])("does nothing for: %s", (message) => {
    expect(after(message)).toBe(html);
  });
});

const plain = `<!doctype html><html lang="en"><head><title>Windows</title></head><body><main><section id="who"><h2>Who we are</h2><h3>Morag Tait</h3><p>Started in 2003.</p><h3>Callum Tait</h3><p>Her son.</p><h3>Agnes Dow</h3><p>Keeps the book.</p></section></main></body></html>`;
const goes = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: { html: plain, css: "", javascript: "" } });
  return edit ? applyEdit({ html: plain, css: "", javascript: "" }, edit).html : plain;
};

describe("a name over a text, without a block around them", () => {
  it("goes with its text", () => {
    expect(goes("callum's away to Perth so he'll have to come off the page. Agnes and me are still here")).toContain(
      "<p>Started in 2003.</p><h3>Agnes Dow</h3>",
    );
  });
  it("stays where nobody leaves, and where two are named by one surname", () => {
    expect(goes("Callum does the high ones now")).toBe(plain);
    expect(goes("the Taits have retired, take them off the page")).toBe(plain);
  });
});
