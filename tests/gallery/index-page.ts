import { html, trusted } from "~/modules/markup/html";
import type { GallerySite } from "./choose-sites";

/** A site of the gallery with what was found wrong with it. */
export interface Shown extends GallerySite {
  faults: string[];
}

const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#1c1a17, #ece8e1); --ground: light-dark(#f6f3ee, #171513); --line: light-dark(#d9d3c8, #3a352f); --bad: light-dark(#a3261b, #ff9c8f) }
  * { box-sizing: border-box }
  body { margin: 0; padding: clamp(1rem, 4vw, 4rem); background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  header { display: flex; flex-wrap: wrap; align-items: end; gap: 1rem 2.5rem; margin-block-end: 3rem }
  h1 { margin: 0; font-size: 2.5rem; line-height: 1.1; letter-spacing: -.02em }
  label { display: grid; gap: .2rem; font-size: .8rem }
  select { padding: .4rem .6rem; border: 1px solid var(--line); border-radius: .3rem; background: none; color: inherit; font: inherit }
  main { display: grid; gap: 3.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 44rem), 1fr)) }
  article[hidden] { display: none }
  h2 { margin: 0; font-size: 1.15rem } h2 a { color: inherit }
  .about { margin: .1rem 0 .8rem; font-size: .85rem; opacity: .75 }
  .pair { display: grid; grid-template-columns: 1fr 11.5rem; gap: 1rem; align-items: start }
  .pair a { display: block; height: 32rem; overflow: auto; border: 1px solid var(--line); background: #fff }
  .pair img { display: block; width: 100% }
  .faults { margin: .8rem 0 0; padding-inline-start: 1.1rem; color: var(--bad); font-size: .85rem; overflow-wrap: anywhere }
  @media (max-width: 40rem) { .pair { grid-template-columns: 2fr 1fr } .pair a { height: 20rem } }`;

const SCRIPT = `
  const selects = [...document.querySelectorAll("select")];
  const sift = () => {
    for (const site of document.querySelectorAll("article")) site.hidden = selects.some(({ name, value }) => value && site.dataset[name] !== value);
    document.querySelector("output").textContent = document.querySelectorAll("article:not([hidden])").length;
  };
  selects.forEach((select) => select.addEventListener("change", sift));
  sift();`;

/** The gallery's own page: each site on a desk and on a phone, to be sifted by template, industry and faults. */
export function indexPage(sites: Shown[]): string {
  const values = (of: (site: Shown) => string) => [...new Set(sites.map(of))];
  return html`<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>
<style>${trusted(STYLE)}</style>
<header><h1>Gallery</h1>${sieve("template", values(templateOf))}${sieve("industry", values(industryOf))}${sieve("state", ["clean", "faulty"])}<p><output>${sites.length}</output> sites</p></header>
<main>${sites.map(article)}</main>
<script>${trusted(SCRIPT)}</script></html>`.text;
}

const templateOf = ({ plan }: Shown) => plan.theme.template;
const industryOf = ({ plan }: Shown) => plan.industry;

const sieve = (name: string, values: string[]) =>
  html`<label>${name} <select name="${name}"><option value="">all</option>${values.map((value) => html`<option>${value}</option>`)}</select></label>`;

function article(site: Shown) {
  const { name, plan, faults } = site;
  const picture = (width: number, alt: string) =>
    html`<a href="${name}-${width}.png" tabindex="0"><img src="${name}-${width}.png" loading="lazy" alt="${plan.business.name} ${alt}"></a>`;
  return html`<article data-template="${templateOf(site)}" data-industry="${industryOf(site)}" data-state="${faults.length > 0 ? "faulty" : "clean"}">
<h2><a href="${name}/index.html">${plan.business.name}</a></h2><p class="about">${name}, ${templateOf(site)}, ${industryOf(site)}, ${plan.theme.font}, ${plan.theme.primary}</p>
<div class="pair">${picture(1280, "on a desk")}${picture(390, "on a phone")}</div>
${faults.length > 0 && html`<ul class="faults">${faults.map((fault) => html`<li>${fault}</li>`)}</ul>`}</article>`;
}
