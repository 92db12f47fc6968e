import type { DocumentRole, StudyDocument } from "./study-document.ts";

/**
 * The student's notes as far as the thread has them: what was read and reviewed, else what was given as text;
 * null when there is neither. Citations name the lines of this text.
 */
export const ownNotes = async (
  document: (role: DocumentRole) => Promise<Pick<StudyDocument, "text"> | null>,
): Promise<string | null> => {
  for (const role of ["recognised", "note"] as const) {
    const found = await document(role);
    if (found && found.text.trim() !== "") return found.text;
  }
  return null;
};
