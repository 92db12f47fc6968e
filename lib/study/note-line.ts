/** A link to a line of the student's notes, as the page and the sanitiser know it: `[[12]](#note-L12)`. */
export const noteLink = (line: number): string => `[[${line}]](#note-L${line})`;

/** Every such link in a text. */
export const noteLinkPattern = /\[\[\d{1,7}\]\]\(#note-L\d{1,7}\)/g;

/** Makes the function from an offset to the number of its line, from 1. Lines end in LF. */
export const lineFinder = (text: string): ((offset: number) => number) => {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
};
