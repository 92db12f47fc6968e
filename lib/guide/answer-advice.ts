import { foldedWords } from "#lib/text/words.ts";
import type { Language } from "../schemas/language.ts";
import type { GuideSection } from "./guide-sections.ts";

/** Fewer letters than this tell no language. */
const leastLetters = 24;
/** A sentence in one language may quote the other: less than this share of its letters is another language. */
const leastShare = 0.3;

/** What stays as the manual has it: names of controls, code, quotations, addresses. */
const names = /\*\*[^*]+\*\*|`[^`]+`|«[^«»]+»|“[^“”]+”|\]\([^()]*\)|https?:\/\/\S+/gu;

/** What is wrong with the language of words for the student, in words for the model; null when nothing is. */
export const languageAdvice = (texts: readonly string[], language: Language): string | null => {
  const letters = texts.join(" ").replace(names, " ").match(/\p{L}/gu) ?? [];
  const cyrillic = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length;
  const own = language === "ru" ? cyrillic : letters.length - cyrillic;
  if (letters.length < leastLetters || own >= leastShare * letters.length) return null;
  const wanted = language === "ru" ? "Russian" : "English";
  return `Everything that the student reads must be in ${wanted}; only names of controls stay as the manual writes them.`;
};

const boldNames = (markdown: string): string[] =>
  [...markdown.matchAll(/\*\*([^*]+)\*\*/gu)]
    .flatMap(([, bold = ""]) => bold.split(/[>→▸›|]/u))
    .filter((name) => words(name) !== "");

/** Letters and numbers alone: manuals write names in bold, in code, with an ellipsis or without. */
const words = (text: string): string => foldedWords(text).join(" ");

/** Names in bold in a step that its section does not write, in words for the model; null when all of them stand there. */
export const namesAdvice = (
  steps: readonly { readonly text: string; readonly sourceId: string }[],
  sections: readonly GuideSection[],
): string | null => {
  const said = new Map(
    sections.map(({ id, title, path, text }) => [
      id,
      ` ${words([...path, title, text].join(" "))} `,
    ]),
  );
  const strange = steps.flatMap(({ text, sourceId }) =>
    boldNames(text)
      .filter((name) => !(said.get(sourceId) ?? "").includes(` ${words(name)} `))
      .map((name) => `${JSON.stringify(name.trim())} (${sourceId})`),
  );
  if (strange.length === 0) return null;
  return `These names in bold do not stand in the section of their step: ${[...new Set(strange)].join(", ")}. Write each name as its section does, or take what the section does not name out of the step.`;
};
