import { sectionKind } from "../markup/find-sections";
import type { NodeId } from "../markup/page";
import type { Item } from "./items";
import type { Parts } from "./read-parts";
import type { PageThings, Role, Thing } from "./thing";
import { amongIn, firstFrom, linesOf, within } from "./tree";

type Draft = Pick<Thing, "node" | "kind" | "group" | "face"> & { roles: Role[]; name?: string; title?: NodeId | null };

const PLACES = new Set<Role>(["section", "header", "footer"]);
const LONGEST_TITLE = 60;

/** Collects the roles of elements, and tells in the end what each is called and where it stands. */
export class ThingList {
  private readonly drafts = new Map<NodeId, Draft>();
  private readonly forms: { from: NodeId; to: NodeId }[];
  private readonly sectionNames: Map<NodeId, string>;

  constructor(private readonly parts: Parts) {
    const { tree, frame } = parts;
    this.sectionNames = new Map(frame.sections.map(({ node, name }) => [node, name]));
    this.forms = [...tree.page.elements.keys()]
      .filter((node) => tree.tag(node) === "form")
      .map((node) => ({ from: node, to: tree.ends[node]! }));
  }

  add(node: NodeId, ...roles: Role[]): void {
    const draft = this.drafts.get(node) ?? { node, roles: [] };
    for (const role of roles) if (!draft.roles.includes(role)) draft.roles.push(role);
    this.drafts.set(node, draft);
  }

  /** Words are a text unless they are something else. */
  addText(node: NodeId): void {
    const roles = this.drafts.get(node)?.roles ?? [];
    if (
      roles.every((role) =>
        ["phone", "email", "address", "hours", "lead", "eyebrow", "copyright", "price"].includes(role),
      )
    )
      this.add(node, "text");
  }

  named(node: NodeId, name: string, role: Role): void {
    this.add(node, role);
    this.drafts.get(node)!.name = name;
  }

  addItem({ node, kind, face, title }: Item, group: NodeId): void {
    this.add(node, "item");
    Object.assign(this.drafts.get(node)!, { kind, face, group, title });
  }

  /** The lists of a navigation are no lists to a person. */
  addList(node: NodeId): void {
    if (!this.parts.frame.navigations.some((each) => node >= each.node - 1 && node <= this.parts.tree.ends[each.node]!))
      this.add(node, "list");
  }

  isInForm = (node: NodeId): boolean => this.forms.some(({ from, to }) => node > from && node <= to);

  things(): PageThings {
    const aliases = this.readAliases();
    const all = [...this.drafts.values()]
      .toSorted((a, b) => a.node - b.node)
      .map((draft): Thing => this.toThing(draft, aliases, this.placesOf(draft.node)));
    const byNode = new Map(all.map((thing) => [thing.node, thing]));
    const byRole = new Map<Role, Thing[]>();
    for (const thing of all)
      for (const role of thing.roles) {
        const same = byRole.get(role) ?? [];
        same.push(thing);
        byRole.set(role, same);
      }
    const nodes = all.map(({ node }) => node);
    const { ends } = this.parts.tree;
    return {
      all,
      of: (...roles) =>
        roles.length === 1
          ? (byRole.get(roles[0]!) ?? [])
          : all.filter((thing) => roles.some((role) => thing.roles.includes(role))),
      at: (node) => byNode.get(node) ?? null,
      inside: (node) => all.slice(firstFrom(nodes, node + 1), firstFrom(nodes, ends[node]! + 1)),
    };
  }

  private readonly places: Pick<Thing, "section" | "item">[] = [];

  /** The part of the page and the item that an element stands in; those around it are read before it. */
  private placesOf(node: NodeId): Pick<Thing, "section" | "item"> {
    const { parents } = this.parts.tree;
    for (let at = this.places.length; at <= node; at += 1) {
      const parent = parents[at] ?? null;
      const { section, item } = (parent === null ? null : this.places[parent]) ?? { section: null, item: null };
      const roles = parent === null ? [] : (this.drafts.get(parent)?.roles ?? []);
      this.places.push({
        section: roles.some((role) => PLACES.has(role)) ? parent : section,
        item: roles.includes("item") ? parent : item,
      });
    }
    return this.places[node]!;
  }

