/** A line that opens or closes a block of code: at least three of one sign. */
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Of each line of a note whether it is code, its fences too. A fence that nothing closes reaches to the end. */
export const codeLines = (lines: readonly string[]): boolean[] => {
  let open = "";
  return lines.map((line) => {
    const mark = fence.exec(line)?.[1] ?? "";
    const wasOpen = open !== "";
    if (!wasOpen) open = mark;
    else if (mark.startsWith(open) && line.trim() === mark) open = "";
    return wasOpen || mark !== "" || /^(?: {4}|\t)/.test(line);
  });
};
