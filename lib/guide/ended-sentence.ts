/** What ends a sentence, or says that it goes on; behind it marks of Markdown, quotation marks and brackets may close. */
const isEnded = /[.!?…:;,|\p{Pd}][*_`”»"’')\]]{0,6}$/u;
/** A letter or a digit, or what closes behind one. */
const isOpen = /[\p{L}\p{N}%][*_`”»"’')\]]{0,6}$/u;
/** Lists, tables, code, headings and quotations have their own ends. */
const isOther = /^\s*(?:[-*+]\s|\d{1,3}[.)]\s|[|#>]|```|~~~)/u;
/** In an address the full stop would belong to it. */
const address = /(?:^|[\s(<])(?:https?:\/\/|www\.)\S{1,2000}$/u;

/** Markdown with the full stop that a model left out at its end, where its last sentence ends without any mark. */
export const endedSentence = (markdown: string): string => {
  const text = markdown.trim();
  const last = text.slice(text.lastIndexOf("\n") + 1);
  if (isOther.test(last) || isEnded.test(last) || !isOpen.test(last) || address.test(last)) {
    return text;
  }
  // A list's entry that goes on in a second line, and a line of code.
  const paragraph = text.slice(text.lastIndexOf("\n\n") + 1).trim();
  return paragraph.split("\n").some((line) => isOther.test(line)) ? text : `${text}.`;
};
