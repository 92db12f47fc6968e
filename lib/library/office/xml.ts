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

/**
 * Elements of one name in each other: groups, lists and tables that a program writes are never so deep, and each level costs the
 * stack of whoever walks the tree. Beyond it an element is dissolved, and what it holds stands in the one around it.
 */
const mostOfName = 40;
/** Deeper it is none of these formats, whatever its names. */
const deepest = 400;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  start: number;
  end: number;
}

/** The elements that are open, and which of them are dissolved. */
const openElements = (root: OpenElement) => {
  const kept: OpenElement[] = [root];
  /** Of each open tag, whether it is an element. */
  const isKept: boolean[] = [];
  const counts = new Map<string, number>();
  return {
    last: (): OpenElement | undefined => kept.at(-1),
    isLastKept: (): boolean => isKept.at(-1) ?? false,
    open: (element: OpenElement): void => {
      const count = counts.get(element.name) ?? 0;
      isKept.push(count < mostOfName);
      if (count >= mostOfName) return;
      if (kept.length > deepest) throw broken();
      counts.set(element.name, count + 1);
      kept.push(element);
    },
    /** @returns the element that its tag closes; undefined for one that was dissolved */
    close: (): OpenElement | undefined => {
      if (!isKept.pop()) return undefined;
      const element = kept.pop();
      if (element) counts.set(element.name, (counts.get(element.name) ?? 1) - 1);
      return element;
    },
  };
};

/**
 * The root of an XML file. Entities are those of XML alone: a document type declares nothing here.
 * @throws AppError source_file_broken
 */
export const parseXml = (xml: string): XmlElement => {
  // Its position counts the mark as no character.
  const text = xml.replace(/^\uFEFF/u, "");
  const parser = new SaxesParser({ position: true, xmlns: false });
  const root: OpenElement = { name: "", attributes: {}, children: [], start: 0, end: 0 };
  const elements = openElements(root);
  const add = (node: XmlNode): void => {
    elements.last()?.children.push(node);
  };
  parser.on("error", (cause) => {
    throw broken(cause);
  });
  parser.on("opentagstart", ({ name }) => {
    const start = text.lastIndexOf("<", parser.position - 1);
    elements.open({ name: localName(name), attributes: {}, children: [], start, end: start });
  });
  parser.on("opentag", ({ attributes }) => {
    const element = elements.isLastKept() ? elements.last() : undefined;
    if (!element) return;
    for (const [name, value] of Object.entries(attributes))
      element.attributes[name] = String(value);
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    const element = elements.close();
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
