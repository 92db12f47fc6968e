import { AppError } from "#lib/errors.ts";
import { parsePage } from "#lib/library/html/html-tree.ts";
import { takeFootnotes } from "#lib/library/html/take-footnotes.ts";
import { takeFormulas } from "#lib/library/html/take-formulas.ts";
import { withoutUnseen } from "#lib/library/html/without-unseen.ts";
import { titleOfName } from "#lib/library/read-markdown.ts";
import type { ManualSection } from "#lib/library/section-chunks.ts";
import { type FoundPictures, namePictures, picturesAt } from "./found-pictures.ts";
import { htmlSections } from "./html-sections.ts";
import type { OfficeReading } from "./office-reading.ts";
import { fileText, type PackedFiles, pathFrom } from "./packed-files.ts";
import {
  childElements,
  elementsBelow,
  parseXml,
  type XmlElement,
  xmlAttribute,
  xmlText,
} from "./xml.ts";

const elementsNamed = (root: XmlElement, name: string): XmlElement[] =>
  [...elementsBelow(root)].filter((element) => element.name === name);

/** A book whose chapters are locked: only fonts may be. @throws AppError source_encrypted */
const refuseLocked = (files: PackedFiles): void => {
  const xml = fileText(files, "META-INF/encryption.xml");
  if (xml === "") return;
  const locked = elementsNamed(parseXml(xml), "CipherReference").some((element) =>
    /\.(?:x?html?|opf)$/iu.test(xmlAttribute(element, "URI") ?? ""),
  );
  if (locked) throw new AppError("source_encrypted", "The chapters of the book are locked");
};

/** Elements that HTML, too, knows as empty. */
const emptyElement =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)(?![\w:-])/iu;

/** XML closes any element by `/>`; HTML takes that for its beginning. */
const asHtml = (xhtml: string): string =>
  xhtml.replaceAll(/<([a-z][^<>]*)\/>/giu, (whole, inner: string) =>
    emptyElement.test(inner) ? whole : `<${inner}></${/^[\w:-]+/u.exec(inner)?.[0] ?? ""}>`,
  );

/** Titles that the book's contents give to its files. */
const titlesOf = (files: PackedFiles, contents: string): Map<string, string> => {
  const titles = new Map<string, string>();
  const xml = fileText(files, contents);
  if (xml === "") return titles;
  const add = (href: string | undefined, text: string): void => {
    const path = pathFrom(contents, href ?? "");
    const title = text.replaceAll(/\s+/gu, " ").trim();
    if (path !== null && title !== "" && !titles.has(path)) titles.set(path, title);
  };
  const root = parseXml(xml);
  for (const link of elementsNamed(root, "a")) add(xmlAttribute(link, "href"), xmlText(link));
  for (const point of elementsNamed(root, "navPoint")) {
    const [label] = elementsNamed(point, "navLabel");
    const [target] = childElements(point, "content");
    add(xmlAttribute(target, "src"), label ? xmlText(label) : "");
  }
  return titles;
};

/**
 * An electronic book as the sections of its chapters, in the order of reading.
 * @param found where its pictures are kept; without it they are named by their description
 * @throws AppError source_file_broken, source_encrypted, source_zip_*
 */
export const readEpub = (
  path: string,
  files: PackedFiles,
  onChapter: (path: string) => void,
  found?: FoundPictures,
): OfficeReading => {
  refuseLocked(files);
  const [root] = elementsNamed(parseXml(fileText(files, "META-INF/container.xml")), "rootfile");
  const packagePath = xmlAttribute(root, "full-path") ?? "";
  const book = parseXml(fileText(files, packagePath));
  const items = new Map(
    elementsNamed(book, "item").map((item) => [item.attributes.id ?? "", item]),
  );
  const fileOf = (item: XmlElement | undefined): string | null =>
    pathFrom(packagePath, item?.attributes.href ?? "");
  const all = [...items.values()];
  const contents =
    all.find((item) => /\bnav\b/u.test(item.attributes.properties ?? "")) ??
    all.find((item) => item.attributes["media-type"] === "application/x-dtbncx+xml");
  const titles = titlesOf(files, fileOf(contents) ?? "");
  const named = elementsNamed(book, "title").map(xmlText)[0]?.replaceAll(/\s+/gu, " ").trim();
  const title = named || titleOfName(path);
  const sections: ManualSection[] = [];
  const footnotes = new Map<string, string>();
  let [hidden, pictures] = [0, 0];
  for (const { attributes } of elementsNamed(book, "itemref")) {
    const item = items.get(attributes.idref ?? "");
    const file = fileOf(item);
    if (file === null || item === contents || !files.has(file)) continue;
    onChapter(file);
    const page = takeFormulas(parsePage(asHtml(fileText(files, file))));
    const fileAt = (address: string) => files.get(pathFrom(file, address) ?? "");
    pictures += namePictures(page, found ? picturesAt(found, fileAt) : () => null);
    // Notes that open beside their signs are hidden until then: they are taken first.
    for (const [sign, note] of takeFootnotes(page, footnotes.size + 1)) footnotes.set(sign, note);
    const { tree, hidden: unseen } = withoutUnseen(page);
    hidden += unseen;
    sections.push(
      ...htmlSections(file, titles.get(file) ?? title, tree).map((section) => ({
        ...section,
        // What a book says first of a chapter stands below the book, not below itself.
        headingPath:
          section.headingPath[0] === title ? section.headingPath : [title, ...section.headingPath],
      })),
    );
  }
  return { title, sections, footnotes, hidden, pictures };
};
