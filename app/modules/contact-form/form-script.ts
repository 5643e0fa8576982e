import { DEPLOYMENT_FIELD, KEY_FIELD, TIME_FIELD } from "~/published/form-fields";
import { markBlock } from "./marked-block";

/**
 * The script of every contact form, between its marks. It sends what tests/list, section 3, names; who receives a
 * message and what is answered is known to the server alone, so those fields stay empty. It keeps nothing and needs no
 * origin. Fields may have any name, so the form's own properties are never read by theirs.
 */
export const contactFormScript = markBlock(`;(function () {
  "use strict";
  var CONTROLS = "input, select, textarea";

  // The website's key, which publishing fills in; a page without one is known by its path.
  function deploymentId(form) {
    var field = form.querySelector("input[name=${DEPLOYMENT_FIELD}]");
    if (field && field.value) return field.value;
    var match = /\\/sites\\/([^/]+)/.exec(location.pathname);
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
    values.${KEY_FIELD} = key;
    values.${TIME_FIELD} = Math.round(performance.now() - shownAt);
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
        throw { said: reply.error, isNobodys: response.status === 404 };
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

    // A preview belongs to no website that is live: nothing has failed, there is nobody yet who gets the message.
    function isPreview(error) {
      return Boolean(error && error.isNobodys) && /^\\/(preview|template-demo)\\//.test(location.pathname);
    }

    function fail(error) {
      if (isPreview(error)) {
        show(label, false);
        status.textContent = say("preview") || error.said;
        return;
      }
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
})();`);
