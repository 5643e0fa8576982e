/**
 * The script of every site: the menu of small screens and the mark on the section in view. The page is whole
 * without it, it keeps nothing, and it needs no origin of its own.
 */
export const siteScript = `(function () {
  "use strict";
  var button = document.querySelector(".menu-button");
  var nav = document.getElementById("site-nav");
  if (!nav) return;

  function setOpen(open) {
    if (button) button.setAttribute("aria-expanded", String(open));
  }

  if (button) {
    button.addEventListener("click", function () {
      setOpen(button.getAttribute("aria-expanded") !== "true");
    });
    nav.addEventListener("click", function (event) {
      if (event.target.closest("a")) setOpen(false);
    });
    document.addEventListener("keydown", function (event) {
      if (event.key !== "Escape" || button.getAttribute("aria-expanded") !== "true") return;
      setOpen(false);
      button.focus();
    });
  }

  if (!("IntersectionObserver" in window)) return;
  var links = {};
  nav.querySelectorAll('a[href^="#"]').forEach(function (link) {
    links[link.getAttribute("href").slice(1)] = link;
  });
  var observer = new IntersectionObserver(
    function (entries) {
      entries.forEach(function (entry) {
        var link = links[entry.target.id];
        if (entry.isIntersecting) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      });
    },
    { rootMargin: "-45% 0px -50% 0px" }
  );
  Object.keys(links).forEach(function (id) {
    var section = document.getElementById(id);
    if (section) observer.observe(section);
  });
})();
`;
