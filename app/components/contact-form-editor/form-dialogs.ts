import { useLocation } from "@remix-run/react";
import { withParam } from "~/components/ui/view-params";

/** Search parameter that holds the editor's tab. */
export const FORM_TAB = "form";

/** Which dialog of the contact form editor the address names, and where each of them is. */
export function useFormDialogs() {
  const location = useLocation();
  const name = new URLSearchParams(location.search).get("dialog") ?? "";
  const at = (dialog: string) => withParam(location, "dialog", dialog);
  const place = /^edit-field-(\d+)$/.exec(name)?.[1];
  return {
    adds: name === "add-field",
    /** The place of the field that is edited, from 0. */
    edited: place === undefined ? null : Number(place) - 1,
    asksToDiscard: name === "discard-contact-form",
    formHref: at("contact-form"),
    addHref: at("add-field"),
    editHref: (index: number) => at(`edit-field-${index + 1}`),
    discardHref: at("discard-contact-form"),
    /** The same dialog at one of its tabs. */
    tabHref: (tab: string) => withParam(hrefParts(at("contact-form")), FORM_TAB, tab),
  };
}

/** An address without the editor's tab, which nothing else knows. */
export const withoutTab = (href: string) => withParam(hrefParts(href), FORM_TAB, null);

function hrefParts(href: string) {
  const [pathname = "", search = ""] = href.split("?");
  return { pathname, search };
}
