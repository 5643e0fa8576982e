import { apiRoute } from "~/http/api-route.server";
import { readJson } from "~/http/read-input.server";
import { createCategory } from "~/modules/content/create-category.server";
import { listCategories } from "~/modules/content/list-categories.server";
import { createCategoryInput } from "~/modules/content/post-input";

const route = apiRoute("subscriber", {
  GET: ({ actor }) => listCategories({ actor }),
  POST: async ({ request, actor }) =>
    Response.json(await createCategory({ ...(await readJson(request, createCategoryInput)), actor }), { status: 201 }),
});
export const loader = route.loader;
export const action = route.action;
