import { checkStatic } from "~/modules/checks/check-static.server";
import { serveWorks } from "./serve-works";
import { works } from "./works";

// The rules of the validator are put together at first use, which takes as long as ten pages.
checkStatic({ html: "<!doctype html><title>A page</title>", css: "", javascript: "" }, { assets: new Set(), allowedHosts: new Set() });
serveWorks(works);
