import type { Passage, Span } from "../schemas/quiz.ts";

/** The places that a passage puts together; a passage of one place is that place. */
export const placesOf = (passage: Passage): readonly (Span & { quote: string })[] =>
  passage.places ?? [passage];
