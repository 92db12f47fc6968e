import { RichText } from "../ui/rich-text.tsx";

/** A piece of the student's note as it reads: formulas set, code as code, a row of a table as one. */
export const NoteExcerpt = ({ markdown }: { markdown: string }) => (
  <RichText markdown={asTable(markdown)} />
);

/** A row of a table is a sentence of its own; with the line that Markdown wants below, it is a table of one row. */
export const asTable = (markdown: string): string => {
  const row = markdown.trim();
  if (!row.startsWith("|") || !row.endsWith("|") || row.includes("\n")) return markdown;
  const cells = row.replaceAll("\\|", "").split("|").length - 2;
  return cells < 1 ? markdown : `${markdown}\n|${"---|".repeat(cells)}`;
};
