import { createContext } from "react";
import type { ShellUser } from "./signed-in";

/** Who is signed in, for a screen that brings its own header (`Workbar`). */
export const ShellUserContext = createContext<ShellUser | null>(null);
