/** 20 letters at least, as "E.g." and "1." end none, and some 300 at most. */
const sentence = /^.{20,300}?[.!?:](?=\s|$)/u;

/**
 * How a text begins: its first sentence without code, pictures and the addresses of links, some 300 letters at most.
 * A text of no full stop gives its first 200 letters.
 */
export const firstSentence = (markdown: string): string => {
  const plain = markdown
    .replace(/```[\s\S]*?```/gu, " ")
    .replace(/!\[[^[\]]*\]\([^[)]*\)/gu, " ")
    .replace(/\]\([^\])]*\)/gu, "]")
    .replace(/\s+/gu, " ")
    .trim();
  return sentence.exec(plain)?.[0] ?? plain.slice(0, 200);
};
