import { describe, expect, it } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import { assembleSite } from "~/modules/assembly/assemble-site";
import { blogWords } from "~/modules/assembly/pages/blog-words";
import { longDate } from "~/modules/assembly/pages/long-date";
import { privacyWords } from "~/modules/assembly/pages/privacy-words";
import { NO_EXTRAS, type SitePost } from "~/modules/assembly/site-extras";
import { checkStatic } from "~/modules/checks/check-static.server";
import { checkClaims } from "~/modules/claims/check-claims";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { languageOfLine } from "~/modules/language/detect-language";
import { wordsByLanguage } from "~/modules/language/words/words-by-language";
import { withoutPlaceholders } from "~/modules/markup/placeholders";
import { brief, type Brief } from "~/modules/site/brief";
import { TEMPLATES } from "~/modules/site/choices";
import { renderSite } from "~/modules/templates/render-site";
import { formWords } from "~/published/form-words";
import { LANGUAGE_BRIEFS, SHORT_LANGUAGE_BRIEFS } from "../cases/language-briefs";
import { wordsOf, wordsOfPage } from "./words-of-page";

const LANGUAGES = Object.keys(LANGUAGE_BRIEFS) as PageLanguage[];
const DAY = new Date("2026-03-01T00:00:00Z");

/** Every text within lists of words; those that are made of a name are made of nothing. */
function textsIn(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return textsIn((words as (...names: string[]) => unknown)("", ""));
  return words && typeof words === "object" ? Object.values(words).flatMap(textsIn) : [];
}

const listsOf = (lang: PageLanguage) =>
  [wordsByLanguage[lang], formWords(lang), blogWords(lang), privacyWords(lang), longDate(DAY, lang)].flatMap(textsIn);

const ownerWords = ({ projectTitle, designBrief }: Brief) => `${projectTitle}\n${designBrief}`;

/** The words of a page that are neither its owner's nor ours in that language. */
function strangers(html: string, given: Brief, lang: PageLanguage): string[] {
  const known = new Set([ownerWords(given), ...listsOf(lang)].flatMap(wordsOf));
  return [...wordsOfPage(html)].filter((word) => !known.has(word));
}

const made = (given: Brief) => TEMPLATES.map((template) => renderSite(planFor({ ...given, template })));

describe.each(LANGUAGES)("a site in %s", (lang) => {
  const briefs = [LANGUAGE_BRIEFS[lang], SHORT_LANGUAGE_BRIEFS[lang]];

  it("is in its language, and in every template has no word of another", () => {
    for (const given of briefs) {
      for (const { html } of made(given)) {
        expect(html).toContain(`<html lang="${lang}"`);
        expect(strangers(html, given, lang)).toEqual([]);
      }
    }
  });

  it("passes the checks and claims nothing but what its owner said", () => {
    for (const given of briefs) {
      const code = withoutPlaceholders(renderSite(planFor(given)));
      expect(checkStatic(code, { assets: new Set(), allowedHosts: new Set() })).toEqual([]);
      const claims = checkClaims(code.html, [{ name: "brief", text: ownerWords(given) }]);
      expect(claims.filter(({ grounding }) => grounding === null)).toEqual([]);
    }
  });

  it("has a form, a privacy page, a blog and a page for wrong addresses in its language", () => {
    const given = LANGUAGE_BRIEFS[lang];
    const site = renderSite(planFor(given));
    const posts = Array.from({ length: 21 }, (_, at) => postOf(given, `p${at}`));
    const files = assembleSite(site, [], { title: given.projectTitle }, { ...NO_EXTRAS, ...EXTRAS, posts });
    const pages = files.filter(({ path }) => path.endsWith(".html"));
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(PAGES) as string[]);
    for (const { path, bytes } of pages)
      expect([path, strangers(Buffer.from(bytes).toString(), given, lang)]).toEqual([path, []]);
  });

  it("says what its form says in its language only", () => {
    const code = renderSite(planFor(LANGUAGE_BRIEFS[lang]));
    const ours = new Set(listsOf(lang));
    const foreign = LANGUAGES.flatMap((other) => Object.values(formWords(other))).filter(
      (text) => !ours.has(text) && text.includes(" "),
    );
    expect(foreign.filter((text) => code.html.includes(text) || code.javascript.includes(text))).toEqual([]);
    const { autoReplySubject, autoReplyMessage } = defaultContactForm(lang).settings;
    expect([...ours]).toEqual(expect.arrayContaining([autoReplySubject, autoReplyMessage]));
  });
});

const EXTRAS = { address: "https://site.example/", publishedAt: DAY, googleAnalyticsId: "G-ABC1234567" };
const PAGES = [
  "index.html",
  "404.html",
  "privacy.html",
  "blog/index.html",
  "blog/page/2/index.html",
  "blog/p0/index.html",
];

const postOf = ({ projectTitle }: Brief, slug: string): SitePost => ({
  slug,
  title: projectTitle,
  content: projectTitle,
  excerpt: null,
  publishedAt: DAY,
  updatedAt: DAY,
  category: { name: projectTitle, slug: "c" },
});

it.each(LANGUAGES)("has only sentences of its own in the lists of %s", (lang) => {
  const read = listsOf(lang)
    .filter((text) => text.split(" ").length > 3)
    .map((text) => [text, languageOfLine(text) ?? lang]);
  expect(read.filter(([, of]) => of !== lang)).toEqual([]);
});

it.each(LANGUAGES)("claims nothing of a business in any of our words in %s", (lang) => {
  const paragraphs = textsIn(wordsByLanguage[lang]).map((text) => `<p>${text}</p>`);
  const page = `<!doctype html><html lang="${lang}"><body>${paragraphs.join("")}</body></html>`;
  expect(checkClaims(page, []).map(({ context }) => context)).toEqual([]);
});

it("has no sentence in two lists", () => {
  const sentences = LANGUAGES.flatMap((lang) => [...new Set(listsOf(lang))]).filter(
    (text) => text.split(" ").length > 3,
  );
  expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
});

it("has English words beside a text in a language that we have no words for", () => {
  const turkish = brief.parse({
    template: "modern",
    projectTitle: "Kaya Fırın",
    industry: "restaurant",
    designBrief: "Biz Kadıköy'de bir aile fırınıyız ve ekmeğimiz için taş fırın kullanıyoruz.",
  });
  for (const { html } of made(turkish)) {
    expect(html).toContain('<html lang="tr"');
    expect(strangers(html, turkish, "en")).toEqual([]);
  }
});
