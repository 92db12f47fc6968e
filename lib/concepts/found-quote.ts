import type { Correction } from "../schemas/quiz.ts";

/**
 * Evidence counts only when its quote stands in the note; white space may differ. The quote is
 * given back as the note has it. Null where there is none.
 */
export const foundQuote = (
  note: string,
  evidence: Correction["evidence"],
): Correction["evidence"] => {
  const words = evidence?.quote.trim().split(/\s+/) ?? [];
  if (!evidence || words.join("").length < 8) return null;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
  const match = new RegExp(pattern, "u").exec(note);
  return match ? { quote: match[0], place: evidence.place.trim() } : null;
};
