import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { readableText } from "#lib/thread-texts/readable-text.ts";

/** So much of a question or a sentence is quoted in a request: the passage itself goes with it. In UTF-16 units. */
const longestQuoted = 300;

const quoted = (markdown: string): string => {
  const line = readableText(markdown).replaceAll(/\s+/g, " ").trim();
  return line.length > longestQuoted ? `${line.slice(0, longestQuoted).toWellFormed()}…` : line;
};

/** Signs between which a command has its words. */
const quotationMarks = /["«»“”]/;

/**
 * What a student may ask for about a sentence that a question rests on, in the document's language.
 * @param offline without a model only commands are understood
 */
export const requestAbout = (
  about: { readonly language: Language; readonly stem: string; readonly sentence: string },
  offline: boolean,
): string => {
  const t = translator(about.language, "editing");
  // Of a list a command takes one line.
  const [line = ""] = readableText(about.sentence).split("\n");
  const [stem, sentence] = [quoted(about.stem), quoted(offline ? line : about.sentence)];
  if (!offline) return t("aboutQuestion", { stem, sentence });
  const isWhole = !sentence.endsWith("…") && !quotationMarks.test(sentence);
  return isWhole ? t("replaceSentence", { sentence }) : "";
};
