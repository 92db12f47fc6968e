import type { GarbageReason } from "#lib/concepts/garbage-reason.ts";

/** Why a text was refused as a note, and what would help; in place of the error's own sentence. */
export const garbageEn = {
  empty: "This note is blank. Start again with some text.",
  binary:
    "This is not readable text: it looks like the contents of another kind of file. Copy the text out of that file and start again with it.",
  repeated:
    "The note repeats the same thing over and over, so there is nothing to ask about. Start again with a different text.",
  too_little_text:
    "There is too little text here to ask about. Start again with at least a few complete sentences.",
  random_letters:
    "The letters in this note do not form English or Russian words. If you copied the text, it may have been garbled on the way; start again with readable text.",
  no_meaning:
    "The model found nothing to learn in this text. Start again with a different one, or write in complete sentences.",
  explained:
    "The model found nothing to learn in this text: {reason} Start again with a different one, or write in complete sentences.",
} satisfies Record<GarbageReason | "explained", string>;
