/** What browsers say of themselves about elements (the HTML standard, 15 Rendering), as far as operations ask. */
export const USER_AGENT_CSS = `
html, body, address, blockquote, center, dialog, div, dl, dd, dt, fieldset, figure, figcaption, footer, form, header, hr,
legend, main, nav, ol, p, pre, section, article, aside, h1, h2, h3, h4, h5, h6, hgroup, ul, menu, details, summary,
search, optgroup, option { display: block; }
head, link, meta, script, style, template, base, area, datalist, param, rp, [hidden], dialog:not([open]) { display: none; }
body { margin: 8px; }
p, dl, ul, ol, menu, pre { margin-block: 1em; }
blockquote, figure { margin: 1em 40px; }
dd { margin-inline-start: 40px; }
ul, ol, menu { padding-inline-start: 40px; }
ul ul, ol ul, ul ol, ol ol { margin-block: 0; }
ul { list-style-type: disc; } ol { list-style-type: decimal; }
li { display: list-item; }
summary { display: list-item; }
h1 { font-size: 2em; margin-block: 0.67em; font-weight: bold; }
h2 { font-size: 1.5em; margin-block: 0.83em; font-weight: bold; }
h3 { font-size: 1.17em; margin-block: 1em; font-weight: bold; }
h4 { margin-block: 1.33em; font-weight: bold; }
h5 { font-size: 0.83em; margin-block: 1.67em; font-weight: bold; }
h6 { font-size: 0.67em; margin-block: 2.33em; font-weight: bold; }
b, strong { font-weight: bolder; }
i, em, cite, dfn, var, address { font-style: italic; }
u, ins { text-decoration: underline; } s, del, strike { text-decoration: line-through; }
small { font-size: smaller; } big { font-size: larger; } sub, sup { font-size: smaller; }
code, kbd, samp, pre, tt { font-family: monospace; font-size: 13px; }
pre { white-space: pre; }
a:any-link { color: linktext; text-decoration: underline; cursor: pointer; }
center { text-align: center; }
mark { background-color: yellow; color: black; }
hr { color: gray; border: 1px inset; margin: 0.5em auto; overflow: hidden; }
table { display: table; border-collapse: separate; text-indent: initial; box-sizing: border-box; }
:-quirky table { font-weight: initial; font-style: initial; font-size: initial; line-height: initial; white-space: initial;
  text-align: start; }
caption { display: table-caption; text-align: center; }
thead { display: table-header-group; } tbody { display: table-row-group; } tfoot { display: table-footer-group; }
tr { display: table-row; } td, th { display: table-cell; padding: 1px; }
col { display: table-column; } colgroup { display: table-column-group; }
th { font-weight: bold; text-align: center; }
button, input, select, textarea { display: inline-block; font-size: 13.3333px; font-weight: 400; font-style: normal; line-height: normal; letter-spacing: normal;
  text-transform: none; text-align: start; color: fieldtext; font-family: Arial; margin: 0; }
button, input[type="submit" i], input[type="button" i], input[type="reset" i] { text-align: center; color: buttontext; background-color: buttonface;
  padding: 1px 6px; border: 2px outset buttonborder; cursor: default; }
input, textarea { background-color: field; } select { background-color: buttonface; }
input { padding: 1px 2px; border: 2px inset light-dark(rgb(118, 118, 118), rgb(133, 133, 133)); }
input:is([type="hidden" i], [type="image" i], [type="file" i], [type="checkbox" i], [type="radio" i], [type="range" i]) {
  padding: initial; border: initial; background-color: initial; }
input[type="checkbox" i] { margin: 3px 3px 3px 4px; } input[type="radio" i] { margin: 3px 3px 0 5px; border-radius: 50%; }
input[type="range" i] { margin: 2px; color: light-dark(rgb(16, 16, 16), white); }
input[type="hidden" i] { display: none; }
textarea { padding: 2px; border: 1px solid light-dark(rgb(118, 118, 118), rgb(133, 133, 133)); font-family: monospace; white-space: pre-wrap; }
option { padding: 0 2px 1px; gap: 0.5em; } abbr[title] { text-decoration: underline dotted; }
:-quirky form { margin-block-end: 1em; }
select { border: 1px solid light-dark(rgb(118, 118, 118), rgb(133, 133, 133)); }
button:disabled, input:is([type="submit" i], [type="button" i], [type="reset" i]):disabled {
  color: light-dark(rgb(16 16 16 / 30%), rgb(255 255 255 / 30%)); border-color: rgb(118 118 118 / 30%);
  background-color: light-dark(rgb(239 239 239 / 30%), rgb(19 1 1 / 30%)); }
fieldset { margin-inline: 2px; border: 2px groove rgb(192, 192, 192); padding: 0.35em 0.75em 0.625em; }
legend { padding-inline: 2px; }
[dir="rtl" i] { direction: rtl; } [dir="ltr" i] { direction: ltr; }
`;
