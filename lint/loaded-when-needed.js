import { isTest, ownPath } from "./imported-path.js";

const HEAVY =
  /^(@anthropic-ai\/sdk|fontkit|lighthouse|mammoth|nodemailer|openai|playwright-core|sharp|stripe|subset-font)(\/|$)/;

/** What a file of the product may not load at its start, with what it does in its place. */
const MESSAGES = [
  // Each takes longer to load than most of the modules of ours that use it (docs/decisions/0058).
  [HEAVY, "heavy"],
  // The whole of it reads a dictionary of CSS that nobody here asks.
  [/^css-tree$/, "inParts"],
];

/** Keeps heavy packages from being loaded before they are needed; their types are free. */
export const loadedWhenNeeded = {
  meta: {
    type: "problem",
    messages: {
      heavy:
        'Load it where it is used: `const { default: sharp } = await import("sharp");`. Its types are free (docs/decisions/0058).',
      inParts: "Import the part that is needed: css-tree/parser, css-tree/walker.",
    },
    schema: [],
  },
  create(context) {
    const file = context.filename;
    if (isTest(file) || !/^(app|pool|worker)\//.test(ownPath(file))) return {};
    return {
      ImportDeclaration(node) {
        const isOfTypes = node.importKind === "type" || areTypes(node.specifiers);
        const found = !isOfTypes && MESSAGES.find(([pattern]) => pattern.test(node.source.value));
        if (found) context.report({ node, messageId: found[1] });
      },
    };
  },
};

const areTypes = (specifiers) =>
  specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === "type");
