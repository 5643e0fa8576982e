import { z } from "zod";

const address = z.email().max(254);

/** Whether a text is one e-mail address and nothing else. */
export const isEmailAddress = (text: string): boolean => address.safeParse(text).success;
