import { isRole } from "../facts/person-words";
import { plainWords } from "./plain-text";

/** Somebody whom the owner's words name, with the words of the role that they give. */
export interface GivenRole {
  name: string[];
  role: string[];
}

/** The words of a text that say what somebody is. */
export const roleWords = (text: string): string[] => [
  ...new Set((text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(isRole).flatMap(plainWords)),
];
