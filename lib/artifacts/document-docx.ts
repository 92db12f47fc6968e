import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import "#lib/blocks/linear-edits.ts";
import { limitNesting } from "#lib/blocks/limit-nesting.ts";
import type { Language } from "#lib/schemas/language.ts";
import { pictureAddress } from "#lib/text/card-pictures.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root["children"][number];
type Inline = Extract<Block, { type: "paragraph" }>["children"][number];
type Cells = Extract<Block, { type: "table" }>["children"];

/** A file of Word, as it is stored and sent. */
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

const codeFont = "Consolas";
const ground = { type: ShadingType.CLEAR, color: "auto", fill: "F3F1EC" };
const line = { style: BorderStyle.SINGLE, size: 4, color: "B9B4A8" };

/** Twentieths of a point that each level of a list or quotation is moved in by. */
const step = 400;
/** Word knows nine levels of lists. */
const deepestList = 8;

/** Lines of code; of more, a page would be left half empty. */
const mostKeptTogether = 30;

/** Addresses that may be followed from a document; of others only the words stay. */
const isOutside = (url: string): boolean => /^(?:https?:|mailto:)/iu.test(url);

/** XML has no such signs. */
const storable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be left out
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");

/** A picture of the document as Word takes it, with its size in pixels. */
export interface DocxPicture {
  readonly sha256: string;
  readonly type: "png" | "jpg";
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What is between the margins of a page, less a caption; in pixels of which 96 are an inch. */
const room = { width: 600, height: 780 };

/** Where a block stands. */
interface Place {
  /** How deep in quotations and lists, from 0. */
  readonly indent: number;
  readonly quoted: boolean;
  /** Of the item that the block begins. */
  readonly numbering: IParagraphOptions["numbering"] | null;
  /** The box of a task, ticked or not; it stands instead of a bullet. */
  readonly box: string;
  /** Whether it is of a list whose items stand close together. */
  readonly tight: boolean;
}

const top: Place = { indent: 0, quoted: false, numbering: null, box: "", tight: false };

/** Makes a Word document of the tree of a text. */
class DocxWriter {
  /** How each ordered list is numbered; one of its own begins at its own number. */
  readonly numberings: { reference: string; start: number }[] = [];
  readonly footnotes: Record<string, { children: Paragraph[] }> = {};
  readonly #definitions = new Map<string, readonly Block[]>();
  readonly #links = new Map<string, string>();
  /** A note that is referred to twice is one note. */
  readonly #numbers = new Map<string, number>();

  readonly #pictures: ReadonlyMap<string, DocxPicture>;

  constructor(root: Root, pictures: readonly DocxPicture[]) {
    this.#pictures = new Map(pictures.map((one) => [pictureAddress(one.sha256), one]));
    for (const node of root.children) {
      if (node.type === "footnoteDefinition") {
        this.#definitions.set(node.identifier, node.children as Block[]);
      } else if (node.type === "definition") this.#links.set(node.identifier, node.url);
    }
  }

  blocks(nodes: readonly Block[], place = top): (Paragraph | Table)[] {
    return nodes.flatMap((node, index) =>
      // The sign of an item stands before its first block alone.
      this.#block(node, index === 0 ? place : { ...place, numbering: null, box: "" }),
    );
  }

  #block(node: Block, place: Place): (Paragraph | Table)[] {
    switch (node.type) {
      case "heading":
        return [this.#paragraph(node.children, place, { heading: headings[node.depth - 1] })];
      case "paragraph":
        return [this.#paragraph(node.children, place), ...this.#captions(node.children, place)];
      case "code":
        return this.#code(node.value, place);
      case "math":
        return [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [formula(node.value)],
          }),
        ];
      case "blockquote":
        return this.blocks(node.children, { ...place, indent: place.indent + 1, quoted: true });
      case "list":
        return this.#list(node, place);
      case "table":
        return [
          this.#table(node.children, node.align ?? []),
          new Paragraph({ spacing: { after: 0, line: 200 } }),
        ];
      case "thematicBreak":
        return [new Paragraph({ border: { bottom: line } })];
      case "html":
        return [new Paragraph({ children: [new TextRun(storable(node.value))] })];
      default:
        return [];
    }
  }

  #paragraph(nodes: readonly Inline[], place: Place, more: IParagraphOptions = {}): Paragraph {
    const box = place.box === "" ? [] : [new TextRun(place.box)];
    return new Paragraph({
      ...(place.quoted && more.heading === undefined ? { style: "Quote" } : {}),
      ...(place.tight ? { spacing: { after: 60 } } : {}),
      ...(place.numbering ? { numbering: place.numbering } : indentOf(place)),
      ...more,
      children: [...box, ...this.#inlines(nodes, {})],
    });
  }

