import { z } from "zod";
import type { Rule } from "../../cascade/designer-block";
import { look, lookSchema } from "./look";

const schema = lookSchema.extend({ side: z.enum(["left", "right", "center", "justify"]) });
type Align = z.infer<typeof schema>;

const VALUES = { left: "start", right: "end", center: "center", justify: "justify" } as const;
const WORDS = {
  left: "aligned to the left",
  right: "aligned to the right",
  center: "centred",
  justify: "justified",
} as const;
const BOXES = { left: "0 auto", right: "auto 0", center: "auto", justify: "0" } as const;

/** Puts text to a side or into the middle; what is narrower than its place moves as a whole. */
export const align = look<Align>({
  name: "align",
  params: schema,
  sets: () => ["text-align"],
  attempts: (site, params) => {
    const pictures = params.target.nodes.every((node) => site.page.elements[node]!.tagName === "img");
    const rules = pictures ? boxRules(params) : params.target.region ? regionRules(params) : textRules(params);
    return [{ rules }, { rules: rules.map((rule) => ({ ...rule, declarations: important(rule.declarations) })) }];
  },
  says: ({ target, side }) => `I made ${target.name} ${WORDS[side]}.`,
  asks: ({ side }) => WORDS[side],
  seen: ({ after }, { side }) =>
    [VALUES[side] as string, side].includes(after("text-align")) ||
    (after("margin-left") === "auto" && side !== "left"),
});

const important = (declarations: Record<string, string>) =>
  Object.fromEntries(Object.entries(declarations).map(([property, value]) => [property, `${value} !important`]));

const textRules = ({ side }: Align): Rule[] => [
  {
    selector: "&",
    declarations: {
      "text-align": VALUES[side],
      ...(side === "center" && { "justify-self": "center", "margin-inline": "auto" }),
    },
  },
];

const boxRules = ({ side }: Align): Rule[] => [
  { selector: "&", declarations: { display: "block", "text-align": VALUES[side], "margin-inline": BOXES[side] } },
];

/** Rows of buttons are laid out, not set as text: they follow by themselves. */
function regionRules({ side }: Align): Rule[] {
  const own = { "text-align": VALUES[side] };
  return [
    { selector: "&", declarations: own },
    { selector: "& :is(h1, h2, h3, p, ul, ol, li, blockquote)", declarations: own },
    { selector: "& .actions", declarations: { "justify-content": VALUES[side] } },
    ...(side === "center"
      ? [
          { selector: "& :is(.lead, .intro, .statement, .title)", declarations: { "margin-inline": "auto" } },
          { selector: "& img:only-of-type", declarations: { "margin-inline": "auto" } },
        ]
      : []),
  ];
}
