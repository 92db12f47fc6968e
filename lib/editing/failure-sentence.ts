import { plainText } from "#lib/blocks/split-blocks.ts";
import { translator } from "#lib/i18n/translator.ts";
import type { Language } from "#lib/schemas/language.ts";
import { noteLinkPattern } from "#lib/study/top-blocks.ts";
import type { TextSpan } from "#lib/text/text-span.ts";
import { markdownBlocks } from "./check-edit.ts";
import { lineNumbersOf } from "./line-numbers.ts";
import type { BatchedEdit, EditFailure } from "./place-edits.ts";

/** A word that is longer is cut in its middle. */
const longestWord = 20;

/** A text in one line, cut to at most `longest` characters, behind a word where there is one. */
export const clipText = (text: string, longest: number): string => {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1).toWellFormed();
  const word = cut.lastIndexOf(" ") + 1;
  const inWord = line[longest - 1] !== " " && word > 0 && cut.length - word < longestWord;
  return `${(inWord ? cut.slice(0, word) : cut).trimEnd()}…`;
};

const mostPlaces = 8;
const choiceContext = 60;
const longestRepeated = 300;

/**
 * What became of edits that were not made, in words for the model that proposed them, which does not see its answer again.
 * @param fitting edits of the same answer that failed only with the others
 */
export const failureDetail = (
  document: string,
  failures: readonly EditFailure[],
  fitting: readonly BatchedEdit[] = [],
): string =>
  [
    "Nothing was changed, because of this:",
    ...failures.map((failure) => `${editName(failure)}: ${reasonText(document, failure)}`),
    ...(fitting.length === 0
      ? []
      : [
          "The other edits of that answer fit, and were not made either. Give them again with the mended ones:",
          ...fitting.map(
            (one) =>
              `${editName(one)}: fits, newText ${quoted(clipText(one.edit.newText, longestRepeated))}`,
          ),
        ]),
  ].join("\n");

const editName = ({ index, quote }: Pick<BatchedEdit, "index" | "quote">): string =>
  `Edit ${index + 1}, oldText ${quoted(clipText(quote, longestRepeated))}`;

const reasonText = (document: string, failure: EditFailure): string => {
  switch (failure.kind) {
    case "absent":
      return absentText(failure.nearest.map(({ text }) => text));
    case "ambiguous": {
      const places = failure.places.map(({ span }) => span);
      return ambiguousText(document, places);
    }
    case "too_many_places":
      return "it stands in too many places. Quote more of the passage.";
    case "differs":
      return differsText(failure);
    case "heading_absent":
      return `no section has the heading ${quoted(failure.heading)}. These are the headings:${listed(failure.headings)}`;
    case "heading_twice":
      return `several sections have the heading ${quoted(failure.heading)}. Give it with the headings above it, as they stand here, or ask the student which is meant:${listed(failure.headings)}`;
    case "heading_lower":
      return `${quoted(failure.heading)} and what follows it would become a part of the section, as its heading is of a lower level. Name a heading of the section's own level, or ask the student.`;
    case "unchanged":
      return "the passage already reads like that, so the edit changes nothing.";
    case "overlap":
      return "another edit of the same answer changes the same words. Make one edit of the two.";
    case "breaks":
      return `the text would be broken afterwards: ${failure.breakages
        .map(
          ({ code, source, problem }) => `${code} ${quoted(source)}${problem && ` (${problem})`}`,
        )
        .join(
          "; ",
        )}. Write newText so that all Markdown and LaTeX in it is complete, and code with its indentation.`;
    case "quote_too_long":
      return `the quote is longer than ${failure.limit} characters. Quote only what is needed to find the place.`;
    case "document_too_long":
      return "the document would become too long. Write less.";
    case "text_broken":
      return "newText holds a NUL or half a surrogate pair, which is no text. Write it anew.";
    case "conflict":
      return "somebody else changed these words in the meantime. Look at the document as it is now.";
  }
};

