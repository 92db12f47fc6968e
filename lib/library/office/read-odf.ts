import type { HtmlElement } from "#lib/library/html/html-tree.ts";
import { footnoteTag, htmlMarkdown } from "#lib/library/html/read-html.ts";
import { titleOfName } from "#lib/library/read-markdown.ts";
import type { ManualSection } from "#lib/library/section-chunks.ts";
import { pictureAddress } from "#lib/text/card-pictures.ts";
import { mathmlToTex } from "./formula-to-tex.ts";
import type { FoundPictures } from "./found-pictures.ts";
import { htmlElement, htmlFormula, htmlSections, htmlText } from "./html-sections.ts";
import { joinCode, paragraph } from "./office-blocks.ts";
import type { OfficeReading } from "./office-reading.ts";
import { fileText, type PackedFiles, pathFrom, titleInProperties } from "./packed-files.ts";
import {
  childElement,
  childElements,
  elementsBelow,
  parseXml,
  type XmlElement,
  xmlAttribute,
  xmlText,
} from "./xml.ts";

type Children = HtmlElement["children"];

/** What the styles of a document say of the text that bears them. */
interface TextStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly code: boolean;
  readonly hidden: boolean;
  /** Letters of the paper's colour. */
  readonly white: boolean;
  /** Above or below the line. */
  readonly shift: "sup" | "sub" | null;
}

const plain: TextStyle = {
  bold: false,
  italic: false,
  code: false,
  hidden: false,
  white: false,
  shift: null,
};

/** Named in every language by the same name in the file. */
const codeStyle =
  /^(?:Preformatted_20_Text|Source_20_(?:Text|Code)|Teletype|HTML_20_Preformatted|code)$/iu;
const codeFont = /mono|courier|consolas/iu;

