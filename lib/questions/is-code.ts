/**
 * Whether a short text, such as an option or the missing words, is code by its looks: it stands in
 * backticks, or it is plain ASCII with a bracket right after a name, with brackets around the whole,
 * in snake case, or with the last sign of a statement. Code is compared sign by sign: `f()` is not `f`.
 */
export const isCode = (text: string): boolean => {
  const bare = text.trim();
  if (inBackticks(bare) !== null) return true;
  if (!/^[\x20-\x7e\s]+$/.test(bare)) return false;
  return (
    /[\w\])][([{]/.test(bare) ||
    /^[([{<].*[)\]}>]$/s.test(bare) ||
    /[;:{}]$/.test(bare) ||
    (/^\w+$/.test(bare) && /[A-Za-z0-9]_|_[A-Za-z0-9]/.test(bare))
  );
};

/** Code as it is compared: without the backticks around it, white space as single spaces. */
export const bareCode = (text: string): string =>
  (inBackticks(text.trim()) ?? text).replace(/\s+/g, " ").trim();

/** What stands between backticks that surround the whole text; null where none do. */
const inBackticks = (text: string): string | null => {
  const [marks = ""] = /^`{1,3}/.exec(text) ?? [];
  if (marks === "" || text.length <= marks.length * 2 || !text.endsWith(marks)) return null;
  const inside = text.slice(marks.length, -marks.length);
  return inside.includes("`") || inside.trim() === "" ? null : inside;
};
