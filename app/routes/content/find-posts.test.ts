import { expect, it } from "vitest";
import { findPosts } from "./find-posts";

const CATEGORIES = [{ id: 1, name: "Novidades" }];
const POSTS = [
  { title: "Easter bread", excerpt: null, content: "With **saffron**.", categoryId: null },
  { title: "Pão de Páscoa", excerpt: "Só em abril", content: "Com açafrão.", categoryId: 1 },
  { title: "Closed in August", excerpt: null, content: "Back in September.", categoryId: 1 },
];

it.each([
  ["", [0, 1, 2]],
  ["  ", [0, 1, 2]],
  ["BREAD", [0]],
  ["saffron easter", [0]],
  ["pascoa", [1]],
  ["Açafrão", [1]],
  ["novidades", [1, 2]],
  ["novidades august", [2]],
  ["bread august", []],
])("finds by %j", (words, found) =>
  expect(findPosts(POSTS, CATEGORIES, words)).toEqual(found.map((index) => POSTS[index])),
);
