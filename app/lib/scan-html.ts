import { type Token, Tokenizer, TokenizerMode } from "parse5";

/** What is met in a document, in source order. Attribute names are lower case. */
export interface HtmlHandler {
  open?(tag: string, attributes: Map<string, string>): void;
  close?(tag: string): void;
  text?(text: string): void;
}

const RAW = new Set(["style", "xmp", "iframe", "noembed", "noframes"]);
const CHARACTER_DATA = new Set(["title", "textarea"]);

/**
 * Reads markup of strangers tag by tag. No tree is built: misnested formatting elements can make a tree
 * grow with the square of the source, tokens never do.
 */
export function scanHtml(html: string, handler: HtmlHandler): void {
  const text = (token: Token.CharacterToken) => handler.text?.(token.chars);
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag(token) {
        tokenizer.state = modeAfter(token.tagName);
        handler.open?.(token.tagName, attributesOf(token));
      },
      onEndTag: (token) => handler.close?.(token.tagName),
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
}

function modeAfter(tag: string) {
  if (tag === "script") return TokenizerMode.SCRIPT_DATA;
  if (RAW.has(tag)) return TokenizerMode.RAWTEXT;
  return CHARACTER_DATA.has(tag) ? TokenizerMode.RCDATA : TokenizerMode.DATA;
}

function attributesOf(token: Token.TagToken): Map<string, string> {
  return new Map(token.attrs.map(({ name, value }) => [name, value]));
}
