import type { ReadNote } from "../../concepts/read-note.ts";
import { withoutEmphasis } from "../../questions/offline/bare-definition.ts";
import type { Concept } from "../../schemas/quiz.ts";
import type { TopBlock } from "../top-blocks.ts";
import { noteSections } from "./note-sections.ts";

/** An outline of one section is no help. */
const fewestSections = 2;
const mostSections = 30;

/** The note's main sections with the terms that each defines; "" when there are too few sections. */
export const writeSummary = (
  note: ReadNote,
  blocks: readonly TopBlock[],
  from: number,
  concepts: readonly Concept[],
): string => {
  const { headings: sections } = noteSections(blocks.filter(({ start }) => start >= from));
  if (sections.length < fewestSections) return "";
  return sections
    .slice(0, mostSections)
    .map(({ start, end }, index) => {
      const next = sections[index + 1]?.start ?? note.text.length;
      const title = note.headings.find((one) => one.start >= start && one.end <= end)?.text ?? "";
      const terms = concepts.flatMap(({ term, span }) =>
        span.start >= start && span.start < next ? [withoutEmphasis(term)] : [],
      );
      return `- **${withoutEmphasis(title)}**${terms.length > 0 ? `: ${terms.join(", ")}` : ""}`;
    })
    .join("\n");
};