const differsText = ({ passage, stored }: Extract<EditFailure, { kind: "differs" }>): string =>
  [
    "the passage that it means has other words or signs, and these must not get lost or come in unseen. There stands:",
    `- ${quoted(passage)}`,
    ...(stored === null ? [] : ["With this edit would stand there:", `- ${quoted(stored)}`]),
    "Copy oldText from what stands there, and write newText from it.",
  ].join("\n");

const absentText = (nearest: readonly string[]): string =>
  nearest.length === 0
    ? "the document has no such passage, nor one like it."
    : `the document has no such passage. These are the nearest, copied from it; quote from them if one is meant, otherwise ask the student:\n${nearest
        .map((text) => `- ${quoted(text)}`)
        .join("\n")}`;

const ambiguousText = (document: string, places: readonly TextSpan[]): string => {
  const numberAt = lineNumbersOf(document);
  return `it stands in ${places.length} places. Say which one with "line" or with "before" and "after", or quote more. The places${
    places.length > mostPlaces ? ` (the first ${mostPlaces})` : ""
  }, with what stands around them:\n${places
    .slice(0, mostPlaces)
    .map((place, index) => {
      const line = numberAt(place.start);
      return `${index + 1}. ${line === null ? "" : `line ${line}, `}${aroundPlace(document, place)}`;
    })
    .join("\n")}`;
};

const aroundPlace = (document: string, { start, end }: TextSpan): string =>
  `before: ${quoted(document.slice(Math.max(0, start - choiceContext), start).toWellFormed())}, after: ${quoted(
    document.slice(end, end + choiceContext).toWellFormed(),
  )}`;

const listed = (lines: readonly string[]): string => lines.map((line) => `\n- ${line}`).join("");

/** As JSON, so that line breaks and marks are copied as they are. */
const quoted = (text: string): string => JSON.stringify(text);

const contextLength = 40;
const longestPassage = 60;
/** So much Markdown is read for the context: its links and tables take more room than their words. */
const readLength = 300;

/** A passage with the words around it and the heading above it, in one line, to tell it from its likes. */
export const placeLabel = (document: string, { start, end }: TextSpan): string => {
  const [before, after] = outsideLink(
    document.slice(Math.max(0, start - readLength), start).toWellFormed(),
    document.slice(end, end + readLength).toWellFormed(),
  );
  const passage = clipText(words(document.slice(start, end)), longestPassage);
  const heading = headingAbove(document, start);
  const [left, right] = [wordsBefore(before), wordsAfter(after)];
  return `${heading === null ? "" : `${heading}: `}${left}[${passage}]${right}`;
};

/** The context without the two halves of a link around the passage, which no reader of either half would know. */
const outsideLink = (before: string, after: string): readonly [string, string] => {
  const open = before.lastIndexOf("[");
  const middle = after.indexOf("](");
  const end = after.indexOf(")", middle);
  const inLink =
    open > before.lastIndexOf("]") &&
    middle !== -1 &&
    end !== -1 &&
    !after.slice(0, middle).includes("[");
  return inLink
    ? [
        before.slice(0, open) + before.slice(open + 1),
        after.slice(0, middle) + after.slice(end + 1),
      ]
    : [before, after];
};

