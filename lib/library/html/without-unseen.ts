import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  type HtmlRoot,
  isElement,
  textOf,
} from "./html-tree.ts";
import {
  type Declarations,
  readDeclarations,
  readStyleSheets,
  type StyleSheet,
} from "./style-rules.ts";

/** What unfolds around the text of a page, and what is no text: nobody counts it when it is hidden. */
const around = new Set(
  "nav header footer aside dialog form script style template noscript svg".split(" "),
);

/** A length in pixels, about; null for what is none. */
const pixelsOf = (value: string | undefined): number | null => {
  const { 1: count, 2: unit = "" } =
    /^(-?[\d.]{1,12})(px|pt|r?em|ch|ex|vw|vh|%)?$/u.exec(value ?? "") ?? [];
  if (count === undefined || Number.isNaN(Number(count))) return null;
  const each = /^(?:px|pt|)$/u.test(unit) ? 1 : /^(?:vw|vh|%)$/u.test(unit) ? 10 : 16;
  return Number(count) * each;
};

/** Letters below this height are read by nobody. */
const smallestLetter = 1;
/** So far beyond an edge nothing is reached: notes in a margin stand nearer. */
const farAway = 1_000;
/** A first line that is moved so far out of its box leaves room for a picture in its place. */
const farIndent = 100;

const isClear = (color: string): boolean =>
  color === "transparent" ||
  /^#(?:[0-9a-f]{3}0|[0-9a-f]{6}00)$/u.test(color) ||
  (/^(?:rgb|hsl)a?\([^)]{0,60}[,/]\s*0(?:\.0+)?%?\s*\)$/u.test(color) &&
    color.split(/[,/]/u).length > 3);
