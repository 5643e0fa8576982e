/** Which of an owner's two websites. */
interface OnSite {
  site: 0 | 1;
}

/** What the owner of two websites does with one of them, or the operator. */
export type OwnersAct = OnSite &
  (
    | { kind: "deploy" | "switch"; name: 0 | 1; version: string }
    | { kind: "redeploy" | "rename"; version: string }
    | { kind: "withdraw" | "takeDown" | "lift" | "bringBack" | "post" }
  );

/** What a visitor does. */
export type VisitorsAct = OnSite & ({ kind: "message" } | { kind: "visit" });

export type Act = OwnersAct | VisitorsAct;

/** What there must be of a website, in the database and for its visitors. */
export interface SiteModel {
  title: string;
  /** Which of the names for it it has or had last; null before it was ever deployed. */
  name: number | null;
  live: boolean;
  /** Whether the operator has taken it down. */
  closed: boolean;
  /** Versions of its page in the order in which they were published, the live or last one at the end. */
  published: string[];
  posts: number;
  /** How many of its posts the page that is live, or was last, lists. */
  listed: number;
  messages: number;
  visits: number;
}

export type Model = readonly [SiteModel, SiteModel];

/** A website that was never deployed. */
export const NEW: SiteModel = {
  title: "Rose",
  name: null,
  live: false,
  closed: false,
  published: [],
  posts: 0,
  listed: 0,
  messages: 0,
  visits: 0,
};
export const START: Model = [NEW, NEW];

const isOpen = ({ live, closed }: SiteModel) => live && !closed;

type Rule<Kind extends Act["kind"]> = (
  own: SiteModel,
  other: SiteModel,
  act: Act & { kind: Kind },
) => Partial<SiteModel> | null;

const publish = (own: SiteModel, version: string): Partial<SiteModel> => ({
  published: [...own.published, version],
  listed: own.posts,
});

/** What each act changes of its website; null where it is refused and changes nothing. */
const RULES: { [Kind in Act["kind"]]: Rule<Kind> } = {
  deploy: (own, other, { name, version }) =>
    own.live || other.live || own.closed || other.closed ? null : { ...publish(own, version), name, live: true },
  redeploy: (own, _, { version }) => (isOpen(own) ? publish(own, version) : null),
  rename: (_own, _other, { version }) => ({ title: version }),
  switch: (own, other, { name, version }) =>
    own.live || !isOpen(other) || own.closed ? null : { ...publish(own, version), name, live: true },
  withdraw: (own) => (isOpen(own) ? { live: false } : null),
  takeDown: (own) => (own.name === null || own.closed ? null : { closed: true }),
  lift: (own) => (own.closed ? { closed: false } : null),
  // The first one, which had no posts; alone, it is what is live already.
  bringBack: (own) =>
    isOpen(own) && (own.published.length > 1 || own.listed > 0)
      ? { ...publish(own, own.published[0]!), listed: 0 }
      : null,
  post: (own) => (own.name === null ? null : { posts: own.posts + 1, ...(own.live && { listed: own.posts + 1 }) }),
  message: (own) => (isOpen(own) ? { messages: own.messages + 1 } : null),
  visit: (own) => (isOpen(own) ? { visits: own.visits + 1 } : null),
};

/** What there is after an act; the model as it was where the act is refused. */
function after(model: Model, act: Act): Model {
  const [own, other] = act.site === 0 ? model : [model[1], model[0]];
  const change = (RULES[act.kind] as Rule<Act["kind"]>)(own, other, act as never);
  if (!change) return model;
  const [changed, beside] = [{ ...own, ...change }, act.kind === "switch" ? { ...other, live: false } : other];
  return act.site === 0 ? [changed, beside] : [beside, changed];
}

/**
 * What there may be after acts at the same moment: any order of them; of those that were cut off, any may not have
 * happened.
 */
export function outcomes(model: Model, acts: readonly Act[], areCutOff: boolean): Model[] {
  const ends = acts.flatMap((act, at) =>
    outcomes(
      after(model, act),
      acts.filter((_, index) => index !== at),
      areCutOff,
    ),
  );
  return acts.length === 0 || areCutOff ? [model, ...ends] : ends;
}
