import { expect, it } from "vitest";
import { lossesOf } from "./losses";

const nothing = { websites: 0, inBin: 0, posts: 0, messages: 0, hasSubscription: false, live: null };
const SIGNED_OUT = "You are signed out on every device.";

it("names everything that goes", () => {
  const live = { id: 1, title: "Rose", subdomain: "rose", domain: null, isActive: true };
  expect(
    lossesOf({ websites: 1, inBin: 2, posts: 2, messages: 1, hasSubscription: true, live }, "https://plinth.example"),
  ).toEqual([
    "Your live website “Rose” at https://plinth.example/sites/rose goes offline.",
    "1 website is deleted, with all versions, pictures and chats with the AI designer.",
    "2 websites in your bin go with your account, whatever is left of the 30 days.",
    "1 message from your visitors is deleted.",
    "2 posts are deleted.",
    "The visitor figures and SEO results of your website are deleted.",
    "Your subscription ends at once. Nothing more is charged, and the rest of the paid month is not paid back, even if you put your account back.",
    SIGNED_OUT,
  ]);
});

it("names the domain where there is one", () => {
  const live = { id: 1, title: "Rose", subdomain: "rose", domain: "rose.example", isActive: true };
  expect(lossesOf({ ...nothing, live }, "https://plinth.example")[0]).toContain("https://rose.example ");
});

it("does not call an unpublished website live", () => {
  const live = { id: 1, title: "Rose", subdomain: "rose", domain: null, isActive: false };
  expect(lossesOf({ ...nothing, live }, "https://plinth.example")[0]).toBe(
    "Your unpublished website “Rose” loses its address https://plinth.example/sites/rose.",
  );
});

it("speaks of nothing that there is not", () =>
  expect(lossesOf(nothing, "https://plinth.example")).toEqual([SIGNED_OUT]));
