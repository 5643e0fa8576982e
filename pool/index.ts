import { serveWorks } from "./serve-works";
import { works } from "./works";

serveWorks(works);
