import { sha256 } from "#lib/ids.ts";
import type { Language } from "#lib/schemas/language.ts";

/** How prompts call the language that an answer is to be written in. */
export const languageName: Readonly<Record<Language, string>> = { en: "English", ru: "Russian" };

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
): string => withMark(unusedMark(text, [text]), label, text, attributes);

/**
 * `fence` with one mark for all blocks of a prompt, which stays the same while their texts change: a provider that
 * caches prompts by their beginning finds a long document again up to the place of its last edit.
 *
 * @param seed unknown to whoever wrote the texts, such as a random id, as the mark comes from it.
 * @param texts every text that is going to be fenced; the mark is in none of them.
 */
export const fencesOf = (seed: string, texts: readonly string[]): typeof fence => {
  const mark = unusedMark(seed, texts);
  return (label, text, attributes = {}) => withMark(mark, label, text, attributes);
};

const withMark = (
  mark: string,
  label: string,
  text: string,
  attributes: Readonly<Record<string, string>>,
): string => {
  if (!labelPattern.test(label)) throw new TypeError(`"${label}" is no label of a fence`);
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

const unusedMark = (seed: string, texts: readonly string[]): string => {
  for (let round = 0; ; round += 1) {
    const mark = sha256(`${round}\n${seed}`).slice(0, 12);
    if (!texts.some((text) => text.includes(mark))) return mark;
  }
};
