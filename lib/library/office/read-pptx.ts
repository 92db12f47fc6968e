import type { HtmlElement } from "#lib/library/html/html-tree.ts";
import { htmlMarkdown } from "#lib/library/html/read-html.ts";
import { titleOfName } from "#lib/library/read-markdown.ts";
import type { ManualSection } from "#lib/library/section-chunks.ts";
import { pictureAddress } from "#lib/text/card-pictures.ts";
import { ommlToTex } from "./formula-to-tex.ts";
import type { FoundPictures } from "./found-pictures.ts";
import { htmlElement, htmlFormula, htmlText } from "./html-sections.ts";
import { joinCode, nestLists } from "./office-blocks.ts";
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

/** Where the relations of a file lead, by their ids. */
const relationsOf = (files: PackedFiles, file: string) => {
  const cut = file.lastIndexOf("/") + 1;
  const xml = fileText(files, `${file.slice(0, cut)}_rels/${file.slice(cut)}.rels`);
  const found = new Map<string, { readonly path: string; readonly type: string }>();
  if (xml === "") return found;
  for (const { attributes } of childElements(parseXml(xml), "Relationship")) {
    const path =
      attributes.TargetMode === "External" ? null : pathFrom(file, attributes.Target ?? "");
    if (path !== null && attributes.Id)
      found.set(attributes.Id, { path, type: attributes.Type ?? "" });
  }
  return found;
};

const presentation = "ppt/presentation.xml";

/** The slides in the order in which they are shown. */
const slidesOf = (files: PackedFiles): string[] => {
  const relations = relationsOf(files, presentation);
  const list = childElement(parseXml(fileText(files, presentation)), "sldIdLst");
  return (list ? childElements(list, "sldId") : []).flatMap(({ attributes }) => {
    const path = relations.get(attributes["r:id"] ?? "")?.path;
    return path !== undefined && files.has(path) ? [path] : [];
  });
};

/** What a placeholder is for; "" for a shape of its own, "body" for the text of a slide. */
const placeholderOf = (shape: XmlElement): string => {
  const properties = childElements(shape).find(({ name }) =>
    /^nv(?:Sp|Pic|GraphicFrame)Pr$/u.test(name),
  );
  const placeholder = childElement(childElement(properties, "nvPr"), "ph");
  if (placeholder === undefined) return "";
  return placeholder.attributes.type ?? "body";
};

/** Number, date, head and foot of a slide. */
const isFurniture = (kind: string): boolean => /^(?:sldNum|dt|ftr|hdr|sldImg)$/u.test(kind);

/** Hundredths of a point: letters of one point are read by nobody. */
const smallestSize = 100;

/** Letters without a filling or an edge, clear ones, and those of no size. */
const isUnseen = (run: XmlElement): boolean => {
  const properties = childElement(run, "rPr");
  if (properties === undefined) return false;
  if (Number(properties.attributes.sz ?? 1_800) <= smallestSize) return true;
  if (childElement(properties, "ln")) return false;
  const fill = childElement(properties, "solidFill");
  const isClear = [...(fill ? elementsBelow(fill) : [])].some(
    ({ name, attributes }) => name === "alpha" && attributes.val === "0",
  );
  return isClear || childElement(properties, "noFill") !== undefined;
};

const marksOf = (run: XmlElement, inner: Children): Children => {
  const properties = childElement(run, "rPr");
  const font = xmlAttribute(childElement(properties, "latin"), "typeface") ?? "";
  if (/^(?:courier|consolas|menlo|monaco|cascadia|jetbrains mono|dejavu sans mono)/iu.test(font))
    return [htmlElement("code", inner)];
  const shift = Number(properties?.attributes.baseline ?? 0);
  if (shift !== 0) return [htmlElement(shift > 0 ? "sup" : "sub", inner)];
  const bold = properties?.attributes.b === "1" ? [htmlElement("strong", inner)] : inner;
  return properties?.attributes.i === "1" ? [htmlElement("em", bold)] : bold;
};

const formulaOf = (formula: XmlElement): Children => [htmlFormula(ommlToTex(formula), true)];

/** What the parts of a paragraph become, by their names; any other holds no text. */
const inlineReaders: Readonly<Record<string, (part: XmlElement) => Children>> = {
  br: () => [htmlElement("br", [])],
  fld: (field) => (field.attributes.type === "slidenum" ? [] : textOf(field)),
  r: (run) => (isUnseen(run) ? [] : marksOf(run, textOf(run))),
  // What is newer than the format stands beside a picture of it for older programs.
  AlternateContent: (both) => inlineOf(childElement(both, "Choice") ?? both),
  m: (math) => inlineOf(math),
  oMathPara: (paragraph) => childElements(paragraph, "oMath").flatMap(formulaOf),
  oMath: formulaOf,
};

