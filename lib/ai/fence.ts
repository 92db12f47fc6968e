import { sha256 } from "../ids.ts";

/** A piece of outside text in a prompt, as `fence` wrote it. */
export interface Fence {
  readonly label: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

const labelPattern = /^[a-z][a-z0-9-]*$/;
const opening = /<([a-z][a-z0-9-]*):([0-9a-f]{12})(?: (\{[^\n]*\}))?>\n/g;

/**
 * A block of outside text that nothing inside can close: its tag carries a mark that the text does
 * not contain. The mark comes from the text's hash, so that the same prompt is the same bytes.
 *
 * @param label lower case, for example `note`.
 * @param attributes go into the opening tag as JSON.
 */
export const fence = (
  label: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): string => {
  if (!labelPattern.test(label)) throw new TypeError(`"${label}" is no label of a fence`);
  const mark = unusedMark(text);
  const tag = `${label}:${mark}`;
  const head = Object.keys(attributes).length > 0 ? `${tag} ${JSON.stringify(attributes)}` : tag;
  return `<${head}>\n${text}\n</${tag}>`;
};

/** All fences of a prompt in order, each text byte for byte as it was given to `fence`. */
export const parseFences = (content: string): Fence[] => {
  const fences: Fence[] = [];
  let position = 0;
  while (position < content.length) {
    opening.lastIndex = position;
    const head = opening.exec(content);
    if (!head) break;
    const start = head.index + head[0].length;
    const [, label = "", mark = "", attributes = "{}"] = head;
    const closing = `\n</${label}:${mark}>`;
    const end = content.indexOf(closing, start);
    if (end === -1) {
      position = start;
      continue;
    }
    fences.push({ label, attributes: JSON.parse(attributes), text: content.slice(start, end) });
    position = end + closing.length;
  }
  return fences;
};

const unusedMark = (text: string): string => {
  for (let round = 0; ; round += 1) {
    const mark = sha256(`${round}\n${text}`).slice(0, 12);
    if (!text.includes(mark)) return mark;
  }
};
