import { importDirection } from "./import-direction.js";
import { loadedWhenNeeded } from "./loaded-when-needed.js";
import { moduleFloors } from "./module-floors.js";

/** The project's own rules, as a plugin of the linter. */
export default {
  meta: { name: "plinth" },
  rules: {
    "import-direction": importDirection,
    "loaded-when-needed": loadedWhenNeeded,
    "module-floors": moduleFloors,
  },
};
