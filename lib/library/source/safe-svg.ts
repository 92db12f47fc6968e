import { elementsBelow, parseXml, type XmlElement, type XmlNode } from "#lib/library/office/xml.ts";
import { decodeText } from "./source-kind.ts";

/** A drawing that is longer is a map or a scan that was traced. */
const mostBytes = 2_000_000;
const mostElements = 20_000;
/** Each may draw others that draw others. */
const mostUses = 500;
/** Of the picture as it is kept. */
const longestEdge = 1_600;

/** Never drawn: what runs, what is drawn over again to blur it, and what stands for other programs. */
const dropped = new Set(
  "script filter metadata title desc set animate animateTransform animateMotion handler listener".split(
    " ",
  ),
);
/** What would be missing in the picture, so that it would show something else. */
const undrawn = new Set(["image", "feImage", "foreignObject"]);

/** In pixels, as browsers have it; null for a share of what is around. */
const pixelsOf = (length: string | undefined): number | null => {
  const { 1: count, 2: unit = "" } =
    /^([\d.]{1,12})(px|pt|pc|mm|cm|in|r?em|ex)?$/u.exec(length?.trim() ?? "") ?? [];
  const each = {
    px: 1,
    pt: 4 / 3,
    pc: 16,
    mm: 96 / 25.4,
    cm: 96 / 2.54,
    in: 96,
    em: 16,
    rem: 16,
    ex: 8,
  }[unit || "px"];
  const pixels = Number(count) * (each ?? Number.NaN);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : null;
};

/** Whether a value leads out of the drawing. */
const leadsOut = (value: string): boolean =>
  /@import|expression\(/iu.test(value) || /url\((?!\s*(?:["']\s*)?#)/iu.test(value);

const isSafe = (name: string, value: string): boolean => {
  if (/^on|^xmlns/iu.test(name)) return false;
  if (/^(?:xlink:)?href$/iu.test(name)) return value.trim().startsWith("#");
  // What has a prefix is another program's.
  return (name === "xml:space" || !name.includes(":")) && !leadsOut(value);
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const written = (node: XmlNode): string => {
  if (typeof node === "string") return escaped(node);
  if (dropped.has(node.name) || node.name === "foreignObject") return "";
  const inner = node.children.map(written).join("");
  if (node.name === "style" && leadsOut(inner)) return "";
  const attributes = Object.entries(node.attributes).filter(([name, value]) => isSafe(name, value));
  return `<${node.name}${attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("")}>${inner}</${node.name}>`;
};

/** What a program writes for others that know no text in boxes stands beside it. */
const isReplaced = (root: XmlElement): boolean =>
  [...elementsBelow(root, ({ name }) => name === "switch")].every(
    ({ name }) => !undrawn.has(name),
  ) && [...elementsBelow(root)].every(({ name }) => name !== "image" && name !== "feImage");

const sizeOf = ({ attributes }: XmlElement) => {
  const box = (attributes.viewBox ?? "")
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = box.length === 4 ? box : [];
  const width = pixelsOf(attributes.width) ?? boxWidth;
  const height = pixelsOf(attributes.height) ?? boxHeight;
  if (!(width > 0 && height > 0)) return null;
  const scale = Math.min(1, longestEdge / Math.max(width, height));
  return {
    viewBox: boxWidth > 0 && boxHeight > 0 ? box.join(" ") : `0 0 ${width} ${height}`,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** Whether bytes are a drawing of SVG, by their beginning. */
export const isSvg = (bytes: Uint8Array): boolean =>
  /<svg[\s>]/u.test(new TextDecoder("latin1").decode(bytes.subarray(0, 4_096)));

/** How often an element begins or ends, at least: counted before a tree is made of them, which takes hundreds of MB for a million. */
const signsOf = (bytes: Uint8Array): number =>
  bytes.reduce((count, byte) => (byte === 0x3c ? count + 1 : count), 0);

/**
 * A stranger's drawing written anew, so that drawing it asks for nothing, runs nothing and is as large as a kept picture.
 * Entities are those of XML alone.
 * @returns null for one that is too large, says no size, or would show something else without what is left out of it
 * @throws AppError source_file_broken
 */
export const safeSvg = (bytes: Uint8Array): string | null => {
  if (bytes.byteLength > mostBytes || signsOf(bytes) > 2 * mostElements + 100) return null;
  const root = parseXml(decodeText(bytes));
  const size = root.name === "svg" ? sizeOf(root) : null;
  if (size === null || !isReplaced(root)) return null;
  const all = [...elementsBelow(root)];
  const uses = all.filter(({ name }) => name === "use").length;
  if (all.length > mostElements || uses > mostUses) return null;
  const inner = root.children.map(written).join("");
  const { viewBox, width, height } = size;
  const own = Object.entries(root.attributes).filter(
    ([name, value]) => !/^(?:width|height|viewBox|x|y)$/u.test(name) && isSafe(name, value),
  );
  const attributes = own.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}" width="${width}" height="${height}"${attributes}>${inner}</svg>`;
};
