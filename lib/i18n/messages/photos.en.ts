/** Photos of notes: adding them, and comparing what was read with the picture. */
export const photosEn = {
  doubts: {
    unsure: "Hard to read: {words}",
    odd: "Looks misread: {words}",
  },
};
