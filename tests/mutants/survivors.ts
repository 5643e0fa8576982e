import type { Mutant } from "./mutant";

/** A fault that no test sees, and why that is well. */
interface KnownSurvivor extends Pick<Mutant, "file" | "was" | "becomes"> {
  reason: string;
}

export const KNOWN_SURVIVORS: KnownSurvivor[] = [
  {
    file: "app/modules/markup/sections.ts",
    was: "const target = elementAt(page, sections[index]?.node ?? -1);",
    becomes: "const target = elementAt(page, sections[index]?.node ?? -2);",
    reason: "No element has either number.",
  },
  {
    file: "app/modules/limits/forget-counts.server.ts",
    was: "return db.$executeRaw`delete from limit_events where at < now() - interval '24 hours'`;",
    becomes: "return db.$executeRaw`delete from limit_events where at <= now() - interval '24 hours'`;",
    reason: "What is exactly a day old counts for no limit any more, and is forgotten a moment later.",
  },
  {
    file: "app/http/deletion-request.server.ts",
    was: 'sameSite: "lax",',
    becomes: "",
    reason: "Remix's cookies are that by themselves.",
  },
  {
    file: "app/modules/publishing/switch-live.server.ts",
    was: "await requireSwitchable({ leaves, ...input });",
    becomes: ";",
    reason: "It spares work; what it asks is asked again where the site goes live.",
  },
];

export const reasonFor = (mutant: Mutant): string | null =>
  KNOWN_SURVIVORS.find(
    ({ file, was, becomes }) => file === mutant.file && was === mutant.was && becomes === mutant.becomes,
  )?.reason ?? null;
