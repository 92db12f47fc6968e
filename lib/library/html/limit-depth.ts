import type { HtmlElement, HtmlRoot } from "./html-tree.ts";

/** Beyond this what only holds or marks other elements is dissolved: pages of forums and tables in tables reach 60. */
const deepestHolder = 100;
/** Beyond this all is but what holds text alone; every walk through a tree may rest on it. */
const deepest = 200;
/** Lists, tables and quotations in each other: Markdown of more is read by nobody, and costs the square of its depth. */
const deepestBlocks = 16;

const blocks = new Set("ul ol dl menu table blockquote details fieldset".split(" "));
/** What makes no sense without one of these. */
const partsOfBlocks = new Set(
  "li dt dd thead tbody tfoot tr td th caption colgroup col summary legend".split(" "),
);
const marks = new Set(
  "a abbr acronym b bdi bdo big cite del dfn em font i ins label mark nobr q s small span strike strong tt u var".split(
    " ",
  ),
);
const holders = new Set(
  "address article aside body center div figure footer header hgroup main nav section".split(" "),
);

type Children = HtmlElement["children"];

/** A place whose children are being looked at. */
interface Place {
  readonly from: readonly Children[number][];
  next: number;
  /** Where they go. */
  readonly into: Children;
  readonly depth: number;
  /** How many lists, tables and quotations are around it. */
  readonly blocks: number;
  /** Whether what follows is parted from it. */
  readonly isParted: boolean;
}

const isDissolved = ({ tagName, children }: HtmlElement, depth: number): boolean => {
  if (depth <= deepestHolder) return false;
  if (marks.has(tagName)) return true;
  const inner = children.filter((child) => child.type === "element");
  if (depth > deepest) return inner.length > 0;
  return holders.has(tagName) && inner.some((child) => !marks.has(child.tagName));
};

/**
 * Takes from a tree the depth that no page has: by a loop, as whatever else walks through a tree would end on it. All text
 * stays, and its order. The tree is changed.
 */
export const limitDepth = (tree: HtmlRoot): HtmlRoot => {
  const top = tree.children as Children;
  const places: Place[] = [];
  const enter = (element: HtmlElement, place: Omit<Place, "from" | "next">): void => {
    const from = element.children;
    places.push({ from, next: 0, ...place });
  };
  const visit = (child: Children[number], place: Place): void => {
    if (child.type !== "element") return void place.into.push(child);
    const depth = place.depth + 1;
    const inBlocks = place.blocks + (blocks.has(child.tagName) ? 1 : 0);
    if (isDissolved(child, depth)) {
      const isParted = !marks.has(child.tagName);
      if (isParted) place.into.push(space());
      enter(child, { into: place.into, depth: place.depth, blocks: inBlocks, isParted });
      return;
    }
    const isTooMuch =
      inBlocks > deepestBlocks && (blocks.has(child.tagName) || partsOfBlocks.has(child.tagName));
    if (isTooMuch) child.tagName = "div";
    place.into.push(child);
    const into: Children = [];
    enter(child, { into, depth, blocks: inBlocks, isParted: false });
    child.children = into;
  };
  const into: Children = [];
  places.push({ from: top, next: 0, into, depth: 0, blocks: 0, isParted: false });
  for (let place = places.at(-1); place; place = places.at(-1)) {
    const child = place.from[place.next];
    place.next += 1;
    if (child !== undefined) visit(child, place);
    else {
      places.pop();
      if (place.isParted) place.into.push(space());
    }
  }
  tree.children = into as HtmlRoot["children"];
  return tree;
};

const space = (): Children[number] => ({ type: "text", value: "\n" });