  private toThing(draft: Draft, aliases: Map<NodeId, string[]>, places: Pick<Thing, "section" | "item">): Thing {
    const { tree } = this.parts;
    return {
      node: draft.node,
      roles: draft.roles,
      name: this.nameOf(draft),
      aliases: aliases.get(draft.node) ?? [],
      ...places,
      ...(draft.kind && { kind: draft.kind }),
      ...(draft.group !== undefined && { group: draft.group, face: draft.face, title: draft.title ?? null }),
      hidden: tree.hidden[draft.node]! || tree.attribute(draft.node, "hidden") !== undefined,
    };
  }

  private nameOf(draft: Draft): string {
    const { tree } = this.parts;
    if (draft.name !== undefined) return draft.name;
    if (draft.title !== undefined && draft.title !== null) return tree.text(draft.title);
    if (draft.roles.includes("section")) return this.nameOfSection(draft.node);
    if (draft.roles.includes("group")) return this.headingIn(draft.node) ?? "";
    if (["picture", "logo"].some((role) => draft.roles.includes(role as Role)))
      return tree.attribute(draft.node, "alt") || tree.attribute(draft.node, "aria-label") || "";
    return (
      tree.text(draft.node) || tree.attribute(draft.node, "value") || tree.attribute(draft.node, "aria-label") || ""
    );
  }

  /** The first heading in an element, by its tag or its look. */
  private headingIn(node: NodeId): string | null {
    const { tree, headings } = this.parts;
    const heading = [...within(tree, node)].find((each) => headings.all.has(each) && !tree.unseen[each]);
    return heading === undefined ? null : tree.text(heading);
  }

  private nameOfSection(node: NodeId): string {
    const name = this.sectionNames.get(node) ?? "";
    const heading = this.headingIn(node);
    // A name that was cut from all of its words is none.
    const isCut = name.endsWith("…");
    if (heading === null) return isCut ? (this.titleIn(node) ?? "") : name;
    return isCut || name.length > heading.length ? heading : name;
  }

  /** The first line of an element without a heading, where that is short enough to be one. */
  private titleIn(node: NodeId): string | null {
    const { tree } = this.parts;
    const first = amongIn(tree, linesOf(tree), node).find((line) => tree.text(line) !== "");
    return first !== undefined && tree.text(first).length <= LONGEST_TITLE ? tree.text(first) : null;
  }

  /** What links to a part of the page say, its id, and what our designs call its kind. */
  private readAliases(): Map<NodeId, string[]> {
    const { tree, frame } = this.parts;
    const byId = new Map<string, string[]>();
    tree.page.elements.forEach((element, node) => {
      const to = element.tagName === "a" ? /^#(.+)$/.exec(tree.attribute(node, "href") ?? "")?.[1] : undefined;
      if (to) byId.set(to, [...(byId.get(to) ?? []), tree.text(node)]);
    });
    return new Map(
      frame.sections.map(({ node, id }) => {
        const kind = sectionKind(tree.page.elements[node]!);
        const inner = [...within(tree, node)].slice(0, 3).flatMap((each) => tree.attribute(each, "id") ?? []);
        const ids = [...(id ? [id] : []), ...inner];
        const names = ids.flatMap((each) => byId.get(each) ?? []);
        return [
          node,
          [...new Set([...names, ...ids.map(asWords), ...(kind === tree.tag(node) ? [] : [kind])])].filter(Boolean),
        ];
      }),
    );
  }
}

/** An id as words: 'our-team' is 'our team'. */
const asWords = (id: string) => id.replace(/[-_]+/g, " ").trim();