const inlineOf = (paragraph: XmlElement): Children =>
  childElements(paragraph).flatMap((part) => inlineReaders[part.name]?.(part) ?? []);

const textOf = (run: XmlElement): Children => {
  const text = childElements(run, "t").map(xmlText).join("");
  return text === "" ? [] : [htmlText(text)];
};

/** The paragraphs of a shape: those of a slide's text are a list, as they are shown with signs. */
const paragraphsOf = (body: XmlElement, isList: boolean): Children => {
  const paragraphs = childElements(body, "p")
    .map((paragraph) => ({ paragraph, inline: inlineOf(paragraph) }))
    .filter(({ inline }) => inline.some((one) => one.type !== "text" || one.value.trim() !== ""));
  return nestLists(
    paragraphs.map(({ paragraph, inline }) => {
      const properties = childElement(paragraph, "pPr");
      const level = Number(properties?.attributes.lvl ?? 0);
      const has = (name: string) => childElement(properties, name) !== undefined;
      const isItem =
        !has("buNone") && (has("buChar") || has("buAutoNum") || (isList && paragraphs.length > 1));
      const kind = has("buAutoNum") ? "ol" : "ul";
      return { children: inline, list: isItem ? { kind, level } : null };
    }),
  );
};

const tableOf = (table: XmlElement): HtmlElement => {
  const rows = childElements(table, "tr").map((row, index) =>
    htmlElement(
      "tr",
      childElements(row, "tc").map((cell) => {
        const body = childElement(cell, "txBody");
        const lines = body ? childElements(body, "p").map(inlineOf) : [];
        const inner = lines.flatMap((line, at) => (at === 0 ? line : [htmlText(" "), ...line]));
        return htmlElement(index === 0 ? "th" : "td", inner);
      }),
    ),
  );
  return htmlElement("table", [htmlElement("tbody", rows)]);
};

/** Width and height of the slides, in the file's units. */
type SlideSize = readonly [width: number, height: number];

const nowhere: SlideSize = [Number.NaN, Number.NaN];

const slideSize = (files: PackedFiles): SlideSize => {
  const size = childElement(parseXml(fileText(files, presentation)), "sldSz")?.attributes;
  return [Number(size?.cx ?? Number.NaN), Number(size?.cy ?? Number.NaN)];
};

/** Whether a shape is hidden, or lies beside the slide altogether. */
const isHidden = (shape: XmlElement, [width, height]: SlideSize): boolean => {
  const own = childElements(shape).find(({ name }) => /^nv\w+Pr$/u.test(name));
  if (/^(?:1|true)$/u.test(childElement(own, "cNvPr")?.attributes.hidden ?? "")) return true;
  if (Number.isNaN(width)) return false;
  const place = childElement(
    childElement(shape, "spPr") ?? childElement(shape, "grpSpPr") ?? shape,
    "xfrm",
  );
  const [at, size] = [
    childElement(place, "off")?.attributes,
    childElement(place, "ext")?.attributes,
  ];
  if (at === undefined || size === undefined) return false;
  const [x, y] = [Number(at.x), Number(at.y)];
  return x >= width || y >= height || x + Number(size.cx) <= 0 || y + Number(size.cy) <= 0;
};

/** Letters of what is shown nowhere on a slide, below one of its elements. */
const unseenLetters = (parent: XmlElement): number => {
  const letters = (run: XmlElement) => childElements(run, "t").map(xmlText).join("").trim().length;
  return [...elementsBelow(parent)]
    .filter((one) => one.name === "r" && isUnseen(one))
    .reduce((sum, run) => sum + letters(run), 0);
};

interface SlideText {
  title: string;
  blocks: Children;
  pictures: number;
  /** Letters of shapes that are not shown. */
  hidden: number;
  /** The name under which the picture of a relation is kept; null for none. */
  readonly nameOf: (relation: string) => string | null;
}

const readPicture = (picture: XmlElement, into: SlideText): void => {
  const inside = [...elementsBelow(picture)];
  const described = inside.find(({ name }) => name === "cNvPr");
  const description = described?.attributes.descr?.trim() ?? "";
  const shown = inside.find(({ name }) => name === "blip")?.attributes["r:embed"];
  const kept = shown === undefined ? null : into.nameOf(shown);
  if (kept !== null) {
    const properties = { src: pictureAddress(kept), alt: description };
    into.blocks.push(htmlElement("p", [htmlElement("img", [], properties)]));
    return;
  }
  into.pictures += 1;
  if (description === "") return;
  into.blocks.push(htmlElement("p", [htmlElement("em", [htmlText(description)])]));
};