  /** What the pictures of a paragraph show, in which nothing else stands. */
  #captions(nodes: readonly Inline[], place: Place): Paragraph[] {
    const pictures = nodes.flatMap((node) => (node.type === "image" ? [node] : []));
    const isAlone = nodes.every((node) => node.type === "image" || isBlank(node));
    const shows = pictures.flatMap(({ url, alt }) => (this.#pictures.has(url) && alt ? [alt] : []));
    if (!isAlone || shows.length === 0) return [];
    const children = [new TextRun({ text: storable(shows.join(" ")), italics: true, size: 19 })];
    return [new Paragraph({ ...indentOf({ ...place, box: "" }), children })];
  }

  #code(value: string, place: Place): Paragraph[] {
    const lines = storable(value).split("\n");
    return lines.map((text, number) => {
      const isLast = number === lines.length - 1;
      return new Paragraph({
        style: "SourceCode",
        shading: ground,
        // A short piece of code stands on one page.
        keepNext: !isLast && lines.length <= mostKeptTogether,
        ...(isLast ? { spacing: { after: 140 } } : {}),
        ...indentOf(place),
        children: [new TextRun({ text, font: codeFont })],
      });
    });
  }

  #list(list: Extract<Block, { type: "list" }>, place: Place): (Paragraph | Table)[] {
    const level = Math.min(place.indent, deepestList);
    let reference = "bullets";
    if (list.ordered) {
      reference = `numbers-${this.numberings.length}`;
      this.numberings.push({ reference, start: list.start ?? 1 });
    }
    return list.children.flatMap(({ checked, children }, item) =>
      this.blocks(children, {
        indent: place.indent + 1,
        quoted: place.quoted,
        numbering: typeof checked === "boolean" ? null : { reference, level },
        box: typeof checked === "boolean" ? (checked ? "☑ " : "☐ ") : "",
        // What comes after the list keeps its distance.
        tight: list.spread !== true && (place.indent > 0 || item < list.children.length - 1),
      }),
    );
  }

  #table(rows: Cells, align: readonly (string | null)[]): Table {
    const alignments: Readonly<Record<string, (typeof AlignmentType)["CENTER" | "RIGHT"]>> = {
      center: AlignmentType.CENTER,
      right: AlignmentType.RIGHT,
    };
    const columns = Math.max(1, ...rows.map(({ children }) => children.length));
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: {
        ...{ top: line, bottom: line, left: line, right: line },
        ...{ insideHorizontal: line, insideVertical: line },
      },
      rows: rows.map(
        ({ children }, row) =>
          new TableRow({
            tableHeader: row === 0,
            children: Array.from({ length: columns }, (_, column) => {
              const alignment = alignments[align[column] ?? ""];
              return new TableCell({
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                ...(row === 0 ? { shading: ground } : {}),
                children: [
                  new Paragraph({
                    ...(alignment ? { alignment } : {}),
                    spacing: { after: 0 },
                    children: this.#inlines(children[column]?.children ?? [], { bold: row === 0 }),
                  }),
                ],
              });
            }),
          }),
      ),
    });
  }

  #inlines(nodes: readonly Inline[], look: IRunOptions): ParagraphChild[] {
    return nodes.flatMap((node) => this.#inline(node, look));
  }

  #inline(node: Inline, look: IRunOptions): ParagraphChild[] {
    switch (node.type) {
      case "text":
        return [new TextRun({ ...look, text: storable(node.value).replaceAll("\n", " ") })];
      case "html":
        return [new TextRun({ ...look, text: storable(node.value) })];
      case "strong":
        return this.#inlines(node.children, { ...look, bold: true });
      case "emphasis":
        return this.#inlines(node.children, { ...look, italics: true });
      case "delete":
        return this.#inlines(node.children, { ...look, strike: true });
      case "inlineCode":
        return [new TextRun({ ...look, text: storable(node.value), font: codeFont })];
      case "inlineMath":
        return [formula(node.value)];
      case "break":
        return [new TextRun({ break: 1 })];
      case "link":
        return this.#link(node.url, this.#inlines(node.children, linkLook(node.url, look)));
      case "linkReference": {
        const url = this.#links.get(node.identifier) ?? "";
        return this.#link(url, this.#inlines(node.children, linkLook(url, look)));
      }
      case "image":
        return this.#picture(node.url, node.alt || pictureWords(node.url), look);
      case "imageReference":
        return this.#picture(this.#links.get(node.identifier) ?? "", node.alt ?? "", look);
      case "footnoteReference":
        return this.#footnote(node.identifier);
      default:
        return [];
    }
  }

  #link(url: string, children: ParagraphChild[]): ParagraphChild[] {
    return isOutside(url) ? [new ExternalHyperlink({ link: storable(url), children })] : children;
  }

  /** One's own picture; any other is an address, and as nothing is fetched a link with its own words. */
  #picture(url: string, words: string, look: IRunOptions): ParagraphChild[] {
    const own = this.#pictures.get(url);
    if (own !== undefined) {
      const { type, bytes: data, width, height } = own;
      const scale = Math.min(1, room.width / width, room.height / height);
      return [
        new ImageRun({
          ...{ type, data },
          transformation: {
            ...{ width: Math.round(width * scale), height: Math.round(height * scale) },
          },
          altText: { name: "", title: "", description: storable(words) },
        }),
      ];
    }
    return this.#link(url, [new TextRun({ ...linkLook(url, look), text: storable(words) })]);
  }

  #footnote(identifier: string): ParagraphChild[] {
    const definition = this.#definitions.get(identifier);
    if (definition === undefined) return [];
    const known = this.#numbers.get(identifier);
    if (known !== undefined) return [new TextRun({ text: `${known}`, superScript: true })];
    const number = this.#numbers.size + 1;
    this.#numbers.set(identifier, number);
    // Word takes paragraphs alone in a note; a table there is left out, its words stay in the Markdown.
    const children = this.blocks(definition).filter((block) => block instanceof Paragraph);
    this.footnotes[number] = { children };
    return [new FootnoteReferenceRun(number)];
  }
}

