import { clipText } from "./clip-text.ts";
import type { EditFailure } from "./edit-failure.ts";
import type { BatchedEdit } from "./join-edits.ts";
import type { TextSpan } from "./proposed-edit.ts";

const mostPlaces = 8;
const contextLength = 60;
const longestQuote = 300;

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
              `${editName(one)}: fits, newText ${quoted(clipText(one.edit.newText, longestQuote))}`,
          ),
        ]),
  ].join("\n");

const editName = ({ index, quote }: Pick<BatchedEdit, "index" | "quote">): string =>
  `Edit ${index + 1}, oldText ${quoted(clipText(quote, longestQuote))}`;

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
        .join("; ")}. Write newText so that all Markdown and LaTeX in it is complete.`;
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

const ambiguousText = (document: string, places: readonly TextSpan[]): string =>
  `it stands in ${places.length} places. Say which one with "before" and "after", or quote more. The places${
    places.length > mostPlaces ? ` (the first ${mostPlaces})` : ""
  }, with what stands around them:\n${places
    .slice(0, mostPlaces)
    .map((place, index) => `${index + 1}. ${aroundPlace(document, place)}`)
    .join("\n")}`;

const aroundPlace = (document: string, { start, end }: TextSpan): string =>
  `before: ${quoted(document.slice(Math.max(0, start - contextLength), start).toWellFormed())}, after: ${quoted(
    document.slice(end, end + contextLength).toWellFormed(),
  )}`;

const listed = (lines: readonly string[]): string => lines.map((line) => `\n- ${line}`).join("");

/** As JSON, so that line breaks and marks are copied as they are. */
const quoted = (text: string): string => JSON.stringify(text);