const isTitle = (kind: string): boolean => /^(?:title|ctrTitle)$/u.test(kind);

const readText = (shape: XmlElement, into: SlideText): void => {
  const body = childElement(shape, "txBody");
  if (body === undefined) return;
  const kind = placeholderOf(shape);
  if (isTitle(kind) && into.title === "") {
    const lines = childElements(body, "p").map(xmlTextOfRuns);
    into.title = lines.join(" ").replaceAll(/\s+/gu, " ").trim();
  } else into.blocks.push(...paragraphsOf(body, kind === "body" || kind === "obj"));
};

/** What the shapes of a slide hold, by their names; any other, such as a line, holds nothing. */
const shapeReaders: Readonly<Record<string, (shape: XmlElement, into: SlideText) => void>> = {
  grpSp: (group, into) => readShapes(group, into, nowhere),
  AlternateContent: (both, into) => readShapes(childElement(both, "Choice") ?? both, into, nowhere),
  pic: readPicture,
  sp: readText,
  graphicFrame: (frame, into) => {
    const table = [...elementsBelow(frame)].find(({ name }) => name === "tbl");
    if (table) into.blocks.push(tableOf(table));
  },
};

/** @param size of what the shapes are placed on; in a group they have the group's own measure */
const readShapes = (parent: XmlElement, into: SlideText, size: SlideSize): void => {
  for (const shape of childElements(parent)) {
    if (isFurniture(placeholderOf(shape))) continue;
    // A title that stands above its slide is for the list of slides and whoever listens.
    if (isHidden(shape, isTitle(placeholderOf(shape)) ? nowhere : size)) {
      into.hidden += xmlTextOfRuns(shape).trim().length;
      continue;
    }
    if (shape.name !== "grpSp") into.hidden += unseenLetters(shape);
    shapeReaders[shape.name]?.(shape, into);
  }
};

const xmlTextOfRuns = (paragraph: XmlElement): string =>
  [...elementsBelow(paragraph, (one) => one.name === "r" && isUnseen(one))]
    .map((one) => (one.name === "t" ? xmlText(one) : one.name === "br" ? " " : ""))
    .join("");

const shapesOf = (slide: XmlElement): XmlElement | undefined =>
  childElement(childElement(slide, "cSld"), "spTree");

/** What the speaker wrote below a slide. */
const notesOf = (files: PackedFiles, slide: string): Children => {
  const notes = [...relationsOf(files, slide).values()].find(({ type }) =>
    /\/notesSlide$/u.test(type),
  );
  const xml = notes ? fileText(files, notes.path) : "";
  const shapes = xml === "" ? undefined : shapesOf(parseXml(xml));
  return (shapes ? childElements(shapes, "sp") : [])
    .filter((shape) => placeholderOf(shape) === "body")
    .flatMap((shape) => {
      const body = childElement(shape, "txBody");
      return body ? paragraphsOf(body, false) : [];
    });
};

/**
 * A PowerPoint file as one section for each slide, with tables, formulas and the speaker's notes as a quote below. Slides
 * that are not shown are left out.
 * @param found where its pictures are kept; without it they are named by their description
 * @throws AppError source_file_broken, source_zip_*
 */
export const readPptx = (
  path: string,
  files: PackedFiles,
  found?: FoundPictures,
): OfficeReading => {
  const title = titleInProperties(files) ?? titleOfName(path);
  const sections: ManualSection[] = [];
  const size = slideSize(files);
  let [hidden, pictures] = [0, 0];
  for (const [index, name] of slidesOf(files).entries()) {
    const slide = parseXml(fileText(files, name));
    const shapes = shapesOf(slide);
    const relations = found && relationsOf(files, name);
    const nameOf = (id: string) => {
      const media = relations?.get(id)?.path;
      return media === undefined ? null : (found?.add(files.get(media)) ?? null);
    };
    const text: SlideText = { title: "", blocks: [], pictures: 0, hidden: 0, nameOf };
    if (shapes) readShapes(shapes, text, size);
    const notes = notesOf(files, name);
    if (notes.length > 0) text.blocks.push(htmlElement("blockquote", notes));
    const markdown = htmlMarkdown(joinCode(text.blocks));
    if (/^(?:0|false)$/u.test(slide.attributes.show ?? "")) {
      hidden += text.title.length + markdown.length;
      continue;
    }
    hidden += text.hidden;
    pictures += text.pictures;
    if (markdown === "" && text.title === "") continue;
    const page = index + 1;
    const address = `${path}#slide=${page}`;
    sections.push({
      ...{ address, page, title: text.title, text: markdown, headingPath: [title] },
      ...{ innerAddresses: [], indexTerms: [] },
    });
  }
  return { title, sections, footnotes: new Map(), hidden, pictures };
};
