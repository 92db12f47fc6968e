/** Longest question or remark of a guide, in UTF-16 units. */
export const maxGuideText = 2_000;
