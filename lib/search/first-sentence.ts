const longest = 300;
const shortest = 20;

/**
 * How a text begins: its first sentence without code, pictures and the addresses of links, some 300 letters at most.
 * A text of no full stop gives its first 200 letters.
 */
export const firstSentence = (markdown: string): string => {
  const plain = markdown
    .replace(/```[\s\S]*?```/gu, " ")
    .replace(/!\[[^\]]*\]\([^)]*\)/gu, " ")
    .replace(/\]\([^)]*\)/gu, "]")
    .replace(/\s+/gu, " ")
    .trim();
  const sentence = new RegExp(`^.{${shortest},${longest}}?[.!?:](?=\\s|$)`, "u").exec(plain);
  return sentence?.[0] ?? plain.slice(0, 200);
};
