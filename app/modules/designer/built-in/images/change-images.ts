import { setAlt } from "../../../markup/images";
import { elementAt } from "../../../markup/element";
import { attribute } from "../../../markup/html-document";
import type { NodeId } from "../../../markup/page";
import { sourceOf, spanOf } from "../../../markup/place";
import type { CodeSplice } from "../../../markup/edit";
import { closest } from "../../../cascade/query";
import { isUnclear } from "../find/found";
import { findTarget } from "../find/find-target";
import { declined, done, quoted, type Intent, type Outcome } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { isWish, unquoted } from "../texts/values";

const PICTURE = /\b(?:picture|image|photo|photograph|pic|logo)s?\b/i;
const ALT = [
  /^(?:set|change|update|make|edit|give|write|add)(?: the| an| a)? (?:alt(?:ernative)?(?: |-)?(?:text|tag)?|description|caption for screen readers) (?:of|for|to|on) (.+?)(?: to|:| as| saying| that says)? (".+"|(?<=: ).+|(?<=to ).+)$/is,
  /^describe (.+?) (?:as|with|by)[: ]+([^: ].*)$/is,
  /^give (.+?) the (?:alt(?:ernative)? text|description) (.+)$/is,
];
const UPLOAD =
  /^(?:add|insert|upload|include|put|use|replace|change|swap|switch|update) (?:(?:a|an|another|the|my|our|some|this|new) )*(.*?\b(?:picture|image|photo|photograph|pic|logo)s?\b.*)$/i;
const SWAP =
  /^(?:swap|switch|exchange)(?: the (?:order|places|positions?) of)? (?:the )?(.+?) (?:and|with) (?:the )?(.+?)$/i;
const NOUN = /(?:gallery )?(?:picture|image|photo|pic)s?$/i;

/** Pictures: what they show in words, their order. New ones need an upload: where that is done. */
export const changeImages: Intent = (request, site) =>
  describeImage(request, site) ?? swapImages(request, site) ?? explainUpload(request, site);

function describeImage(request: string, site: OpenedSite): Outcome | null {
  const match = ALT.map((wording) => wording.exec(request)).find((found) => found !== null);
  if (!match) return null;
  const words = unquoted(match[2]!.replace(/^(?:to|as) /i, ""));
  const image = imageOf(site, match[1]!);
  if (image === null || isWish(words)) return null;
  if (typeof image === "string") return declined(image);
  return done(
    `I described ${quoted(attribute(site.page.elements[image[0]!]!, "alt") || "that picture")} as ${quoted(words)}.`,
    image.map((node) => setAlt(site.page, node, words, "built-in")),
  );
}

function imageOf(site: OpenedSite, phrase: string): NodeId[] | string | null {
  const target = findTarget(site, phrase);
  if (isUnclear(target)) return target.unclear;
  const images = target?.nodes.filter((node) => site.page.elements[node]!.tagName === "img") ?? [];
  return images.length > 0 ? images : null;
}

/** Two pictures change places: with their frames where both have one in a list. */
function swapImages(request: string, site: OpenedSite): Outcome | null {
  const match = SWAP.exec(request);
  if (!match || !PICTURE.test(request)) return null;
  const noun = NOUN.exec(match[2]!)?.[0] ?? "picture";
  const [one, other] = [match[1]!, match[2]!].map((phrase) =>
    imageOf(site, NOUN.test(phrase) || PICTURE.test(phrase) ? phrase : `${phrase} ${noun.replace(/s$/, "")}`),
  );
  const words = [one, other].find((found) => typeof found === "string");
  if (words) return declined(words as string);
  const [a, b] = [(one as NodeId[] | null)?.[0], (other as NodeId[] | null)?.[0]];
  if (a === undefined || b === undefined || a === b)
    return declined(
      "I could not find the two pictures that should change places. Name them by what they show, or say 'the first and the second gallery picture'.",
    );
  return done("I swapped the two pictures.", swapped(site, a, b));
}

function swapped(site: OpenedSite, a: NodeId, b: NodeId): CodeSplice[] {
  const frames = [a, b].map((node) => closest(site.page, node, "li, figure") ?? node);
  const [one, other] =
    frames[0] === frames[1] || frames.some((node, index) => node === [a, b][index])
      ? [a, b]
      : (frames as [NodeId, NodeId]);
  return [
    [one, other],
    [other, one],
  ].map(([at, from]) => ({
    part: "html",
    ...spanOf(elementAt(site.page, at!)!),
    text: sourceOf(site.page, elementAt(site.page, from!)!),
  }));
}

/** Words cannot bring a picture: where one is chosen. */
function explainUpload(request: string, site: OpenedSite): Outcome | null {
  const match = UPLOAD.exec(request);
  if (
    !match ||
    !PICTURE.test(match[1]!) ||
    /\b(?:alt|bigger|smaller|round|rounded|corners|colour|size|field|description|above|below|first|last|up|down|centre|left|right|px|%|to the)\b/i.test(
      request,
    )
  )
    return null;
  const some = /^(?:add|insert|upload|include)/i.test(request) ? "A new picture" : "Another picture";
  return declined(
    `${some} has to come from you: open the tab Images, choose the picture that it should replace and upload yours. ${site.page.elements.some(({ tagName }) => tagName === "img") ? "" : "This page has no pictures yet, so please generate it again with your pictures. "}I changed nothing.`.replace(
      /\s+/g,
      " ",
    ),
  );
}
