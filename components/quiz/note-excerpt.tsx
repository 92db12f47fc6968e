import { RichText } from "#components/ui/rich-text.tsx";

/** A piece of the student's note as it reads: formulas set, code as code, rows of a table as rows. */
export const NoteExcerpt = (props: { markdown: string; tableHead?: string | null }) => (
  <RichText markdown={asTable(props.markdown, props.tableHead ?? null).markdown} />
);

/**
 * Rows of a table are sentences of their own. They are shown below the head of their table; without one, below an empty
 * one, which Markdown wants and nobody sees. `shift`: by how much their words stand further back.
 */
export const asTable = (
  markdown: string,
  head: string | null,
): { markdown: string; shift: number } => {
  const rows = markdown.trim().split("\n");
  if (!rows.every(isRow) || (rows[1] && isRule(rows[1]))) return { markdown, shift: 0 };
  const cells = Math.max(...rows.map(cellsOf));
  const known = head !== null && cellsOf(head) >= cells ? head : `|${" |".repeat(cells)}`;
  const above = `${known}\n|${"---|".repeat(cellsOf(known))}\n`;
  return { markdown: `${above}${markdown}`, shift: above.length };
};

const isRow = (line: string): boolean => {
  const row = line.trim();
  return row.length > 1 && row.startsWith("|") && row.endsWith("|");
};

/** What stands between the head of a table and its rows. */
const isRule = (row: string): boolean => [...row].every((sign) => "|:- ".includes(sign));

const cellsOf = (row: string): number =>
  row.replaceAll("\\|", "").replace(/^\|/, "").replace(/\|$/, "").split("|").length;
