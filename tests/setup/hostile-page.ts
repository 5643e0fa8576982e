import type { WebsiteCode } from "~/modules/site/website-code";

/** What each attempt of the hostile page came to: what it got, or the name of the error that it met. */
export type Report = Record<string, string>;

/**
 * A page that tries to reach the app at this origin as soon as its script runs, and writes down in itself what came of
 * it.
 */
export const hostilePage = (app: string): WebsiteCode => ({
  html: `<!doctype html>
<html lang="en"><head><title>Hostile</title><link rel="stylesheet" href="styles.css"></head>
<body onload="document.title = 'Inline ran'">
<h1>Welcome to the bakery</h1>
<p id="report">Nothing ran here</p>
<p><a href="javascript:void(document.title='Link ran')">A link that is a script</a></p>
<p><a href="${app}/dashboard" target="_top">A link to the whole window</a></p>
<form id="whole" method="post" action="${app}/api/subscription/cancel" target="_top"><button>A form for the whole window</button></form>
<iframe title="Inner" srcdoc="<script>parent.document.title = 'Inner ran'</script>"></iframe>
<svg width="9" height="9"><image href="x" onerror="document.title = 'Picture ran'"/></svg>
<script src="script.js"></script>
</body></html>`,
  css: `@import "${app}/api/auth/user"; body { background: url(${app}/api/auth/user) }`,
  javascript: `(${attack.toString()})(${JSON.stringify(app)});`,
});

/** A page that tries to lead whatever it is shown in to another address, without a script. */
export const leadingPage: WebsiteCode = {
  html: `<!doctype html>
<html lang="en"><head><title>Leading</title><base href="https://elsewhere.example/" target="_top">
<meta http-equiv="refresh" content="0; url=?strayed"><<meta http-equiv="x">meta http-equiv="refresh" content="0; url=?strayed">
<noscript><!-- </noscript><meta http-equiv="refresh" content="0; url=?strayed">--></noscript></head>
<body><h1>Come along now</h1></body></html>`,
  css: "",
  javascript: "",
};

/** Runs in the page: it is taken as text, and so uses nothing from outside of itself. */
function attack(app: string): void {
  const report: Record<string, string> = {};
  const attempt = async (name: string, work: () => unknown) => {
    try {
      report[name] = `got ${String(await work())}`;
    } catch (error) {
      report[name] = (error as Error).name;
    }
  };
  const attempts: Record<string, () => unknown> = {
    cookie: () => document.cookie,
    localStorage: () => localStorage.length,
    sessionStorage: () => sessionStorage.length,
    indexedDB: () => indexedDB.open("plinth"),
    caches: () => caches.keys(),
    "service worker": () => navigator.serviceWorker.register("script.js"),
    "own origin": () => self.origin,
    opener: () => opener,
    "frame element": () => window.frameElement,
    "parent's page": () => (parent === window ? "nobody" : parent.document.title),
    "parent's address": () => (parent === window ? "nobody" : parent.location.href),
    "top's address": () => (top === window ? "nobody" : (top!.location.href = `${app}/dashboard?stolen`)),
    "the account": async () => (await fetch(`${app}/api/auth/user`, { credentials: "include" })).status,
    "the account, unseen": async () =>
      (await fetch(`${app}/api/auth/user`, { mode: "no-cors", credentials: "include" })).type,
    "the subscription": async () =>
      (await fetch(`${app}/api/subscription/cancel`, { method: "POST", mode: "no-cors", credentials: "include" })).type,
    "a window of the app": () => window.open(`${app}/dashboard?opened`)?.document.title,
    "the editor": () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (document.title = "The editor answered");
      port1.postMessage({ type: "text", node: 4, text: "Taken over", done: true });
      // The key, where a test has given it away.
      const key = location.hash.slice(1) || "guessed";
      for (const junk of [
        null,
        "ready",
        {},
        { plinth: 2, key },
        { type: "text", node: 4, text: "Taken over", done: true },
      ])
        parent.postMessage(junk, "*");
      parent.postMessage({ plinth: 1, key }, "*", [port2]);
      return "no answer";
    },
    "a form for the whole window": () =>
      top === window ? "nobody" : (document.querySelector<HTMLFormElement>("#whole")!.submit(), "no answer"),
  };
  void (async () => {
    for (const [name, work] of Object.entries(attempts)) await attempt(name, work);
    document.querySelector("#report")!.textContent = JSON.stringify(report);
  })();
}
