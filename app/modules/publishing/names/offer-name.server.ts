import { DomainError, TooManyError } from "~/lib/errors";
import { latinName } from "~/lib/latin-name";
import { randomSubdomain } from "../random-subdomain";
import { checkSubdomain } from "../subdomain";
import { requireFreeName } from "./require-free-name.server";

interface Wish {
  ownerId: number;
  /** A website's title, or a name that somebody else has. */
  like: string;
}

/** What is put behind a name that is taken, before numbers are. */
const ENDINGS = ["", "-online", "-web", "-2", "-3"];
const LONGEST_ENDING = "-online".length;

/** A name like the wished one that the owner can have now; a random one where there is none. */
export async function offerName({ ownerId, like }: Wish): Promise<string> {
  const base = latinName(like, 63 - LONGEST_ENDING);
  for (const ending of base ? ENDINGS : []) {
    const name = await nameCheck({ ownerId, typed: `${base}${ending}` });
    if (name.state === "free") return name.subdomain;
    if (name.state === "too many") break;
  }
  return randomSubdomain();
}

/** Whether an owner can have a name as it was typed. */
export type NameCheck =
  | { state: "free"; subdomain: string }
  /** Why not, in words for the owner. */
  | { state: "wrong" | "taken" | "too many"; problem: string };

/** Says whether an owner can have a name now; taking it has the last word. */
export async function nameCheck({ ownerId, typed }: { ownerId: number; typed: string }): Promise<NameCheck> {
  const checked = checkSubdomain(typed);
  if ("problem" in checked) return { state: "wrong", problem: checked.problem };
  const { subdomain } = checked;
  try {
    await requireFreeName({ ownerId, subdomain });
    return { state: "free", subdomain };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { state: error instanceof TooManyError ? "too many" : "taken", problem: error.message };
  }
}
