/** The tests that try one thing: by file, with words of their names, or none where the whole file is about it. */
export type Tries = Record<string, string[]>;

/** What an outside review found, by its sections; each thing once, with the tests that would see it come back. */
export const POINTS: Record<string, Record<string, Tries>> = {
  "1. One owner's request holds up nobody else": {
    "a message to the designer is read a bounded number of times": {
      "app/modules/designer/built-in/interpret.test.ts": [
        "a message is read a bounded number of times",
        "what is beyond the bound",
      ],
    },
    "messages and answers are worked on in the pool, and others go on meanwhile": {
      "app/modules/designer/pooled-designer.mocked.test.ts": [],
      "tests/integration/designer/ask-designer.test.ts": [
        "lets everybody else go on while the built-in designer reads a message",
      ],
    },
    "a website's code is checked in the pool, cut off with a clear sentence": {
      "tests/integration/checks/hostile-pages.test.ts": [],
      "app/modules/checks/unchecked.test.ts": [],
    },
    "facts are looked up in the pool, up to a number that somebody could go through": {
      "app/modules/claims/claim-works.test.ts": [],
    },
    "pages that make an endless tree are refused": {
      "app/modules/markup/tree-size.test.ts": ["a page that makes an endless tree"],
    },
    "reading, editing and checking grow with a text and no faster": {
      "app/modules/bounded-reading.steps.test.ts": [],
      "app/modules/markup/editing.steps.test.ts": [],
      "app/modules/checks/checks.steps.test.ts": [],
    },
    "a deadline and a limit of memory cut off what runs in the pool": {
      "app/lib/pool/process-pool.test.ts": ["a work at its limit"],
    },
    "one owner never has the whole pool, and who waits is served in turns": { "app/lib/pool/fair-turns.test.ts": [] },
    "the pool starts from source and from the build, with no settings of ours": {
      "pool/pool.test.ts": [],
      "app/lib/pool/process-pool.test.ts": [
        "gives its processes no settings",
        "end with the process that started them",
      ],
    },
    "no regular expression that is built goes over a text again and again": {
      "app/modules/built-expressions.mocked.test.ts": [],
    },
    "files that owners send have their reader ended, too": {
      "app/modules/generation/intake/read-document.test.ts": ["ends a reader that takes too long"],
    },
  },
  "2. Letters stay whole": {
    "letters of several bytes, at every offset of the renderer's buffer": {
      "app/entry.server.mocked.test.tsx": [],
      "app/http/without-nul.test.ts": [],
    },
  },
  "3. No mail to strangers in our name": {
    "mail goes to a recipient who has agreed, else to the account's own address": {
      "tests/integration/recipients/recipients.test.ts": [],
      "tests/integration/contact/messages.test.ts": [
        "go to the account's own address until the one that was named has confirmed it",
      ],
      "tests/integration/contact/settings.test.ts": [
        "says where messages go until the address that is named has confirmed it",
      ],
    },
    "the sender is a name via Plinth": { "app/modules/recipients/sender-name.test.ts": [] },
    "automatic answers: after the check for programs, once a day an address, so many a day an account": {
      "tests/integration/contact/messages.test.ts": [
        "without having passed the check",
        "answer one address once a day",
        "are no more than 200 answers a day",
      ],
    },
    "links lead to the owner's own website only": {
      "app/modules/contact/own-links.test.ts": [],
      "tests/integration/contact/messages.test.ts": ["link to the owner's own website only"],
    },
    "limits count by account and by /64, over restarts and deploys": {
      "tests/integration/arrivals/accept-form.test.ts": [
        "after a restart without the database, and to a site deployed anew",
      ],
      "tests/integration/leads/leads.test.ts": ["takes one /64 of IPv6 for one address"],
      "tests/integration/moderation/mails.test.ts": ["takes reports of one /64 for one sender's"],
      "tests/integration/limits/count-against-limits.test.ts": [],
      "app/renderer/limit-counts.test.ts": [],
    },
    "what they count is a keyed hash that is gone after 48 hours": {
      "app/lib/limit-key.test.ts": [],
      "tests/integration/analytics/salts.test.ts": ["are taken away 48 hours after their day began"],
    },
  },
  "4. Browsers of ours reach no private address": {
    "whatever a measured page tries, in Chromium": {
      "tests/integration/seo/chromium.test.ts": ["lets it reach nothing of this machine"],
    },
    "the proxy lets through the site's own host and public addresses, once resolved": {
      "app/integrations/browser/site-proxy.test.ts": [],
      "app/integrations/browser/proxy-headers.test.ts": [],
    },
    "which addresses are public": { "app/integrations/public-web/public-address.test.ts": [] },
    "reference websites are asked by the same rule": { "app/integrations/reference/look-at-reference.test.ts": [] },
    "a check that is waited for waits for one load, and owners take turns": {
      "tests/integration/seo/turns.test.ts": [],
      "tests/integration/seo/analyses.test.ts": ["keeps each load", "of a load is none of the others"],
    },
  },
  "5. Previews are not on the app's address": {
    "a shared preview cannot show the app's address": {
      "tests/e2e/hostile-code.spec.ts": ["a preview that is shared cannot show the app's address"],
    },
    "a customer's file is no script of the app": {
      "tests/e2e/hostile-code.spec.ts": ["a customer's file is no script of the app"],
      "tests/e2e/contract/headers.spec.ts": ["is closed to strangers' scripts and frames"],
    },
    "their host answers with previews and nothing else": {
      "tests/e2e/contract/headers.spec.ts": ["is all there is on the previews' host"],
    },
    "old addresses lead on": {
      "tests/e2e/contract/headers.spec.ts": ["leads from an old address to the same path there"],
    },
    "a ticket of one minute opens what was taken down, to its owner": {
      "app/modules/moderation/preview-ticket.test.ts": [],
      "tests/integration/moderation/take-down.test.ts": ["shows its owner's previews to nobody else"],
    },
    "through Caddy, under the certificate that is there": {
      "tests/integration/caddy/front-door.test.ts": ["leads to web with everything, and with nobody's cookies"],
      "tests/integration/caddy/certificates.test.ts": ["so is the previews' host"],
    },
    "nothing of a website runs in the editor": {
      "tests/e2e/hostile-code.spec.ts": ["in the editor none of it runs, and nobody else is believed"],
    },
  },
  "6. Names": {
    "forms post to a key that nobody can guess": {
      "tests/integration/arrivals/contact-keys.test.ts": [],
      "app/modules/contact-form/contact-key-splices.test.ts": [],
    },
    "an old copy's form never reaches who has the name next": {
      "tests/integration/publishing/names.test.ts": ["never reaches who has the name next"],
      "tests/integration/publishing/names-before.test.ts": [],
    },
    "a name that was given up rests, but for its former owner": {
      "tests/integration/publishing/names.test.ts": [
        "is nobody's site, and nobody else's for 30 days",
        "may be taken back by who had it",
        "never goes to somebody who asks at the very moment",
      ],
      "tests/e2e/contract/limits.spec.ts": ["rests when its site is gone"],
    },
    "lookalikes are refused as a whole, ordinary names are not": {
      "app/modules/publishing/names/lookalike.test.ts": [],
      "tests/e2e/contract/limits.spec.ts": ["is none that people would take for a well-known one"],
    },
    "ten new names a day": {
      "tests/integration/publishing/names.test.ts": [
        "are at most 10 within 24 hours",
        "are not more when many are asked for",
      ],
    },
  },
  "7. The box, the account, payments and forms": {
    "everything listens on this machine alone": {
      "tests/integration/box/box.test.ts": ["takes connections of this machine alone"],
      "tests/integration/box/postgres.test.ts": ["wants the password, and listens on this machine alone"],
    },
    "machine calls need all three signs": {
      "app/lib/machine-call.test.ts": [],
      "tests/e2e/contract/contract.spec.ts": ["how the parts are to this machine alone"],
    },
    "files are their user's alone, those of before, too": {
      "tests/integration/box/modes.test.ts": [],
      "app/lib/private-files.test.ts": [],
    },
    "a host that is none is refused": {
      "app/lib/host-header.test.ts": [],
      "tests/e2e/contract/contract.spec.ts": ["refuses a host that is none"],
    },
    "a sign-in ends after 14 days without use": {
      "tests/integration/accounts/sign-ins.test.ts": ["ends a sign-in that nobody has used for 14 days"],
    },
    "deleting an account asks for a second sign-in": {
      "app/http/deletion-request.test.ts": [],
      "tests/e2e/account.spec.ts": ["an owner takes everything along and deletes the account"],
    },
    "test keys of Stripe are refused in production": {
      "app/lib/parse-env.test.ts": ["refuses a test key where customers are"],
    },
    "mails about reports quote what was written": {
      "app/lib/quote-text.test.ts": [],
      "tests/integration/moderation/mails.test.ts": ["tells the operator what was reported"],
    },
    "security.txt names whom to tell": { "app/modules/legal/security-text.test.ts": [] },
    "more than 64 KB for a contact form is 413": {
      "tests/e2e/contract/contract.spec.ts": ["refuses more than 64 KB for a contact form"],
    },
    "forms keep what was typed, whoever answers": {
      "app/components/ui/ask-server.test.ts": [],
      "tests/e2e/landing.spec.ts": ["says that it failed and keeps what was typed"],
      "tests/e2e/content.spec.ts": ["a server that breaks is said, and what was typed stays"],
      "tests/e2e/generation-form.spec.ts": ["stays when the server fails or cannot be reached"],
      "tests/e2e/subscription.spec.ts": ["cancelling and reactivating say so when Plinth cannot be reached"],
    },
    "the page after a payment tells the truth": {
      "tests/e2e/payment.spec.ts": [
        "tells who has not paid the truth",
        "and hears yes, sends back",
        "sends back to the truth, and another card pays",
        "and hears nothing, leaves all as it was",
      ],
    },
    "a card can be changed, its owner's alone": {
      "tests/e2e/subscription.spec.ts": [
        "takes the place of the one before",
        "is kept with its owner's word",
        "of somebody else is not taken",
      ],
    },
    "bad input is answered in our own words": {
      "app/lib/input-words.test.ts": [],
      "tests/e2e/contract/json-input.spec.ts": ["refuses what it cannot use, and never fails"],
    },
    "every route answers whom it should, plans that ended included": {
      "tests/e2e/access.spec.ts": [
        "finds the landing page, and elsewhere signing in",
        "who has not subscribed finds",
        "who had a plan finds",
        "a subscriber finds every screen",
      ],
      "tests/e2e/contract/contract.spec.ts": ["each call of the contract answers whom it should"],
    },
  },
};
