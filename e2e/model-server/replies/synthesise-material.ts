import { splitSentences } from "#lib/text/split-sentences.ts";
import { promptLanguage } from "../prompt-language.ts";
import { type Reply, requireFence } from "../reply.ts";
import { textThatFollows } from "../text-that-follows.ts";

interface Conflict {
  readonly subject: string;
  readonly material: string;
  readonly note: string;
  readonly quote: string;
  readonly alternative: string;
}

/**
 * The material with the notes in it. A sentence of the notes that is one of the material but for its numbers
 * contradicts it and takes its place. Others go below the heading of which they hold a word; those of which no heading
 * of the whole text does go to the end, of the last part alone where all parts see the same notes.
 */
export const reply: Reply = (request) => {
  const material = requireFence(request, "material");
  const notes = requireFence(request, "notes").text;
  const { part, of, share } = material.attributes;
  const outline = part === undefined ? "" : requireFence(request, "outline").text;
  const language = promptLanguage(request);
  const sentences = notes
    .split(/\n+/)
    .map((line) => line.replace(/^#+\s+/, "").trim())
    .flatMap((line) =>
      splitSentences(line, language).map(({ start, end }) => line.slice(start, end)),
    );
  const conflicts: Conflict[] = [];
  let markdown = material.text;
  for (const note of sentences) {
    if (markdown.includes(note)) continue;
    const rival = rivalOf(material.text, note);
    if (rival !== null) {
      markdown = markdown.split(rival).join(note);
      conflicts.push({
        subject: words(note).slice(0, 3).join(" "),
        material: rival,
        note,
        quote: note,
        alternative: rival,
      });
      continue;
    }
    const placed = withSentence(markdown, note);
    const isHere =
      part === undefined || share === "own" || (part === of && !isNamed(outline, note));
    markdown = placed ?? (isHere ? `${markdown.trimEnd()}\n\n${note}\n` : markdown);
  }
  return { markdown: textThatFollows(request, markdown === "" ? notes : markdown), conflicts };
};

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** Whether a heading of the outline shares a word with a sentence. */
const isNamed = (outline: string, note: string): boolean => {
  const named = new Set(words(outline));
  return words(note).some((word) => named.has(word));
};

/** The sentence of the material with the same words and other numbers. */
const rivalOf = (markdown: string, note: string): string | null => {
  const number = /\d+(?:[.,]\d+)?/g;
  if (!number.test(note)) return null;
  const pattern = note
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\d+(?:\\?[.,]\d+)?/g, "\\d+(?:[.,]\\d+)?");
  return new RegExp(pattern, "i").exec(markdown)?.[0] ?? null;
};

/** The text with a sentence after the first paragraph below the heading that shares a word with it; null if none does. */
const withSentence = (markdown: string, note: string): string | null => {
  const own = new Set(words(note));
  for (const heading of markdown.matchAll(/^#{2,6} (.+)$/gm)) {
    if (!words(heading[1] ?? "").some((word) => own.has(word))) continue;
    const paragraph = markdown.indexOf("\n\n", heading.index);
    const end = paragraph === -1 ? -1 : markdown.indexOf("\n\n", paragraph + 2);
    const at = end === -1 ? markdown.trimEnd().length : end;
    return `${markdown.slice(0, at)}\n\n${note}${markdown.slice(at)}`;
  }
  return null;
};
