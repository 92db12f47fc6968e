import { zipSync } from "fflate";

const encoder = new TextEncoder();

type PackedFile = string | Uint8Array;

/** A zip of texts and of what else there is in bytes. */
export const packed = (files: Readonly<Record<string, PackedFile>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, file]) => [
        path,
        typeof file === "string" ? encoder.encode(file) : file,
      ]),
    ),
  );

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const rels = (targets: Readonly<Record<string, readonly [type: string, target: string]>>): string =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(
    targets,
  )
    .map(
      ([id, [type, target]]) =>
        `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

const contentTypes = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`;

/** A paragraph of a Word file, in a style where one is named. */
export const wordParagraph = (runs: string, style = ""): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${runs}</w:p>`;
export const wordRun = (text: string, properties = ""): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A picture of a Word file, by its relation and its description. */
export const wordPicture = (relation: string, description = ""): string =>
  `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="" descr="${description}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="${relations}" r:embed="${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/**
 * A Word file with this body; styles "Heading1", "Heading2", and one footnote, "Found by Cauchy."
 * @param media its pictures by their relations; each has its relation for its name, without an ending
 */
export const wordFile = (
  body: string,
  before = "",
  media: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array =>
  packed({
    ...Object.fromEntries(Object.entries(media).map(([id, file]) => [`word/media/${id}`, file])),
    "[Content_Types].xml": contentTypes,
    "_rels/.rels": rels({ rId1: ["officeDocument", "word/document.xml"] }),
    "word/_rels/document.xml.rels": rels({
      rId1: ["styles", "styles.xml"],
      rId2: ["footnotes", "footnotes.xml"],
      rId3: ["numbering", "numbering.xml"],
      ...Object.fromEntries(
        Object.keys(media).map((id) => [id, ["image", `media/${id}`] as const]),
      ),
    }),
    "word/document.xml": `${head}${before}<w:document ${word}><w:body>${body}</w:body></w:document>`,
    "word/styles.xml": `${head}<w:styles ${word}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    "word/footnotes.xml": `${head}<w:footnotes ${word}><w:footnote w:id="2">${wordParagraph(wordRun("Found by Cauchy."))}</w:footnote></w:footnotes>`,
    "word/numbering.xml": `${head}<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  });

/** x squared over the root of n, as Office writes formulas. */
export const officeFormula =
  '<m:oMath><m:f><m:num><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:num><m:den><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e><m:r><m:t>n</m:t></m:r></m:e></m:rad></m:den></m:f></m:oMath>';

interface Slide {
  readonly title: string;
  /** Lines with their levels, from 0. */
  readonly lines: readonly (readonly [level: number, text: string])[];
  readonly notes?: string;
  /** A picture, shown by the relation "rId9". */
  readonly picture?: Uint8Array;
  readonly hidden?: boolean;
  /** Further shapes, as XML. */
  readonly more?: string;
}

const drawing =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

const shape = (type: string, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name=""/><p:nvPr><p:ph${type && ` type="${type}"`}/></p:nvPr></p:nvSpPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;
const line = (text: string, level = 0): string =>
  `<a:p><a:pPr lvl="${level}"/><a:r><a:t>${text}</a:t></a:r></a:p>`;

const slideXml = ({ title, lines, hidden, more }: Slide): string =>
  `${head}<p:sld ${drawing}${hidden ? ' show="0"' : ""}><p:cSld><p:spTree>${shape("title", line(title))}${shape("", lines.map(([level, text]) => line(text, level)).join(""))}${shape("sldNum", line("7"))}${more ?? ""}</p:spTree></p:cSld></p:sld>`;

/** A PowerPoint file of slides, which lie in the file in the opposite order. */
export const slidesFile = (slides: readonly Slide[]): Uint8Array => {
  const names = slides.map((_slide, at) => `slide${slides.length - at}.xml`);
  return packed({
    "[Content_Types].xml": contentTypes,
    "ppt/presentation.xml": `${head}<p:presentation ${drawing}><p:sldIdLst>${slides.map((_slide, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": rels(
      Object.fromEntries(names.map((name, at) => [`rId${at + 1}`, ["slide", `slides/${name}`]])),
    ),
    ...Object.fromEntries(
      slides.flatMap((slide, at) => [
        [`ppt/slides/${names[at]}`, slideXml(slide)],
        ...(slide.picture === undefined
          ? []
          : [
              [`ppt/slides/_rels/${names[at]}.rels`, rels({ rId9: ["image", "../media/one"] })],
              ["ppt/media/one", slide.picture],
            ]),
        ...(slide.notes === undefined
          ? []
          : [
              [
                `ppt/slides/_rels/${names[at]}.rels`,
                rels({ rId1: ["notesSlide", `../notesSlides/notes${at}.xml`] }),
              ],
              [
                `ppt/notesSlides/notes${at}.xml`,
                `${head}<p:notes ${drawing}><p:cSld><p:spTree>${shape("sldImg", "")}${shape("body", line(slide.notes))}</p:spTree></p:cSld></p:notes>`,
              ],
            ]),
      ]),
    ),
  });
};

const open =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A text or slides of OpenDocument. */
export const openDocumentFile = (
  kind: "text" | "presentation",
  body: string,
  more: Readonly<Record<string, PackedFile>> = {},
  styles = "",
): Uint8Array =>
  packed({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    "content.xml": `${head}<office:document-content ${open}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    ...more,
  });

/** A book of chapters in the order of reading, which is not that of their names. */
export const bookFile = (
  chapters: readonly string[],
  more: Readonly<Record<string, PackedFile>> = {},
): Uint8Array => {
  const names = chapters.map((_chapter, at) => `c${chapters.length - at}.xhtml`);
  return packed({
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `${head}<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`,
    "OEBPS/book.opf": `${head}<package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>The book</dc:title></metadata><manifest><item id="nav" href="nav.xhtml" properties="nav"/>${names.map((name) => `<item id="${name}" href="${name}"/>`).join("")}</manifest><spine><itemref idref="nav"/>${names.map((name) => `<itemref idref="${name}"/>`).join("")}</spine></package>`,
    "OEBPS/nav.xhtml": `<html><body><nav><ol>${names.map((name, at) => `<li><a href="${name}">Chapter ${at + 1}</a></li>`).join("")}</ol></nav></body></html>`,
    ...Object.fromEntries(
      chapters.map((chapter, at) => [
        `OEBPS/${names[at]}`,
        `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head><body>${chapter}</body></html>`,
      ]),
    ),
    ...more,
  });
};