const isWhite = (color: string): boolean =>
  /^(?:#f{3}|#f{6}|white|rgb\(\s*255[\s,]+255[\s,]+255\s*\))$/u.test(color);

/** Cut to nothing, as what is meant for screen readers alone. */
const isCut = (style: Declarations): boolean => {
  const value = (name: string) => style.get(name) ?? "";
  if (/^inset\(\s*(?:50|100)%/u.test(value("clip-path"))) return true;
  if (/^rect\(\s*(?:[01](?:px)?[\s,]*){4}\)$/u.test(value("clip"))) return value("position") !== "";
  const side = ["width", "height", "max-width", "max-height"].some((name) => {
    const length = pixelsOf(style.get(name));
    return length !== null && length <= 1;
  });
  return side && /hidden|clip/u.test(value("overflow") + value("overflow-x") + value("overflow-y"));
};

const isFar = (style: Declarations): boolean => {
  const isPlaced = /^(?:absolute|fixed)$/u.test(style.get("position") ?? "");
  const sides = isPlaced ? ["left", "top", "right", "bottom", "margin-left", "margin-top"] : [];
  return sides.some((name) => (pixelsOf(style.get(name)) ?? 0) <= -farAway);
};

/** Of no strength for good: what appears while a page is scrolled begins so, and moves. */
const isFaded = (style: Declarations): boolean =>
  /^(?:0|0?\.0+|0%)$/u.test(style.get("opacity") ?? "") &&
  !["transform", "transition", "animation", "will-change"].some((name) => style.has(name));

/** Put away with all that is in it. */
const isPutAway = (style: Declarations): boolean =>
  style.get("display") === "none" ||
  isFaded(style) ||
  (pixelsOf(style.get("text-indent")) ?? 0) <= -farIndent ||
  isCut(style) ||
  isFar(style);

/** What an element hands down to the text in it. */
interface Inherited {
  readonly invisible: boolean;
  readonly tiny: boolean;
  readonly white: boolean;
  readonly clear: boolean;
  /** Whether something but white paper may lie behind it. */
  readonly onGround: boolean;
}

const seen: Inherited = {
  ...{ invisible: false, tiny: false, white: false, clear: false, onGround: false },
};

const isUnseen = ({ invisible, tiny, white, clear, onGround }: Inherited): boolean =>
  invisible || tiny || clear || (white && !onGround);

const isTiny = (size: string | undefined, above: boolean): boolean => {
  if (size === undefined) return above;
  const pixels = pixelsOf(size);
  if (pixels === null)
    return above && !/^(?:xx?-)?(?:small|large)$|^medium$|^xxx-large$/u.test(size);
  // A share of nothing is nothing.
  return pixels < smallestLetter || (above && /%$|(?<!r)em$|ex$|ch$/u.test(size));
};

const groundOf = (style: Declarations, element: HtmlElement): string =>
  [style.get("background-color"), style.get("background"), style.get("background-image")].find(
    (value) => value !== undefined && !/^(?:none|transparent|inherit|initial|0 0)$/u.test(value),
  ) ?? attribute(element, "bgColor").toLowerCase();

const handedDown = (style: Declarations, element: HtmlElement, above: Inherited): Inherited => {
  const visibility = style.get("visibility");
  const color =
    style.get("-webkit-text-fill-color") ??
    style.get("color") ??
    attribute(element, "color").toLowerCase();
  const ground = groundOf(style, element);
  // What is laid over others has their ground.
  const isLaid = /^(?:absolute|fixed)$/u.test(style.get("position") ?? "");
  const isPainted =
    style.has("text-shadow") ||
    /text/u.test(style.get("-webkit-background-clip") ?? style.get("background-clip") ?? "");
  return {
    invisible:
      visibility === undefined ? above.invisible : /^(?:hidden|collapse)$/u.test(visibility),
    tiny: isTiny(style.get("font-size"), above.tiny),
    white: color === "" || color === "inherit" ? above.white : isWhite(color),
    clear: (color === "" || color === "inherit" ? above.clear : isClear(color)) && !isPainted,
    onGround: isLaid || isPainted || (ground === "" ? above.onGround : !isWhite(ground)),
  };
};

/** The ids of what a control of the page unfolds: it is seen by who presses there. */
const unfolded = (tree: HtmlRoot): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const element of elementsIn(tree)) {
    for (const name of ["ariaControls", "dataTarget", "dataBsTarget"])
      for (const id of attribute(element, name).split(/\s+/u)) ids.add(id.replace(/^#/u, ""));
    const isControl =
      attribute(element, "dataToggle") !== "" || attribute(element, "dataBsToggle") !== "";
    if (isControl || attribute(element, "role") === "tab")
      ids.add(attribute(element, "href").replace(/^#/u, ""));
  }
  ids.delete("");
  return ids;
};

/** Whether nothing but a formula is in it: beside what is drawn, formulas are written out for screen readers. */
const isFormula = (element: HtmlElement): boolean => {
  if (element.tagName === "math") return true;
  const inner = element.children.filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
  return inner.length === 1 && inner[0] !== undefined && isElement(inner[0]) && isFormula(inner[0]);
};

/** The picture or the signs that are shown in the place of a formula that is written out before them. */
const isDrawnFormula = (element: HtmlElement, before: HtmlNode | undefined): boolean =>
  attribute(element, "ariaHidden") === "true" &&
  before !== undefined &&
  isElement(before) &&
  isFormula(before);

/** The style sheets that a page names, and those that it brings. */
const sheetsOf = (tree: HtmlRoot, sheetAt: SheetAt): string[] =>
  [...elementsIn(tree)].flatMap((element) => {
    if (/\bprint\b/u.test(attribute(element, "media"))) return [];
    if (element.tagName === "style") return [textOfSheet(element)];
    const isSheet =
      element.tagName === "link" && /(?:^|\s)stylesheet(?:\s|$)/iu.test(attribute(element, "rel"));
    return isSheet && !/alternate/iu.test(attribute(element, "rel"))
      ? [sheetAt(attribute(element, "href")) ?? ""]
      : [];
  });

const textOfSheet = (element: HtmlElement): string =>
  element.children.map((child) => (child.type === "text" ? child.value : "")).join("");

/** A style sheet that lies beside a page, by its address; null for one that does not. */
export type SheetAt = (address: string) => string | null;

/** Names of what may lie behind a text, and of what lays a text over others: there these are enough to be seen. */
const behind = ["background", "background-color", "background-image", "position"];

/** What is said of an element for sure: what a rule that is not followed may say otherwise is not. */
const styleFor = (element: HtmlElement, { sure, unsure }: ReturnType<StyleSheet["of"]>) => {
  const merged = new Map(sure.flatMap((declarations) => [...declarations]));
  for (const declarations of unsure) for (const name of declarations.keys()) merged.delete(name);
  for (const declarations of [...sure, ...unsure]) {
    for (const name of behind) {
      const value = declarations.get(name);
      if (value !== undefined && !isWhite(value)) merged.set(name, value);
    }
  }
  for (const [name, value] of readDeclarations(attribute(element, "style")))
    merged.set(name, value);
  return merged;
};

/** What looks for the text of a page passes over what its style hides. */
const showFormula = (element: HtmlElement): true => {
  for (const inner of [element, ...elementsIn(element)]) delete inner.properties.style;
  return true;
};

const isBlank = (node: HtmlNode): boolean => node.type === "text" && node.value.trim() === "";

/**
 * A page without what its style hides from a reader: text that is put away, invisible, of no size, of no colour but the
 * paper's, or moved out of sight. What a press unfolds stays, and so does what may be shown by a style that is not followed.
 * The tree is changed.
 * @param sheetAt where the style sheets lie that the page names
 * @returns the tree, and how many characters were hidden
 */
export const withoutUnseen = (
  tree: HtmlRoot,
  sheetAt: SheetAt = () => null,
): { readonly tree: HtmlRoot; readonly hidden: number } => {
  const sheet = readStyleSheets(sheetsOf(tree, sheetAt));
  const pressed = unfolded(tree);
  let hidden = 0;

  /** Whether an element stays, of which what is unseen has been taken. */
  const stays = (element: HtmlElement, above: Inherited, counts: boolean): boolean => {
    if (isFormula(element)) return showFormula(element);
    const id = attribute(element, "id");
    const classes = attribute(element, "className").split(/\s+/u);
    const style = styleFor(element, sheet.of({ tag: element.tagName, id, classes }));
    const isWhole = element.tagName === "html" || element.tagName === "body";
    if (!isWhole && !pressed.has(id) && (element.properties.hidden === true || isPutAway(style))) {
      if (counts) hidden += textOf(element).length;
      return false;
    }
    const down = handedDown(style, element, above);
    // A whole page is hidden until its scripts show it; one that is white has its ground in a style that is not known here.
    const within = isWhole ? { ...seen, onGround: down.onGround || down.white } : down;
    return (
      !prune(element, within, counts) || isWhole || element.children.some((one) => !isBlank(one))
    );
  };
  /** @returns whether anything was taken */
  const prune = (parent: HtmlParent, above: Inherited, counts: boolean): boolean => {
    const children = parent.children as HtmlElement["children"];
    parent.children = children.filter((child, at) => {
      if (isElement(child)) {
        if (isDrawnFormula(child, children[at - 1])) return false;
        return stays(child, above, counts && !around.has(child.tagName));
      }
      if (child.type !== "text" || isBlank(child) || !isUnseen(above)) return true;
      if (counts) hidden += child.value.trim().length;
      return false;
    });
    return parent.children.length < children.length;
  };

  prune(tree, seen, true);
  return { tree, hidden };
};
