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
  review: {
    title: "Review of what was read from your photos",
    pages: "Pages",
    page: "Page {page}",
    accepted: "accepted",
    doubts: "{count, plural, one {# line is doubtful.} other {# lines are doubtful.}}",
    noDoubts: "No line looks doubtful; compare it all the same.",
    byModel: "Read by the model.",
    byRules: "Read by text recognition, without a model.",
    line: "Line {line}: {reason}",
    right: "It is right",
    next: "Next doubtful line",
    previous: "Previous doubtful line",
    text: "What was read from page {page}",
    empty: "Type what the page says",
    picture: "Photo of page {page}",
    alt: "Page {page} of your notes",
    pictureKeys:
      "Arrow keys move the photo, plus and minus change its size, 0 shows the whole page.",
    size: "Size of the photo",
    smaller: "Smaller",
    larger: "Larger",
    width: "As wide as possible",
    whole: "The whole page",
    left: "{count, plural, =0 {All pages are accepted} one {# page is not accepted yet} other {# pages are not accepted yet}}",
    acceptPage: "Accept this page",
    acceptLast: "Accept and go on",
    acceptAll: "Accept all pages",
    waiting: "The pages are being read",
  },
};
