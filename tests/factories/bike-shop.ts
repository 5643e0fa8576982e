import type { WebsiteCode } from "~/modules/site/website-code";

/** A page that was not made here: one wrapper, no landmarks, cards, a table and reviews by class names of its own. */
export const BIKE_SHOP: WebsiteCode = {
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Peak Cycles</title>
<link rel="stylesheet" href="styles.css"><style>*{box-sizing:border-box}body{font-family:Arial,sans-serif;margin:0;color:#222;background:#fff;line-height:1.5}
#wrap{max-width:1100px;margin:0 auto}
.topbar{display:flex;justify-content:space-between;align-items:center;padding:16px}
.menu{display:flex;gap:20px;list-style:none;margin:0;padding:0}.menu a{color:#222;text-decoration:none}
.jumbotron{background:#1d4ed8;color:#fff;padding:80px 40px;text-align:center}.jumbotron h1{font-size:48px;margin:0 0 10px}
.cta{display:inline-block;background:#fff;color:#1d4ed8;padding:12px 24px;border-radius:4px;text-decoration:none;margin-top:20px}.cta.ghost{background:transparent;color:#fff;border:1px solid #fff}
.row{padding:50px 20px}.row h2{color:#1d4ed8}
.cards{display:flex;flex-wrap:wrap;gap:20px}.cards h2{width:100%}.card{flex:1;border:1px solid #ddd;padding:20px}.amount{font-weight:bold;color:#1d4ed8}
table.prices{width:100%;border-collapse:collapse}table.prices td,table.prices th{border-bottom:1px solid #ddd;padding:8px;text-align:left}
blockquote{margin:0 0 20px;padding-left:16px;border-left:4px solid #1d4ed8}
.bottom{background:#111;color:#ccc;padding:20px;text-align:center}
@media(max-width:600px){.topbar{flex-direction:column}.cards{flex-direction:column}}</style></head>
<body>
<div id="wrap">
<div class="topbar"><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='30'%3E%3Crect width='120' height='30' fill='%23333'/%3E%3C/svg%3E" alt="Peak Cycles logo" class="logo">
<ul class="menu"><li><a href="#about">About us</a></li><li><a href="#repairs">Repairs</a></li><li><a href="#shop">Shop</a></li><li><a href="#contact">Contact</a></li></ul></div>
<div class="jumbotron" id="top"><h1>Bikes that climb</h1><p>Sales, service and repairs in Hathersage since 2009.</p><a class="cta" href="#contact">Book a service</a> <a class="cta ghost" href="#shop">See bikes</a></div>
<div class="row" id="about"><h2>About us</h2><p>We are four riders and a dog. We fix what others give up on.</p><p>Come in for a coffee and talk gears.</p><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='260'%3E%3Crect width='400' height='260' fill='%23aaa'/%3E%3C/svg%3E" alt="Our workshop" width="400"></div>
<div class="row" id="repairs"><h2>Repairs</h2><table class="prices"><tr><th>Job</th><th>Price</th></tr><tr><td>Basic service</td><td>£35</td></tr><tr><td>Full service</td><td>£95</td></tr><tr><td>Puncture</td><td>£8</td></tr></table></div>
<div class="row cards" id="shop"><h2>Shop</h2><div class="card"><h3>Trail 500</h3><p>Hardtail, 12 gears</p><span class="amount">£899</span></div><div class="card"><h3>Gravel One</h3><p>Carbon fork</p><span class="amount">£1,250</span></div><div class="card"><h3>City E</h3><p>Electric, 60 miles</p><span class="amount">£1,690</span></div></div>
<div class="row" id="reviews"><h2>What riders say</h2><blockquote>Fixed my bike in an hour. <cite>Dana</cite></blockquote><blockquote>Honest prices. <cite>Will</cite></blockquote></div>
<div class="row" id="contact"><h2>Contact</h2><p>Open Mon-Sat 9-18</p><p>Call <a href="tel:+441433555010">01433 555010</a> or mail <a href="mailto:hi@peak.example">hi@peak.example</a></p><p>5 Station Road, Hathersage S32 1DD</p></div>
<div class="bottom"><p>&copy; 2024 Peak Cycles. All rights reserved.</p></div>
</div></body></html>`,
  css: "",
  javascript: "",
};
