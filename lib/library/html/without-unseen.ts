import {
  attribute,
  type HtmlElement,
  type HtmlParent,
  type HtmlRoot,
  isElement,
  textOf,
} from "./html-tree.ts";

const nowhere =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0*)?\s*(?:;|$|!)|font-size\s*:\s*0(?:px|pt|em|rem|%)?\s*(?:;|$|!)|text-indent\s*:\s*-\d{3,})/iu;
const white =
  /(?:^|;)\s*color\s*:\s*(?:#fff(?:fff)?\b|white\b|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))/iu;
const ground = /background/iu;

/** Whether an element says of itself that it is not seen. */
export const isUnseen = (element: HtmlElement, onGround: boolean): boolean => {
  if (element.properties.hidden === true) return true;
  const style = attribute(element, "style");
  return nowhere.test(style) || (white.test(style) && !onGround && !ground.test(style));
};

const hasGround = (element: HtmlElement): boolean =>
  ground.test(attribute(element, "style")) || attribute(element, "bgColor") !== "";

/** What unfolds around the text of a page, and what is no text: nobody counts it when it is hidden. */
const around = new Set(
  "nav header footer aside dialog form script style template noscript svg".split(" "),
);

const prune = (parent: HtmlParent, onGround: boolean): number => {
  let hidden = 0;
  parent.children = (parent.children as HtmlElement["children"]).filter((child) => {
    if (!isElement(child)) return true;
    const counts = !around.has(child.tagName);
    if (isUnseen(child, onGround)) {
      if (counts) hidden += textOf(child).length;
      return false;
    }
    const inner = prune(child, onGround || hasGround(child));
    if (counts) hidden += inner;
    return true;
  });
  return hidden;
};

/**
 * A page without what its own marks hide from a reader: text of no size, of no colour but the paper's, or put away. What
 * style sheets hide is not known here. The tree is changed.
 * @returns the tree, and how many characters were hidden
 */
export const withoutUnseen = (
  tree: HtmlRoot,
): { readonly tree: HtmlRoot; readonly hidden: number } => {
  const hidden = prune(tree, false);
  return { tree, hidden };
};
