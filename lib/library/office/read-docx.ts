import { zipSync } from "fflate";
import mammoth from "mammoth";
import { parsePage } from "#lib/library/html/html-tree.ts";
import { takeFootnotes } from "#lib/library/html/take-footnotes.ts";
import { titleOfName } from "#lib/library/read-markdown.ts";
import { decodeText } from "#lib/library/source/source-kind.ts";
import { pictureAddress } from "#lib/text/card-pictures.ts";
import { ommlToTex } from "./formula-to-tex.ts";
import type { FoundPictures } from "./found-pictures.ts";
import { htmlSections } from "./html-sections.ts";
import type { OfficeReading } from "./office-reading.ts";
import { fileText, type PackedFiles, titleInProperties } from "./packed-files.ts";
import {
  childElement,
  childElements,
  parseXml,
  type XmlElement,
  xmlAttribute,
  xmlText,
} from "./xml.ts";

/** Styles beside those that the library knows by itself. Word keeps these names in every language. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  ...["Code", "Source Code", "HTML Preformatted", "Preformatted Text", "Plain Text", "macro"].map(
    (name) => `p[style-name='${name}'] => pre:separator('\n')`,
  ),
  ...["Code", "Source Text", "Verbatim Char", "HTML Code", "HTML Typewriter"].map(
    (name) => `r[style-name='${name}'] => code`,
  ),
];

const typewriter =
  /^(?:courier|consolas|menlo|monaco|cascadia|jetbrains mono|fira (?:code|mono)|source code|dejavu sans mono|liberation mono|lucida console|ubuntu mono|roboto mono)/iu;

const codeStyle = "Source Text";

type Part = Readonly<Record<string, unknown>>;

const partsOf = (element: Part): readonly Part[] =>
  Array.isArray(element.children) ? element.children : [];

const isWritten = (part: Part): boolean =>
  part.type !== "run" || partsOf(part).some((inner) => inner.type === "text" && inner.value !== "");

const isTypewritten = (run: Part): boolean =>
  typeof run.font === "string" && typewriter.test(run.font);

/** Code that is told by its letters alone: a whole paragraph, or words in one. */
const markCode = (paragraph: Part): Part => {
  if (paragraph.styleName && paragraph.styleName !== "Normal") return paragraph;
  const parts = partsOf(paragraph);
  const runs = parts.filter((part) => part.type === "run" && isWritten(part));
  if (
    runs.length > 0 &&
    runs.every(isTypewritten) &&
    runs.length === parts.filter(isWritten).length
  )
    return { ...paragraph, styleName: "Source Code" };
  return {
    ...paragraph,
    children: parts.map((part) =>
      part.type === "run" && isTypewritten(part) ? { ...part, styleName: codeStyle } : part,
    ),
  };
};

