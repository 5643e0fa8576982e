import { checkStatic } from "~/modules/checks/check-static.server";
import { EMPTY_CODE } from "~/modules/site/code-parts";
import { serveWorks } from "./serve-works";
import { works } from "./works";

// The rules of the validator are put together at first use, which takes as long as ten pages.
checkStatic(
  { ...EMPTY_CODE, html: "<!doctype html><title>A page</title>" },
  { assets: new Set(), allowedHosts: new Set() },
);
serveWorks(works);