const isBlank = (node: Inline): boolean =>
  node.type === "break" || (node.type === "text" && node.value.trim() === "");

/** What is said of a picture that nobody described. */
const pictureWords = (url: string): string => (isOutside(url) ? url : "");

/** How far the first line of an item stands out. */
const hanging = 300;

const indentOf = ({ indent, box }: Place): IParagraphOptions =>
  indent === 0 ? {} : { indent: { left: indent * step, ...(box === "" ? {} : { hanging }) } };

const linkLook = (url: string, look: IRunOptions): IRunOptions =>
  isOutside(url) ? { ...look, style: "Hyperlink" } : look;

/** A formula as it is written in TeX: Word has a notation of its own, and every reader of TeX knows this one. */
const formula = (tex: string): TextRun =>
  new TextRun({
    text: storable(tex).replaceAll("\n", " "),
    // A leaning backslash reads as a bar.
    italics: !tex.includes("\\"),
    font: "Cambria Math",
  });

const level = (number: number, format: (typeof LevelFormat)["BULLET" | "DECIMAL"], start = 1) => ({
  level: number,
  format,
  start,
  text: format === LevelFormat.BULLET ? (["•", "◦", "▪"][number % 3] ?? "•") : `%${number + 1}.`,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: (number + 1) * step, hanging } } },
});

const levels = Array.from({ length: deepestList + 1 }, (_, number) => number);

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: "1C1D24" },
  // Of the letters of a heading, not of those of the text.
  paragraph: {
    spacing: { before, after: 120, line: 264, lineRule: LineRuleType.AUTO },
    keepNext: true,
  },
});

const pageNumber = () =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT], size: 18, color: "4D4E58" })],
  });

/** A document in Markdown as a file of Word, with footnotes, lists, tables, links and pictures as Word has them. */
export const documentDocx = async (
  markdown: string,
  title: string,
  language: Language,
  pictures: readonly DocxPicture[] = [],
): Promise<Uint8Array<ArrayBuffer>> => {
  const root = fromMarkdown(limitNesting(markdown), {
    extensions: [gfm(), math()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
  });
  const writer = new DocxWriter(root, pictures);
  const children = writer.blocks(root.children);
  const file = new Document({
    ...{ title: storable(title), creator: "Lectern", footnotes: writer.footnotes },
    styles: {
      default: {
        document: {
          run: {
            font: "Georgia",
            size: 22,
            language: { value: language === "ru" ? "ru-RU" : "en-GB" },
          },
          paragraph: { spacing: { after: 140, line: 300 } },
        },
        ...{ heading1: heading(36, 0), heading2: heading(28, 320), heading3: heading(24, 240) },
        ...{ heading4: heading(22, 200), heading5: heading(22, 200), heading6: heading(22, 200) },
      },
      paragraphStyles: [
        {
          ...{ id: "Quote", name: "Quote", basedOn: "Normal", quickFormat: true },
          run: { color: "4D4E58" },
          paragraph: { border: { left: { ...line, space: 12 } } },
        },
        {
          ...{ id: "SourceCode", name: "Source Code", basedOn: "Normal", quickFormat: true },
          run: { font: codeFont, size: 19 },
          paragraph: { spacing: { after: 0, line: 260 } },
        },
      ],
    },
    numbering: {
      config: [
        { reference: "bullets", levels: levels.map((one) => level(one, LevelFormat.BULLET)) },
        ...writer.numberings.map(({ reference, start }) => ({
          reference,
          levels: levels.map((one) => level(one, LevelFormat.DECIMAL, start)),
        })),
      ],
    },
    sections: [
      {
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: children.length > 0 ? children : [new Paragraph({})],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
};
