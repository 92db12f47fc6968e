/**
 * What a spreadsheet would take for a formula, numbers aside: it may come from a stranger's note. One with an apostrophe
 * gets another, so that it is told from one that was given here.
 */
const isFormula = (text: string): boolean =>
  /^'*[=+\-@\t\r]/.test(text) && !/^[+-]?[\d.,]+$/.test(text);

/** RFC 4180; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
const cell = (text: string): string => {
  const plain = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** A table as a file. The sign at the beginning tells Excel that the text is UTF-8. */
export const csvTable = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;

/** A cell as it was before an apostrophe kept a spreadsheet from running it. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** Where a quoted cell ends that begins here, by RFC 4180; null where the quote is a part of the text. */
const endOfQuoted = (text: string, start: number, sign: string): number | null => {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return null;
  const next = text[end + 1];
  return next === undefined || next === sign || next === "\n" ? end : null;
};

/** The rows of a table, each with its cells. A quote that nothing closes is a sign as any other. */
export const tableRows = (text: string, sign: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? endOfQuoted(text, at, sign) : null;
    let end = quoted === null ? at : quoted + 1;
    while (end < text.length && text[end] !== sign && text[end] !== "\n") end += 1;
    row.push(
      quoted === null ? text.slice(at, end) : text.slice(at + 1, quoted).replaceAll('""', '"'),
    );
    if (text[end] !== sign) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows;
};
