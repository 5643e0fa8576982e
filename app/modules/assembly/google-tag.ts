/**
 * Google's tag for a measurement ID, as its own snippet does it: loaded late, from a page that has an origin. Under
 * `/sites` a page has none, its storage throws, and the tag stays off (docs/architecture.md, Rules of security).
 */
export function googleTag(measurementId: string): string {
  const id = JSON.stringify(measurementId).replaceAll("<", "\\u003c");
  return `<script>${SNIPPET}(${id})</script>\n`;
}

const SNIPPET = [
  `(function(id){if(self.origin==="null")return;`,
  `window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};`,
  `gtag("js",new Date());gtag("config",id);`,
  `var s=document.createElement("script");s.async=true;`,
  `s.src="https://www.googletagmanager.com/gtag/js?id="+encodeURIComponent(id);document.head.appendChild(s)})`,
].join("");
