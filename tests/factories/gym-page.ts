import type { WebsiteCode } from "~/modules/site/website-code";

/** A page in a style that our templates do not use: no sections of ours, no layers, no tokens, a table of hours. */
export const gymPage: WebsiteCode = {
  html: `<!doctype html>
<html lang="en"><head><title>Jo's Gym</title><link rel="stylesheet" href="styles.css"></head><body>
<header class="top"><img src="logo.png" class="logo" alt="Jo's Gym logo"><nav><a href="#c">Classes</a> <a href="#p">Hours</a></nav></header>
<div class="hero"><h1>Train with Jo</h1><p>The friendliest gym in Hull.</p><a class="btn btn-primary" href="#c">Book a class</a></div>
<section id="c"><h2>Classes</h2><ul><li><b>Yoga</b> – £8</li><li><b>Spin</b> – £9.50</li></ul></section>
<section id="p"><h2>Opening hours</h2><table><tr><td>Monday - Friday</td><td>6:00 - 22:00</td></tr><tr><td>Saturday</td><td>8:00 - 18:00</td></tr></table>
<p>Call us on 01482 555 012 or <a href="tel:+441482555012">ring now</a>.</p></section>
<footer><p>© Jo's Gym, 12 Dock Street, Hull</p></footer>
</body></html>
`,
  css: `body { font-family: Arial; background: #fff; color: #222; }
.hero h1 { color: #fff; font-size: 3rem; }
.hero { background: #112233; padding: 4rem 1rem; }
.btn-primary { background: #3B82F6; color: #fff; padding: 10px 20px; border-radius: 4px; }
h2 { font-size: 2rem; }
@media (max-width: 600px) { .hero h1 { font-size: 2rem; } }
section { padding: 3rem 1rem; }
.logo { height: 40px; }
`,
  javascript: "",
};