const readStyle = (style: XmlElement, inherited: TextStyle): TextStyle => {
  const text = childElement(style, "text-properties");
  const value = (name: string) => xmlAttribute(text, name);
  const ground = xmlAttribute(childElement(style, "paragraph-properties"), "background-color");
  const position = value("text-position") ?? "";
  const isWhite = /^#f{6}$/iu.test(value("color") ?? "");
  const hasGround = [value("background-color"), ground].some(
    (color) => color !== undefined && !/^(?:transparent|#f{6})$/iu.test(color),
  );
  const name = xmlAttribute(style, "name") ?? "";
  return {
    bold: inherited.bold || value("font-weight") === "bold",
    italic: inherited.italic || value("font-style") === "italic",
    code:
      inherited.code ||
      codeStyle.test(name) ||
      codeFont.test(value("font-name") ?? value("font-family") ?? ""),
    hidden: inherited.hidden || value("display") === "none",
    white: (inherited.white || isWhite) && !hasGround,
    shift: position.startsWith("sup")
      ? "sup"
      : position.startsWith("sub")
        ? "sub"
        : inherited.shift,
  };
};

/** Styles by their names, each with what it takes over from the one above it. */
const stylesOf = (roots: readonly XmlElement[]) => {
  const written = new Map<string, XmlElement>();
  const ordered = new Set<string>();
  for (const root of roots) {
    for (const element of elementsBelow(root)) {
      const name = xmlAttribute(element, "name");
      if (name === undefined) continue;
      if (element.name === "style") written.set(name, element);
      const [first] = element.name === "list-style" ? childElements(element) : [];
      if (first?.name === "list-level-style-number") ordered.add(name);
    }
  }
  const known = new Map<string, TextStyle>();
  const styleOf = (name: string | undefined, depth = 0): TextStyle => {
    const style = name === undefined ? undefined : written.get(name);
    if (name === undefined || style === undefined || depth > 20) {
      return codeStyle.test(name ?? "") ? { ...plain, code: true } : plain;
    }
    const found = known.get(name);
    if (found) return found;
    const parent = xmlAttribute(style, "parent-style-name");
    // A heading is bold by its style; that is no stress.
    const read = readStyle(style, styleOf(parent, depth + 1));
    known.set(name, read);
    return read;
  };
  const isQuote = (name: string | undefined): boolean =>
    name !== undefined &&
    (/^Quot/u.test(name) ||
      /^Quot/u.test(xmlAttribute(written.get(name), "parent-style-name") ?? ""));
  /** Whether a slide of this style is shown. */
  const isShown = (name: string | undefined): boolean => {
    const properties = childElement(written.get(name ?? ""), "drawing-page-properties");
    return xmlAttribute(properties, "visibility") !== "hidden";
  };
  return {
    ...{ styleOf, isQuote, isShown },
    isOrdered: (name: string | undefined) => ordered.has(name ?? ""),
  };
};

/** Signs and places that are no text: marks of changes, fields of forms, indexes that repeat the headings. */
const passedOver = new Set(
  "tracked-changes forms sequence-decls table-of-content bibliography alphabetical-index annotation annotation-end soft-page-break bookmark".split(
    " ",
  ),
);

/** Styles that a program makes for what was set by hand. */
const ownStyle = /^P\d+$/u;

const createReader = (
  files: PackedFiles,
  roots: readonly XmlElement[],
  isSlides: boolean,
  found: FoundPictures | undefined,
) => {
  const styles = stylesOf(roots);
  const counts = { hidden: 0, pictures: 0 };
  const notes = new Map<string, string>();

  /** Cells of tables and slides have grounds that other files give them: white is read there. */
  let hasGround = isSlides;
  const isUnseen = ({ hidden, white }: TextStyle): boolean => hidden || (white && !hasGround);

  const leftOut = (element: XmlElement): Children => {
    const text = xmlText(element) || (xmlAttribute(element, "string-value") ?? "");
    counts.hidden += text.trim().length;
    return [];
  };

  const styled = (inner: Children, { bold, italic, code, shift }: TextStyle): Children => {
    if (inner.length === 0) return inner;
    if (shift !== null) return [htmlElement(shift, inner)];
    if (code) return [htmlElement("code", inner)];
    const strong = bold ? [htmlElement("strong", inner)] : inner;
    return italic ? [htmlElement("em", strong)] : strong;
  };

  const formulaOf = (object: XmlElement): Children => {
    const folder = pathFrom("content.xml", xmlAttribute(object, "href") ?? "");
    const xml = folder === null ? "" : fileText(files, `${folder.replace(/\/$/u, "")}/content.xml`);
    if (!xml.includes("math")) return [];
    const tex = mathmlToTex(parseXml(xml));
    // Nothing says whether it is set apart: it is where it stands alone.
    return tex === "" ? [] : [htmlFormula(tex, true)];
  };

  /** The name of the picture of a frame; a drawing has one in pixels for older programs behind it. */
  const keptOf = (images: readonly XmlElement[]): string | null => {
    const paths = images.map((image) => pathFrom("content.xml", xmlAttribute(image, "href") ?? ""));
    const path = paths.find((one) => /\.(?:png|jpe?g|webp)$/iu.test(one ?? "")) ?? paths[0];
    return found?.add(files.get(path ?? "")) ?? null;
  };

  const pictureOf = (frame: XmlElement): Children => {
    const images = childElements(frame, "image");
    if (images.length === 0) return [];
    const told = childElement(frame, "title") ?? childElement(frame, "desc");
    const description = told ? xmlText(told).trim() : "";
    const kept = keptOf(images);
    if (kept !== null) {
      return [htmlElement("img", [], { src: pictureAddress(kept), alt: description })];
    }
    counts.pictures += 1;
    return description === "" ? [] : [htmlElement("em", [htmlText(description)])];
  };

  const frameOf = (frame: XmlElement): Children => {
    const object = childElement(frame, "object");
    const formula = object ? formulaOf(object) : [];
    if (formula.length > 0) return formula;
    const table = childElement(frame, "table");
    if (table) return [tableOf(table)];
    const box = childElement(frame, "text-box");
    if (box) return blocksOf(box);
    return pictureOf(frame);
  };

  const spanOf = (span: XmlElement): Children => {
    const style = styles.styleOf(xmlAttribute(span, "style-name"));
    return isUnseen(style) ? leftOut(span) : styled(inlineOf(span), style);
  };

  /** What the parts of a paragraph become, by their names; the text of any other is taken as it stands. */
  const inlineReaders: Readonly<Record<string, (part: XmlElement) => Children>> = {
    s: (blanks) => [htmlText(" ".repeat(Math.min(80, Number(xmlAttribute(blanks, "c") ?? 1))))],
    tab: () => [htmlText("\t")],
    "line-break": () => [htmlElement("br", [])],
    note: (note) => noteOf(note),
    frame: (frame) => frameOf(frame),
    a: (link) => [htmlElement("a", inlineOf(link), { href: xmlAttribute(link, "href") ?? "" })],
    span: spanOf,
    "hidden-text": (text) => (isSetHidden(text) ? leftOut(text) : inlineOf(text)),
  };

  const inlineOf = (parent: XmlElement): Children =>
    parent.children.flatMap((child): Children => {
      if (typeof child === "string") return [htmlText(child)];
      if (passedOver.has(child.name)) return [];
      return inlineReaders[child.name]?.(child) ?? inlineOf(child);
    });

  const noteOf = (note: XmlElement): Children => {
    const body = childElement(note, "note-body");
    if (body === undefined) return [];
    const sign = String(notes.size + 1);
    notes.set(sign, htmlMarkdown(blocksOf(body)));
    return [htmlElement(footnoteTag, [htmlText(sign)])];
  };

  const paragraphOf = (element: XmlElement): Children => {
    const style = styles.styleOf(xmlAttribute(element, "style-name"));
    const isHidden = childElements(element, "hidden-paragraph").some(isSetHidden);
    if (isHidden || isUnseen(style)) return leftOut(element);
    const inner = inlineOf(element);
    if (style.code) return [paragraph([htmlElement("code", inner)])];
    const name = xmlAttribute(element, "style-name") ?? "";
    // A named style is bold or slanted for its whole kind, such as heads of tables: that is no stress.
    const written = paragraph(ownStyle.test(name) ? styled(inner, style) : inner);
    return styles.isQuote(name) ? [htmlElement("blockquote", [written])] : [written];
  };

  const listOf = (list: XmlElement, ordered: boolean): HtmlElement => {
    const named = xmlAttribute(list, "style-name");
    const isOrdered = named === undefined ? ordered : styles.isOrdered(named);
    const items = childElements(list)
      .filter(({ name }) => name === "list-item" || name === "list-header")
      .map((item) => htmlElement("li", withoutParagraph(blocksOf(item, isOrdered))));
    return htmlElement(isOrdered ? "ol" : "ul", items);
  };

  const tableOf = (table: XmlElement): HtmlElement => {
    const outside = hasGround;
    hasGround = true;
    const rows: HtmlElement[] = [];
    for (const row of elementsBelow(table, ({ name }) => name === "table-cell")) {
      if (row.name !== "table-row") continue;
      const cells = childElements(row, "table-cell").map((cell) =>
        htmlElement(rows.length === 0 ? "th" : "td", blocksOf(cell)),
      );
      // A row of blank cells to the end of the sheet is written once with a count.
      if (cells.some(({ children }) => children.length > 0)) rows.push(htmlElement("tr", cells));
    }
    hasGround = outside;
    return htmlElement("table", [htmlElement("tbody", rows)]);
  };

  const headingOf = (heading: XmlElement): Children => {
    if (isUnseen(styles.styleOf(xmlAttribute(heading, "style-name")))) return leftOut(heading);
    const level = Math.min(6, Math.max(1, Number(xmlAttribute(heading, "outline-level") ?? 1)));
    return [htmlElement(`h${level}`, inlineOf(heading))];
  };

  const frameBlock = (frame: XmlElement): Children => {
    const inner = frameOf(frame);
    const isInline = inner.some((one) => one.type === "text" || isInlineTag(one));
    return isInline ? [htmlElement("p", inner)] : inner;
  };

  const blockReaders: Readonly<
    Record<string, (element: XmlElement, ordered: boolean) => Children>
  > = {
    h: headingOf,
    p: (element) => paragraphOf(element),
    list: (list, ordered) => [listOf(list, ordered)],
    table: (table) => [tableOf(table)],
    section: (section, ordered) =>
      xmlAttribute(section, "display") === "none" ? leftOut(section) : blocksOf(section, ordered),
    frame: frameBlock,
  };

  const blockOf = (element: XmlElement, ordered: boolean): Children => {
    if (passedOver.has(element.name)) return [];
    return blockReaders[element.name]?.(element, ordered) ?? blocksOf(element, ordered);
  };

  const blocksOf = (parent: XmlElement, ordered = false): Children =>
    joinCode(childElements(parent).flatMap((child) => blockOf(child, ordered)));

  return { counts, blocksOf, notes, leftOut, isShown: styles.isShown };
};

/** Whether a condition that hides a text held when the document was saved. */
const isSetHidden = (element: XmlElement): boolean => xmlAttribute(element, "is-hidden") === "true";

/** An item of one paragraph is written without a blank line around it. */
const withoutParagraph = (blocks: Children): Children => {
  const [first, ...more] = blocks;
  const isOne = more.every((one) => one.type === "element" && /^[ou]l$/u.test(one.tagName));
  return first?.type === "element" && first.tagName === "p" && isOne
    ? [...first.children, ...more]
    : blocks;
};

const isInlineTag = (node: Children[number]): boolean =>
  node.type === "element" && /^(?:em|math|img)$/u.test(node.tagName);

const pageTitle = (page: XmlElement): XmlElement | undefined =>
  childElements(page, "frame").find(
    (frame) => xmlAttribute(frame, "class") === "title" && xmlText(frame).trim() !== "",
  );

/** A slide as a section; none for one that is not shown, or holds nothing. */
const slideOf = (
  page: XmlElement,
  number: number,
  reader: ReturnType<typeof createReader>,
  { path, title }: { readonly path: string; readonly title: string },
): ManualSection[] => {
  if (!reader.isShown(xmlAttribute(page, "style-name"))) {
    reader.leftOut(page);
    return [];
  }
  const head = pageTitle(page);
  const own = head ? xmlText(head).replaceAll(/\s+/gu, " ").trim() : "";
  const shapes = childElements(page).filter((one) => one !== head && one.name !== "notes");
  const blocks = shapes.flatMap((shape) => reader.blocksOf({ ...page, children: [shape] }));
  const notes = childElement(page, "notes");
  const spoken = notes ? reader.blocksOf(notes) : [];
  if (spoken.length > 0) blocks.push(htmlElement("blockquote", spoken));
  const text = htmlMarkdown(blocks);
  if (text === "" && own === "") return [];
  const address = `${path}#slide=${number}`;
  return [
    {
      ...{ address, page: number, title: own, text, headingPath: [title] },
      ...{ innerAddresses: [], indexTerms: [] },
    },
  ];
};

/**
 * A text or slides of OpenDocument as sections; slides are one section each, with the speaker's notes as a quote below. Slides
 * that are not shown are left out.
 * @param found where its pictures are kept; without it they are named by their description
 * @throws AppError source_file_broken, source_zip_*
 */
export const readOdf = (path: string, files: PackedFiles, found?: FoundPictures): OfficeReading => {
  const content = parseXml(fileText(files, "content.xml"));
  const stylesXml = fileText(files, "styles.xml");
  const roots = stylesXml === "" ? [content] : [parseXml(stylesXml), content];
  const body = childElement(content, "body");
  const slides = childElement(body, "presentation");
  const reader = createReader(files, roots, slides !== undefined, found);
  const title = titleInProperties(files) ?? titleOfName(path);
  if (slides === undefined) {
    const blocks = body ? reader.blocksOf(body) : [];
    const sections = htmlSections(path, title, { type: "root", children: blocks });
    return { title, sections, footnotes: reader.notes, ...reader.counts };
  }
  const pages = childElements(slides, "page");
  const sections = pages.flatMap((page, index) =>
    slideOf(page, index + 1, reader, { path, title }),
  );
  return { title, sections, footnotes: reader.notes, ...reader.counts };
};
