/** How many characters of a part of a file are sent with a note, to find it by. */
export const openingLength = 60;

/** How many parts of files a note may be put together from and keep their places. */
export const mostMarks = 2_000;

/** References to pictures of one note that are followed; of a longer list the others show their captions. */
export const mostPicturesOfNote = 2_000;
/** Pictures of one page of the web that are fetched, in the order of its text. */
export const mostFarPictures = 60;
/** Bytes of these as they are fetched, in all, and the time that they may take: a page waits for them. */
export const maxFarPictureBytes = 30_000_000;
export const farPicturesMs = 20_000;
/** Bytes of the pictures that the notes of one subject show: its file has room for a hundred megabytes in all. */
export const maxNotePictureBytes = 50_000_000;

/** How many sources something is made from at once. */
export const mostSources = 20;
