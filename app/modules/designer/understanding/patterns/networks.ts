/** Where businesses have a profile, as they are written. */
export const NETWORKS: readonly string[] =
  "Instagram Facebook TikTok YouTube LinkedIn Pinterest Twitter WhatsApp Yelp Tripadvisor Threads Bluesky Mastodon Xing".split(
    " ",
  );
