/** Photos of notes: adding them, and comparing what was read with the picture. */
export const photosEn = {
  doubts: {
    unsure: "Hard to read: {words}",
    odd: "Looks misread: {words}",
  },
  input: {
    title: "Photos of your notes",
    choose: "Add photos",
    camera: "Take a photo",
    hint: "PNG, JPEG or WebP, up to {limit} pages. They can also be dropped or pasted here.",
    count:
      "{count, plural, one {# photo of {limit}} other {# photos of {limit}}}, in the order of the pages",
    photo: "Page {page}: {name}",
    sending: "Sending",
    earlier: "Move page {page} forward",
    later: "Move page {page} back",
    remove: "Remove page {page}, {name}",
    problems: {
      notPicture:
        "“{name}” is not a PNG, JPEG or WebP picture. Save it as one of these and add it.",
      tooLarge: "“{name}” has {size}; at most {limit} are taken. Save it smaller and add it.",
      empty: "“{name}” is empty. Take or save it anew.",
      tooMany:
        "{over, plural, one {# photo was left out} other {# photos were left out}}: a document takes up to {limit}.",
      refused: "“{name}”: {reason}",
    },
  },
};
