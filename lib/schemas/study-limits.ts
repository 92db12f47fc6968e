/** Longest topic and longest request, in characters. */
export const maxTopicCharacters = 2_000;
export const maxRequestCharacters = 8_000;
/** Photos of one thread, and bytes of one. */
export const maxPhotos = 10;
export const maxPhotoBytes = 10_000_000;
/** Longest text a student may bring or make of a document, in UTF-16 units. */
export const maxDocumentCharacters = 1_000_000;
