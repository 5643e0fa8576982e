import { HIT_PATH } from "~/published/visitor-calls";
import { escapeAttribute } from "../markup/html-document";

/** The beacon's name before it gets its hash; the same bytes on every site. */
export const BEACON_FILE = "visits.js";

/** Loads the beacon late, with the name of the site that it reports. */
export const beaconTag = (site: string) =>
  `<script src="${BEACON_FILE}" data-site="${escapeAttribute(site)}" defer></script>\n`;

/**
 * Tells `/api/hit` of the page's own host what a visitor sees: a page view once the page is before their eyes (not
 * while it is prerendered or in a tab behind others), again when it comes back out of the browser's cache or a script
 * moves on to another address; when a form is sent; when the page is left. Of the page's query it tells the campaign
 * alone. No cookie, no storage, and nothing is said on the console whatever the browser blocks: a request without CORS
 * can be neither read nor refused.
 */
export const BEACON = `(function () {
  "use strict";
  var site = document.currentScript && document.currentScript.getAttribute("data-site");
  var referrer = document.referrer;
  var shown = null;
  var left = false;

  function campaign() {
    var query = new URLSearchParams(location.search);
    return ["source", "medium", "campaign"].map(function (word) { return query.get("utm_" + word) || ""; });
  }

  function send(kind) {
    try {
      var body = JSON.stringify({ site: site, kind: kind, host: location.host, path: location.pathname, referrer: referrer, campaign: campaign(), framed: self !== top });
      referrer = "";
      if ("keepalive" in Request.prototype) {
        fetch("${HIT_PATH}", { method: "POST", mode: "no-cors", credentials: "omit", keepalive: true, body: body }).catch(function () {});
      } else {
        navigator.sendBeacon("${HIT_PATH}", body);
      }
    } catch (e) {}
  }

  function onceSeen(run) {
    var event = document.prerendering ? "prerenderingchange" : document.visibilityState === "hidden" ? "visibilitychange" : "";
    if (event) document.addEventListener(event, function () { onceSeen(run); }, { once: true });
    else run();
  }

  function view() {
    var page = location.pathname + location.search;
    if (page === shown) return;
    shown = page;
    left = false;
    send("view");
  }

  function leave() {
    if (shown === null || left) return;
    left = true;
    send("end");
  }

  function moved() {
    setTimeout(function () { onceSeen(view); });
  }

  if (!site) return;
  onceSeen(view);
  addEventListener("pageshow", function (event) {
    if (!event.persisted) return;
    shown = null;
    onceSeen(view);
  });
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", function () {
    if (document.visibilityState === "hidden") leave();
    else left = false;
  });
  document.addEventListener("submit", function (event) {
    var form = event.target;
    if (!form.matches(":invalid") && !form.querySelector("[aria-invalid=true]")) send("event");
  });
  addEventListener("popstate", moved);
  try {
    var push = history.pushState;
    history.pushState = function () {
      var result = push.apply(history, arguments);
      moved();
      return result;
    };
  } catch (e) {}
})();
`;
