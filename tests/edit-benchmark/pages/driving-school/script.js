(function () {
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

/* contact form: begin */
;(function () {
  "use strict";
  var CONTROLS = "input, select, textarea";

  // The website's key, which publishing fills in; a page without one is known by its path.
  function deploymentId(form) {
    var field = form.querySelector("input[name=_deployment]");
    if (field && field.value) return field.value;
    var match = /\/sites\/([^/]+)/.exec(location.pathname);
    return match ? decodeURIComponent(match[1]) : null;
  }

  function newKey() {
    return Array.prototype.join.call(crypto.getRandomValues(new Uint32Array(4)), "-");
  }

  // How long the page has been shown: programs do not wait.
  var shownAt = performance.now();

  function valuesOf(form, key) {
    var values = Object.create(null);
    new FormData(form).forEach(function (value, name) {
      values[name] = name in values ? values[name] + ", " + value : value;
    });
    values._key = key;
    values._time = Math.round(performance.now() - shownAt);
    return values;
  }

  function isFilledIn(field, say) {
    var controls = Array.prototype.slice.call(field.querySelectorAll(CONTROLS));
    var wrong = controls.filter(function (control) { return !control.validity.valid; })[0];
    var error = field.querySelector(".form-error");
    if (error) error.remove();
    controls.forEach(function (control) {
      control.removeAttribute("aria-invalid");
      control.removeAttribute("aria-describedby");
    });
    if (!wrong) return true;
    error = document.createElement("p");
    error.className = "form-error";
    error.id = field.getAttribute("data-error");
    error.textContent = say(wrong.validity.valueMissing ? "missing" : "bad-email");
    field.appendChild(error);
    wrong.setAttribute("aria-invalid", "true");
    wrong.setAttribute("aria-describedby", error.id);
    return false;
  }

  function send(form, values) {
    return fetch(form.getAttribute("action"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        formData: values,
        recipientEmail: "",
        deploymentId: deploymentId(form),
        autoReplyConfig: { enabled: null, subject: "", senderName: "", message: "" }
      })
    }).then(function (response) {
      return response.json().then(function (reply) {
        if (response.ok && reply.success) return;
        throw { said: reply.error };
      });
    });
  }

  document.querySelectorAll("form[data-contact-form]").forEach(function (form) {
    var button = form.querySelector(".form-button");
    var status = form.querySelector(".form-status");
    if (!button || !status) return;
    var fields = Array.prototype.slice.call(form.querySelectorAll(".form-field"));
    var label = button.textContent;
    var key = newKey();
    var sending = false;

    function say(name) {
      return form.getAttribute("data-" + name) || "";
    }

    function show(text, isBusy) {
      sending = isBusy;
      button.textContent = text;
      if (isBusy) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }

    function succeed() {
      HTMLFormElement.prototype.reset.call(form);
      key = newKey();
      show(label, false);
      status.textContent = say("success");
    }

    function fail(error) {
      show(say("failed"), false);
      status.textContent = (error && error.said) || "";
      // After the button has been drawn: an alert stops the page.
      setTimeout(function () { alert(say("alert")); }, 50);
    }

    form.setAttribute("novalidate", "");
    form.addEventListener("input", function (event) {
      var field = event.target.closest(".form-field");
      if (field && field.querySelector(".form-error")) isFilledIn(field, say);
    });
    form.addEventListener("submit", function (event) {
      event.preventDefault();
      if (sending) return;
      status.textContent = "";
      var wrong = fields.filter(function (field) { return !isFilledIn(field, say); })[0];
      if (wrong) return wrong.querySelector("[aria-invalid]").focus();
      show(say("sending"), true);
      send(form, valuesOf(form, key)).then(succeed, fail);
    });
  });
})();
/* contact form: end */
