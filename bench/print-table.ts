/** Prints a title and aligned columns; numbers stand to the right. */
export const printTable = (
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void => {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of lines) {
    console.log(`  ${row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  ")}`);
  }
};
