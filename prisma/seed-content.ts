import { env } from "~/lib/env.server";
import { createPost } from "~/modules/content/create-post.server";
import { listPosts } from "~/modules/content/list-posts.server";
import { findInbox } from "~/modules/messages/find-inbox.server";
import { listMessages } from "~/modules/messages/list-messages.server";

type Actor = { userId: number };

const POSTS = [
  {
    title: "Why our natas are small",
    content:
      "A small tray is empty before it is cold. So we bake **all morning**, twelve at a time.\n\n## The custard\n\nIt is Inês's aunt's, from Setúbal: milk, yolks, sugar, a strip of lemon.",
    status: "published",
  },
  {
    title: "Folar for Easter",
    content: "Folar with cinnamon is baked for Easter only. Please give us two days for large orders.",
    status: "published",
  },
  {
    title: "Broa, from the evening before",
    content: "The broa starts the evening before and goes in at four.",
    status: "draft",
  },
] as const;

const MESSAGES = [
  {
    name: "Rosa Lima",
    email: "rosa@example.com",
    message: "Could you bake forty natas for a christening on Saturday the 12th? I can pick them up at nine.",
  },
  { name: "Tom Ashby", email: "tom@example.com", message: "Is there any bread without wheat in it?" },
];

/** Posts of the demo website, where the account has none. */
export async function seedPosts(actor: Actor, deploymentId: number): Promise<void> {
  if ((await listPosts({ actor })).length > 0) return;
  for (const post of POSTS) await createPost({ actor, deploymentId, excerpt: "", ...post });
}

/**
 * Messages to the demo website, sent as its visitors do, where nobody has written yet. @throws Error when one is not
 * taken
 */
export async function seedMessages(actor: Actor, contactKey: string): Promise<void> {
  const inbox = await findInbox({ actor });
  if (!inbox || (await listMessages({ inbox, folder: "inbox", before: null })).messages.length > 0) return;
  for (const formData of MESSAGES) {
    const body = JSON.stringify({ formData, deploymentId: contactKey });
    const answer = await fetch(`${env.APP_ORIGIN}/api/contact`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    if (!answer.ok) throw new Error(`The demo website did not take a message: ${answer.status} ${await answer.text()}`);
  }
}