/** Marks that may stand between a space and the passage. */
const marks = /[*_`~]/;
const ledBySpace = (source: string): boolean =>
  /^\s$/.test([...source].find((sign) => !marks.test(sign)) ?? "");
const endsInSpace = (source: string): boolean =>
  /^\s$/.test([...source].findLast((sign) => !marks.test(sign)) ?? "");

/** Context stops at a paragraph's end and is cut at a word. */
const wordsBefore = (context: string): string => {
  const source = context.slice(context.lastIndexOf("\n\n") + 1);
  const line = source.slice(source.lastIndexOf("\n") + 1).trim();
  const begins = line.endsWith("|") || /^(?:[-*+]|\d{1,3}[.)])$/.test(line);
  const gap = begins ? " · " : endsInSpace(source) ? " " : "";
  const text = words(source).trimEnd();
  const cut =
    text.length > contextLength ? text.slice(-contextLength).replace(/^\S*\s/, "…") : text;
  return text === "" ? "" : `${cut.toWellFormed()}${gap}`;
};

const wordsAfter = (context: string): string => {
  const source = context.split("\n\n")[0] ?? "";
  const gap = source.trimStart().startsWith("|") ? " · " : ledBySpace(source) ? " " : "";
  const text = words(source).trimStart();
  const cut =
    text.length > contextLength ? text.slice(0, contextLength).replace(/\s\S*$/, "…") : text;
  return text === "" ? "" : `${gap}${cut.toWellFormed()}`;
};

/** What a line of a list, a quotation or a heading begins with. */
const lineMark = /^[ \t]*(?:[-*+>]|\d{1,3}[.)]|#{1,6})[ \t]+/;

/** Lines of Markdown as they are read, in one; items and cells are told apart by a dot. */
const words = (source: string): string =>
  source
    .replaceAll(noteLinkPattern, "")
    .split("\n")
    // What rules off a table or a section says nothing.
    .filter((line) => /[^\s|:-]/.test(line))
    .map((line) => `${/^[ \t]*(?:[-*+]|\d|\|)/.test(line) ? "|" : ""}${line.replace(lineMark, "")}`)
    .join("\n")
    .split("|")
    .map((cell) =>
      plainText(cell)
        .replace(/[*`$]+/g, "")
        .replace(/ (?=[.,;:!?])/g, ""),
    )
    .filter((cell) => cell !== "")
    .join(" · ");

/** A heading in which the place itself stands is not above it. */
const headingAbove = (document: string, at: number): string | null => {
  const headings = markdownBlocks(document.slice(0, document.lastIndexOf("\n", at - 1) + 1))
    .filter(({ kind }) => kind === "text")
    .flatMap((block) => [
      ...document.slice(block.start, block.end).matchAll(/^#{1,6}[ \t]+(.+)$/gm),
    ]);
  const text = headings.at(-1)?.[1];
  return text === undefined ? null : clipText(words(text), contextLength);
};

const longestQuote = 80;

/** Why an edit was not made, in a sentence for the student. */
export const failureSentence = (language: Language, failure: EditFailure): string => {
  const text = translator(language, "editing");
  const quote = clipText(failure.quote, longestQuote);
  switch (failure.kind) {
    case "ambiguous":
      return text("failed.ambiguous", { quote, count: failure.places.length });
    case "breaks": {
      const breakages = failure.breakages
        .map(({ code, source }) => text(`breakage.${code}`, { source: clipText(source, 40) }))
        .join("; ");
      return text("failed.breaks", { quote, breakages });
    }
    case "heading_absent":
    case "heading_twice":
    case "heading_lower":
      return text(`failed.${failure.kind}`, { quote: clipText(failure.heading, longestQuote) });
    default:
      return text(`failed.${failure.kind}`, { quote });
  }
};

/** That edits of the same answer wait for the failed ones; none without such edits. */
export const waitingSentence = (
  language: Language,
  fitting: readonly unknown[],
): readonly string[] =>
  fitting.length === 0
    ? []
    : [translator(language, "editing")("failed.others", { count: fitting.length })];

/** What the program asks after so many failures in a row. */
export const giveUpSentence = (language: Language, failure: EditFailure, tries: number): string => {
  const text = translator(language, "editing");
  const quote = clipText(failure.quote, longestQuote);
  if (failure.kind === "absent") return text("giveUp.absent", { quote, count: tries });
  if (failure.kind === "ambiguous") return text("giveUp.ambiguous", { quote });
  return text("giveUp.other", { quote, count: tries, reason: failureSentence(language, failure) });
};

const mostNearest = 3;

/** What comes nearest to a passage that is not there, for a student who follows it up alone; none when nothing does. */
export const nearestSentence = (
  language: Language,
  failures: readonly EditFailure[],
): readonly string[] => {
  const nearest = failures.flatMap((failure) => (failure.kind === "absent" ? failure.nearest : []));
  if (nearest.length === 0) return [];
  const text = translator(language, "editCommands");
  const passages = nearest
    .slice(0, mostNearest)
    .map((passage) => text("passage", { passage: clipText(passage.text, longestQuote) }))
    .join(", ");
  return [text("nearest", { passages })];
};
