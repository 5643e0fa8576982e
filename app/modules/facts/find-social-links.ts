import type { Found, SourceText } from "./source-text";

export interface SocialLink {
  label: string;
  href: string;
}

interface Network {
  label: string;
  names: string[];
  hosts: RegExp;
  profile?: (handle: string) => string;
}

const NETWORKS: Network[] = [
  {
    label: "Instagram",
    names: ["instagram", "insta", "ig"],
    hosts: /^(?:www\.)?instagram\.com$/,
    profile: (h) => `https://www.instagram.com/${h}`,
  },
  {
    label: "Facebook",
    names: ["facebook", "fb"],
    hosts: /^(?:www\.|m\.)?(?:facebook|fb)\.com$/,
    profile: (h) => `https://www.facebook.com/${h}`,
  },
  {
    label: "TikTok",
    names: ["tiktok", "tik tok"],
    hosts: /^(?:www\.)?tiktok\.com$/,
    profile: (h) => `https://www.tiktok.com/@${h}`,
  },
  {
    label: "YouTube",
    names: ["youtube"],
    hosts: /^(?:www\.|m\.)?(?:youtube\.com|youtu\.be)$/,
    profile: (h) => `https://www.youtube.com/@${h}`,
  },
  { label: "LinkedIn", names: ["linkedin"], hosts: /^(?:www\.|\w\w\.)?linkedin\.com$/ },
  {
    label: "X",
    names: ["twitter", "x"],
    hosts: /^(?:www\.)?(?:twitter|x)\.com$/,
    profile: (h) => `https://x.com/${h}`,
  },
  {
    label: "Threads",
    names: ["threads"],
    hosts: /^(?:www\.)?threads\.(?:net|com)$/,
    profile: (h) => `https://www.threads.net/@${h}`,
  },
  {
    label: "Pinterest",
    names: ["pinterest"],
    hosts: /^(?:\w{2,3}\.)?pinterest\.(?:com|de|es|co\.uk)$/,
    profile: (h) => `https://www.pinterest.com/${h}`,
  },
  {
    label: "Bluesky",
    names: ["bluesky", "bsky"],
    hosts: /^bsky\.app$/,
    profile: (h) => `https://bsky.app/profile/${h}`,
  },
  { label: "WhatsApp", names: ["whatsapp"], hosts: /^(?:wa\.me|api\.whatsapp\.com)$/ },
];

const HANDLE = /(?:^|[^\w.@])@([\w.]{2,40})/g;

/** Links to profiles on known networks, written as addresses or as handles; one for each network. */
export function findSocialLinks(source: SourceText): Found<SocialLink>[] {
  const found = source.lines.flatMap((line) =>
    line.sentences.flatMap((sentence) =>
      linksIn(sentence.text).map((value) => ({ value, sentenceIds: [sentence.id] })),
    ),
  );
  return found.filter(({ value }, index) => found.findIndex((other) => other.value.label === value.label) === index);
}

function linksIn(text: string): SocialLink[] {
  const byAddress = text.split(/[\s,;()<>"]+/).flatMap((token) => fromAddress(token) ?? []);
  return [...byAddress, ...(text.includes("@") ? fromHandles(text) : [])];
}

function fromAddress(token: string): SocialLink | undefined {
  const match = /^(https?:\/\/)?((?:[\w-]{1,63}\.){1,4}\w{2,10})(\/[^\s]{1,300})$/i.exec(
    token.replace(/(?<![.,!])[.,!]+$/, ""),
  );
  const network = match && NETWORKS.find(({ hosts }) => hosts.test(match[2]!.toLowerCase()));
  return network ? { label: network.label, href: `https://${match[2]}${match[3]}` } : undefined;
}

/** "Instagram: @name" and "@name on Instagram". */
function fromHandles(text: string): SocialLink[] {
  return [...text.matchAll(HANDLE)].flatMap((match) => {
    const before = text
      .slice(Math.max(0, match.index - 30), match.index + 1)
      .toLowerCase()
      // Of the 30 letters before.
      // oxlint-disable-next-line regexp/no-super-linear-move
      .replace(/(?:\s|[:–-]|\bis|\bat|\bhandle)+@?$/g, "");
    const after = /^\s(?:on|auf|en)\s(\w{1,12}(?:\stok)?)/i
      .exec(text.slice(match.index + match[0].length))?.[1]
      ?.toLowerCase();
    const network = NETWORKS.find(
      ({ profile, names }) => profile && names.some((name) => after === name || endsWithWord(before, name)),
    );
    return network ? [{ label: network.label, href: network.profile!(match[1]!.replace(/(?<!\.)\.+$/, "")) }] : [];
  });
}

function endsWithWord(text: string, word: string): boolean {
  return text.endsWith(word) && !/[a-z]/.test(text.charAt(text.length - word.length - 1));
}
