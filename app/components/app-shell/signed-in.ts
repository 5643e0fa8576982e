/** Who is signed in, as a header shows it. */
export type SignedIn = { firstName: string | null; email: string; profileImageUrl: string | null };
/** The same for the header with all screens. */
export type ShellUser = SignedIn & { id: number; unreadMessages: number };
