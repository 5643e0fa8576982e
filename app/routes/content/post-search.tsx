import { Form, Link, useLocation, useSearchParams } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { withParam } from "~/components/ui/view-params";
import { countInWords } from "~/lib/count-words";
import { SEARCH_PARAM, WORTH_SEARCHING } from "./find-posts";
import type { ContentData } from "./post-item";

/** Finds posts by what they say, once there are too many to look through. It needs no script. */
export function PostSearch({ search, posts }: Pick<ContentData, "search" | "posts">) {
  const { words, of } = search;
  const location = useLocation();
  const tab = useSearchParams()[0].get("tab");
  if (of < WORTH_SEARCHING && !words) return null;
  return (
    <div className="grid gap-3 pb-6">
      <Form method="get" action="/content" role="search" className="flex flex-wrap items-end gap-3">
        {tab ? <input type="hidden" name="tab" value={tab} /> : null}
        <label className="grid grow gap-1 text-sm sm:max-w-sm">
          Search your posts
          <input
            key={words}
            type="search"
            name={SEARCH_PARAM}
            defaultValue={words}
            maxLength={100}
            className="control"
          />
        </label>
        <Button>Search</Button>
      </Form>
      <p role="status" className="text-muted wrap-anywhere empty:hidden">
        {words ? (
          <>
            {countInWords(posts.length, "post", "posts")} of {of} found for “{words}”.{" "}
            <Link
              to={withParam(location, SEARCH_PARAM, null)}
              preventScrollReset
              className="underline underline-offset-4"
            >
              Show all posts
            </Link>
          </>
        ) : null}
      </p>
    </div>
  );
}
