import { SaxesParser } from "saxes";
import { AppError } from "#lib/errors.ts";

/** An element of an XML file. Names have no prefix: office formats use one vocabulary at each place. */
export interface XmlElement {
  readonly name: string;
  /** By their names as written, with prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Where its tags begin and end in the file, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

export type XmlNode = XmlElement | string;

/** Deeper nesting is none that a program writes; it would cost the stack of whoever walks the tree. */
const deepest = 400;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  start: number;
  end: number;
}

/**
 * The root of an XML file. Entities are those of XML alone: a document type declares nothing here.
 * @throws AppError source_file_broken
 */
export const parseXml = (xml: string): XmlElement => {
  // Its position counts the mark as no character.
  const text = xml.replace(/^\uFEFF/u, "");
  const parser = new SaxesParser({ position: true, xmlns: false });
  const root: OpenElement = { name: "", attributes: {}, children: [], start: 0, end: 0 };
  const open: OpenElement[] = [root];
  const add = (node: XmlNode): void => {
    open.at(-1)?.children.push(node);
  };
  parser.on("error", (cause) => {
    throw broken(cause);
  });
  parser.on("opentagstart", ({ name }) => {
    if (open.length > deepest) throw broken();
    const start = text.lastIndexOf("<", parser.position - 1);
    const element = { name: localName(name), attributes: {}, children: [], start, end: start };
    open.push(element);
  });
  parser.on("opentag", ({ attributes }) => {
    const element = open.at(-1);
    if (!element) return;
    for (const [name, value] of Object.entries(attributes))
      element.attributes[name] = String(value);
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    const element = open.pop();
    if (!element) return;
    element.end = parser.position;
    add(element);
  });
  parser.write(text).close();
  const [element] = childElements(root);
  if (!element) throw broken();
  return element;
};

const broken = (cause?: unknown) =>
  new AppError("source_file_broken", "A part of the file is no XML", { cause });

/** The elements right below, all or those of a name. */
export const childElements = (parent: XmlElement, name?: string): XmlElement[] =>
  parent.children.filter(
    (child): child is XmlElement =>
      typeof child !== "string" && (name === undefined || child.name === name),
  );

/** The first element right below of a name. */
export const childElement = (
  parent: XmlElement | undefined,
  name: string,
): XmlElement | undefined => parent && childElements(parent, name)[0];

/** Every element below, in the order of the file; what `skip` says is passed over with all in it. */
export function* elementsBelow(
  parent: XmlElement,
  skip: (element: XmlElement) => boolean = () => false,
): Generator<XmlElement> {
  for (const child of childElements(parent)) {
    if (skip(child)) continue;
    yield child;
    yield* elementsBelow(child, skip);
  }
}

/** All text below. */
export const xmlText = (parent: XmlElement): string =>
  parent.children.map((child) => (typeof child === "string" ? child : xmlText(child))).join("");

/** An attribute by its name without prefix. */
export const xmlAttribute = (element: XmlElement | undefined, name: string): string | undefined => {
  if (!element) return undefined;
  for (const [key, value] of Object.entries(element.attributes)) {
    if (localName(key) === name) return value;
  }
  return undefined;
};