const markCodeIn = (element: Part): Part => {
  if (element.type === "paragraph") return markCode(element);
  if (!Array.isArray(element.children)) return element;
  return { ...element, children: partsOf(element).map(markCodeIn) };
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const formulaHtml = (tex: string, isBlock: boolean): string =>
  `<math${isBlock ? ' display="block"' : ""}><annotation encoding="application/x-tex">${escaped(tex)}</annotation></math>`;

/** What stands for a formula on its way through the library, which drops them: signs that no text has. */
const marked = (index: number): string => `\uE0F1${index}\uE0F2`;
const mark = /\uE0F1(\d+)\uE0F2/gu;

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

const isFormula = ({ name }: XmlElement): boolean => name === "oMath" || name === "oMathPara";

/** Half points: letters of one point are read by nobody. */
const smallestSize = 2;

/** Whether a switch of text is on or off; null where it is not set. */
const vanishes = (properties: XmlElement | undefined): boolean | null => {
  const vanish = childElement(properties, "vanish");
  return vanish ? !/^(?:0|false|off)$/u.test(xmlAttribute(vanish, "val") ?? "on") : null;
};

/** What the styles of a file do to their text, by their ids. */
interface WordStyles {
  readonly hidden: ReadonlySet<string>;
  /** On a ground of their own. */
  readonly shaded: ReadonlySet<string>;
  /** What a paragraph that names no style is in. */
  readonly usual: string;
}

const readStyles = (xml: string): WordStyles => {
  const all = xml === "" ? [] : childElements(parseXml(xml), "style");
  const styles = new Map(all.map((style) => [xmlAttribute(style, "styleId") ?? "", style]));
  /** @param says of one style alone; null where it leaves that to the one that it is based on */
  const those = (says: (style: XmlElement) => boolean | null): ReadonlySet<string> => {
    const holds = (id: string, depth = 0): boolean => {
      const style = styles.get(id);
      if (style === undefined || depth > 20) return false;
      const above = xmlAttribute(childElement(style, "basedOn"), "val") ?? "";
      return says(style) ?? holds(above, depth + 1);
    };
    return new Set([...styles.keys()].filter((id) => holds(id)));
  };
  const usual = all.find(
    (style) =>
      xmlAttribute(style, "type") === "paragraph" &&
      /^(?:1|true|on)$/u.test(xmlAttribute(style, "default") ?? ""),
  );
  return {
    hidden: those((style) => vanishes(childElement(style, "rPr"))),
    shaded: those(
      (style) => groundOf(childElement(style, "pPr")) ?? groundOf(childElement(style, "rPr")),
    ),
    usual: xmlAttribute(usual, "styleId") ?? "",
  };
};

const styleOf = (element: XmlElement, properties: "pPr" | "rPr"): string | undefined =>
  xmlAttribute(
    childElement(childElement(element, properties), properties === "pPr" ? "pStyle" : "rStyle"),
    "val",
  );

const isInvisible = (run: XmlElement, { hidden }: WordStyles, paragraph: boolean): boolean => {
  const properties = childElement(run, "rPr");
  const own = vanishes(properties);
  if (own ?? (hidden.has(styleOf(run, "rPr") ?? "") || paragraph)) return true;
  const size = xmlAttribute(childElement(properties, "sz"), "val");
  return size !== undefined && Number(size) <= smallestSize;
};

const isWhite = (run: XmlElement, { shaded }: WordStyles): boolean => {
  const properties = childElement(run, "rPr");
  const white = /^f{6}$/iu.test(xmlAttribute(childElement(properties, "color"), "val") ?? "");
  // White letters on a ground of their own are there to be read.
  const hasGround = childElement(properties, "shd") ?? childElement(properties, "highlight");
  return white && !hasGround && !shaded.has(styleOf(run, "rPr") ?? "");
};

/** What a place does to the runs in it, however deep: those of links and of changes stand below their paragraph. */
interface Around {
  readonly shaded: boolean;
  readonly hidden: boolean;
}

/** Formulas as marks and what nobody sees left out, by changes of the file's own text. */
const prepare = (xml: string, styles: WordStyles) => {
  const cuts: Cut[] = [];
  const formulas: string[] = [];
  let hidden = 0;
  const isHidden = (run: XmlElement, around: Around): boolean =>
    isInvisible(run, styles, around.hidden) || (!around.shaded && isWhite(run, styles));
  const look = (element: XmlElement, around: Around): void => {
    for (const child of childElements(element)) {
      if (isFormula(child)) {
        const isBlock = child.name === "oMathPara";
        const all = isBlock ? childElements(child, "oMath") : [child];
        const tex = all.map(ommlToTex).join(" \\\\ ");
        formulas.push(formulaHtml(tex, isBlock));
        const { start, end } = child;
        cuts.push({ start, end, put: `<w:r><w:t>${marked(formulas.length - 1)}</w:t></w:r>` });
      } else if (child.name === "r" && isHidden(child, around)) {
        hidden += childElements(child, "t").map(xmlText).join("").trim().length;
        cuts.push({ start: child.start, end: child.end, put: "" });
      } else look(child, within(child, around, styles));
    }
  };
  const text = xml.replace(/^\uFEFF/u, "");
  const root = parseXml(text);
  look(root, { shaded: hasPageGround(root), hidden: false });
  let prepared = "";
  let at = 0;
  for (const { start, end, put } of cuts) {
    prepared += text.slice(at, start) + put;
    at = end;
  }
  // The library reads nothing at all behind a document type.
  return { xml: withoutDoctype(prepared + text.slice(at)), formulas, hidden };
};

const isNoColor = (color: string | undefined): boolean =>
  color === undefined || /^(?:auto|f{6})$/iu.test(color);

/** Whether properties give a ground; null where they say nothing of it. */
const groundOf = (properties: XmlElement | undefined): boolean | null => {
  const shading = childElement(properties, "shd");
  if (shading === undefined) return null;
  const isPattern = !/^(?:clear|nil)$/u.test(xmlAttribute(shading, "val") ?? "clear");
  return !isNoColor(xmlAttribute(shading, "fill")) || isPattern;
};

const hasPageGround = (root: XmlElement): boolean => {
  const ground = childElement(root, "background");
  return ground !== undefined && !isNoColor(xmlAttribute(ground, "color"));
};

/** What an element is around what it holds: tables and boxes get their grounds from styles, too. */
const within = (element: XmlElement, { shaded, hidden }: Around, styles: WordStyles): Around => {
  const { name } = element;
  if (name !== "p") return { shaded: shaded || name === "tbl" || name === "txbxContent", hidden };
  const style = styleOf(element, "pPr") ?? styles.usual;
  const own = groundOf(childElement(element, "pPr")) ?? styles.shaded.has(style);
  return { shaded: shaded || own, hidden: styles.hidden.has(style) };
};

const withoutDoctype = (xml: string): string => {
  const start = xml.indexOf("<!DOCTYPE");
  if (start < 0) return xml;
  const end = xml.indexOf(">", start);
  return end < 0 ? xml : xml.slice(0, start) + xml.slice(end + 1);
};

/** Parts of a Word file that hold text; the rest of them is kept as it is where the library needs it. */
const isTextPart = (path: string): boolean =>
  /^word\/(?:document|footnotes|endnotes)\.xml$/u.test(path);
const isMedia = (path: string): boolean => /^word\/media\/[^/]+$/u.test(path);
const isNeeded = (path: string): boolean => /(?:\.xml|\.rels)$/u.test(path);

const encoder = new TextEncoder();

/**
 * A Word file as sections: headings, lists, tables, footnotes, code and formulas.
 * @param found where its pictures are kept; without it they are named by their description
 * @throws AppError source_file_broken, source_zip_*
 */
export const readDocx = async (
  path: string,
  files: PackedFiles,
  found?: FoundPictures,
): Promise<OfficeReading> => {
  const formulas: string[] = [];
  let hidden = 0;
  let pictures = 0;
  const parts: Record<string, Uint8Array> = {};
  const styles = readStyles(fileText(files, "word/styles.xml"));
  for (const [name, read] of files) {
    // The library reads the name of a picture where its bytes would be, which are needed later and once.
    if (found && isMedia(name)) parts[name] = encoder.encode(name);
    if (!isNeeded(name)) continue;
    if (!isTextPart(name)) {
      parts[name] = read();
      continue;
    }
    const prepared = prepare(decodeText(read()), styles);
    const from = formulas.length;
    formulas.push(...prepared.formulas);
    hidden += prepared.hidden;
    parts[name] = encoder.encode(
      prepared.xml.replaceAll(mark, (_all, index) => marked(from + Number(index))),
    );
  }
  const buffer = Buffer.from(zipSync(parts, { level: 0 }));
  const { value } = await mammoth.convertToHtml(
    { buffer },
    {
      styleMap,
      externalFileAccess: false,
      ignoreEmptyParagraphs: true,
      transformDocument: markCodeIn,
      convertImage: mammoth.images.imgElement(async (image) => {
        const media = found && (await image.readAsBuffer()).toString("utf8");
        const kept = media === undefined ? null : found?.add(files.get(media));
        if (kept != null) return { src: pictureAddress(kept) };
        pictures += 1;
        return { src: "" };
      }),
    },
  );
  const html = value.replaceAll(mark, (_all, index) => formulas[Number(index)] ?? "");
  const title = titleInProperties(files) ?? titleOfName(path);
  const tree = parsePage(html);
  const footnotes = takeFootnotes(tree);
  return { sections: htmlSections(path, title, tree), title, footnotes, hidden, pictures };
};
