import { RichText } from "../ui/rich-text.tsx";

/** A piece of the student's note as it reads: formulas set, code as code, a row of a table as one. */
export const NoteExcerpt = (props: { markdown: string; tableHead?: string | null }) => (
  <RichText markdown={asTable(props.markdown, props.tableHead ?? null).markdown} />
);

/**
 * A row of a table is a sentence of its own. It is shown below the head of its table; without one it is, with the line
 * that Markdown wants below, a table of one row. `shift`: by how much its words stand further back.
 */
export const asTable = (
  markdown: string,
  head: string | null,
): { markdown: string; shift: number } => {
  const row = markdown.trim();
  const cells = row.includes("\n") ? 0 : cellsOf(row);
  if (!row.startsWith("|") || !row.endsWith("|") || cells < 1) return { markdown, shift: 0 };
  if (head === null || cellsOf(head) < cells) {
    return { markdown: `${markdown}\n|${"---|".repeat(cells)}`, shift: 0 };
  }
  const above = `${head}\n|${"---|".repeat(cellsOf(head))}\n`;
  return { markdown: `${above}${markdown}`, shift: above.length };
};

const cellsOf = (row: string): number =>
  row.replaceAll("\\|", "").replace(/^\|/, "").replace(/\|$/, "").split("|").length;
