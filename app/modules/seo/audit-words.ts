/**
 * Lighthouse's audits in words for owners, by their ids: what is wrong, why it matters, how to mend it, in this order.
 * The first sentence stands alone as a heading. What is not here keeps Lighthouse's own title.
 */
export const AUDIT_WORDS: Record<string, string> = {
  // Speed, as a phone on a slow network has it.
  "first-contentful-paint":
    "It takes long until anything can be seen. Visitors on a phone look at an empty screen and may leave. Use fewer and smaller pictures at the top of the page, and take out scripts that you do not need.",
  "largest-contentful-paint":
    "The main picture or headline appears late. People judge a website by how soon they see what it is about, and so do search engines. Use a smaller picture at the top, or none.",
  "total-blocking-time":
    "The page does not react for a while when it loads. Taps and scrolling seem to be ignored during that time. Take out embeds and scripts that you do not need.",
  "cumulative-layout-shift":
    "Things move while the page loads. People lose their place or tap the wrong thing. Give pictures and embeds a fixed size, and do not insert things above what is already seen.",
  "speed-index":
    "The visible part of the page fills slowly. The site feels slow even when it is nearly there. Use fewer and smaller pictures in what is seen first.",
  "render-blocking-resources":
    "The first view of the page waits for some files. Nothing is shown until they have arrived. If you have added stylesheets or scripts from other websites, take them out; the page's own stylesheet is needed and costs little.",
  "uses-responsive-images":
    "Some pictures are larger than they are shown. Phones load more than they can use, which costs time and money. Upload pictures about as wide as they appear, at most twice that.",
  "offscreen-images":
    'Pictures further down load at once. They slow down what is seen first. Let pictures below the first screen load when they are needed (loading="lazy").',
  "unminified-css":
    "The stylesheet carries spaces and comments. It is larger than it needs to be. This costs little; leave it unless you edit the code yourself.",
  "unminified-javascript":
    "Scripts carry spaces and comments. They are larger than they need to be. This costs little; leave it unless you edit the code yourself.",
  "unused-css-rules":
    "Much of the stylesheet is not used on this page. It is loaded all the same. Take out styles of parts that you have removed.",
  "unused-javascript":
    "Much of the script is not used on this page. It is loaded and read all the same. Take out embeds and scripts that you do not need.",
  "uses-optimized-images":
    "Some pictures could be smaller without looking worse. They take longer to load than they must. Upload them in the editor, which makes them smaller by itself.",
  "modern-image-formats":
    "Some pictures are in an old format. Newer ones such as WebP look the same at half the size. Upload them in the editor, which converts them by itself.",
  "uses-text-compression":
    "Some files are sent uncompressed. They take longer to load than they must. Files from other websites are up to those; use fewer of them.",
  "server-response-time":
    "The server took long to answer. Everything else waits for that. Run the analysis again later; if it stays so, write to us.",
  redirects: "The page sends visitors on before it opens. Each step costs time. Link to the final address at once.",
  "efficient-animated-content":
    "An animated picture is very large. A short video shows the same at a fraction of the size. Replace the animation by a video or a still picture.",
  "legacy-javascript":
    "A script carries extra code for very old browsers. Everybody loads it and hardly anybody needs it. Use a newer version of the script, if it is yours to choose.",
  "prioritize-lcp-image":
    "The main picture is found late. It could begin to load at once. Place it as an ordinary picture, not as a background.",
  "lcp-lazy-loaded":
    'The main picture waits before it loads. It is what visitors should see first. Take loading="lazy" off the first picture.',
  "total-byte-weight": "The page is heavy. On a phone it takes long and uses up data. Use fewer and smaller pictures.",
  "uses-long-cache-ttl":
    "Some files are loaded anew at each visit. Visitors who come back wait again. Files from other websites are up to those; use fewer of them.",
  "dom-size":
    "The page is very long or very nested. It makes phones slow. Move a part of it to a page or post of its own.",
  "bootup-time":
    "Scripts keep the phone busy. Taps and scrolling react late. Take out embeds and scripts that you do not need.",
  "mainthread-work-breakdown":
    "Showing the page keeps the phone busy. It reacts late to taps. Use fewer embeds, animations and scripts.",
  "font-display":
    "Text stays invisible until its font has loaded. Visitors see gaps instead of words. Use one of the fonts of the editor.",
  "third-party-facades":
    "A video or map from another website loads at once. It slows down the whole page. Show a picture with a link to it instead.",
  "unsized-images":
    "Some pictures have no size in the code. The page jumps when they appear. Give them a width and a height, or place them again in the editor, which does so.",
  "layout-shifts":
    "Parts of the page shift while it loads. People lose their place or tap the wrong thing. Give pictures and embeds a fixed size.",
  "bf-cache":
    "Going back to the page loads it anew. Returning with the back button could be instant. A script prevents it; take out scripts that you do not need.",

  // Accessibility.
  "color-contrast":
    "Some text is hard to read against its background. People with weak eyesight, or in bright sun, cannot read it. Make the text darker or the background lighter.",
  "image-alt":
    "Some pictures have no description. Blind visitors and search engines do not know what they show. Select each picture in the editor and describe it in a few words.",
  "image-redundant-alt":
    "A picture's description repeats the text beside it. Screen readers say everything twice. Describe what the picture adds, or leave its description empty.",
  "button-name":
    "A button has no name. Screen readers only say 'button'. Give it a text, or a description if it shows only a symbol.",
  "link-name":
    "A link has no text. Screen readers cannot say where it leads, and search engines learn nothing. Give it a text, or describe the picture in it.",
  "input-button-name":
    "A button in a form has no name. Nobody who cannot see it knows what it does. Give it a text such as 'Send'.",
  label:
    "A field in a form has no label. People with screen readers do not know what to enter. Give each field a label in the form editor.",
  "select-name":
    "A choice in a form has no label. People with screen readers do not know what they choose. Give it a label in the form editor.",
  "document-title":
    "The page has no title. It is the headline in search results and the name of the tab. Give the page a title that says what you do and where.",
  "html-has-lang":
    "The page does not say which language it is in. Screen readers may pronounce it wrongly, and translation may not be offered. Set the language of the page (lang).",
  "html-lang-valid":
    "The language of the page is not a real one. Screen readers may pronounce it wrongly. Use a code such as 'en' or 'de'.",
  "heading-order":
    "Headings skip a level. People who move through a page by its headings think that something is missing. Use headings in order, without skipping one for its size.",
  list: "A list holds other things than its items. Screen readers count it wrongly. Keep only items in a list.",
  listitem: "A list item stands outside of a list. Screen readers do not present it as one. Put it into a list.",
  "definition-list":
    "A list of terms is not built in pairs. Screen readers read it wrongly. Keep each term with what is said of it.",
  "link-in-text-block":
    "Links in a text can be told only by their colour. Who does not see the colour does not find them. Underline links in texts.",
  "target-size":
    "Some links or buttons are too small or too close together. On a phone people tap the wrong one. Make them larger or leave more room between them.",
  tabindex:
    "The order for keyboard users is set by hand. It jumps around on the page. Take positive tabindex values out of the code.",
  "frame-title":
    "An embed has no title. Screen readers cannot say what is in it. Give the embed a title, such as 'Map'.",
  "meta-viewport":
    "Visitors cannot enlarge the page. People with weak eyesight need that. Take the limit on zooming out of the viewport setting.",
  "meta-refresh":
    "The page reloads or moves on by itself. People who read slowly lose their place. Take the refresh out of the code.",
  "duplicate-id-aria":
    "Two parts of the page have the same name in the code. Screen readers mix them up. Give each part an id of its own.",
  "aria-hidden-focus":
    "Something hidden can still be reached by keyboard. Keyboard users end up nowhere. Hide it from the keyboard too.",
  "aria-required-children":
    "A part of the page says that it is a list or menu and is not built as one. Screen readers present it wrongly. Take the role out of the code, or complete it.",
  "video-caption":
    "A video has no captions. Deaf people, and all who watch without sound, miss what is said. Add captions to the video.",
  "landmark-one-main":
    "The page does not mark its main part. People with screen readers cannot jump to it. Put the main part of the page into a <main> element.",

  // Trust and good form.
  "is-on-https":
    "Some parts are loaded over an unsafe connection. Browsers warn of that and may block them. Use addresses that begin with https:// for pictures and embeds.",
  "errors-in-console":
    "Something on the page fails when it loads. A part of the page may be missing or not work. Look for pictures that do not appear, and take out scripts or embeds that you have added.",
  "inspector-issues":
    "The browser reports a problem with the page. A part of it may be blocked or not work everywhere. Take out embeds from other websites and see whether it goes away.",
  "third-party-cookies":
    "Another website sets cookies for your visitors. Browsers block them more and more, and you may have to ask for consent. Take out the embed that sets them.",
  deprecations:
    "A script uses a browser feature that is about to go. That part will stop working. Use a newer version of the script, or take it out.",
  "image-aspect-ratio":
    "A picture is stretched or squeezed. It looks careless. Upload it in the shape in which it is shown.",
  "image-size-responsive":
    "A picture is too small for where it is shown. It looks blurred on good screens. Upload a larger one.",
  "font-size": "Some text is too small to read on a phone. People have to zoom in. Use at least 12 pixels, better 16.",
  viewport:
    "The page is not made for phones. It shows tiny, as if on a large screen. Set a viewport with width=device-width.",
  doctype:
    "The page does not say which standard it follows. Browsers may show it as pages of the 1990s. Begin the code with <!doctype html>.",
  charset:
    'The page does not say how its letters are coded. Accents and other alphabets may show as wrong signs. Put <meta charset="utf-8"> first into its head.',
  "paste-preventing-inputs":
    "A field does not let people paste. It stops password managers and makes mistakes more likely. Allow pasting.",
  "geolocation-on-start":
    "The page asks for the visitor's location as soon as it opens. Most people refuse and some leave. Ask only when they press something that needs it.",
  "notification-on-start":
    "The page asks to send notifications as soon as it opens. Most people refuse and some leave. Ask only when they press something that needs it.",

  // What search engines need.
  "is-crawlable":
    "The page tells search engines to stay away. It will not appear in search results. Take 'noindex' out of the page's robots setting, unless you want that.",
  "meta-description":
    "The page has no description. Search results then show some text of their own choice under your title. Describe in one or two sentences what you offer.",
  "http-status-code":
    "The page answers with an error. Search engines do not list such a page. Deploy your website again; if that does not help, write to us.",
  "link-text":
    "Some links only say 'click here' or 'more'. Search engines and screen readers learn nothing from that. Say where the link leads.",
  "crawlable-anchors":
    "Some links cannot be followed by search engines. What they lead to will not be found. Give each link a real address.",
  "robots-txt":
    "The file for search engines (robots.txt) has mistakes. They may understand it wrongly. Correct or remove it.",
  hreflang:
    "The links to other languages are not valid. Search engines may show the wrong language. Use language codes such as 'en' or 'de'.",
  canonical:
    "The page names a wrong main address. Search engines may list another page instead. Point the canonical link to this page, or take it out.",
};
