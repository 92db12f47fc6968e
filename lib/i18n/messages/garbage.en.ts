import type { GarbageReason } from "../../concepts/garbage-reason.ts";

/** Why a text was refused as a note, and what would help; in place of the error's own sentence. */
export const garbageEn = {
  empty: "There is nothing but empty space in this note. Start again with some text.",
  binary:
    "This is not readable text: it looks like the inside of a file of another kind. Copy the text out of that file and start again with it.",
  repeated:
    "The note says the same over and over, so there is nothing to ask about. Start again with another text.",
  too_little_text:
    "There are too few words here to ask about. Start again with at least a few whole sentences.",
  random_letters:
    "The letters of this note make no words of English or Russian. If the text was copied, its letters may have been mixed up; start again with a readable one.",
  no_meaning:
    "The model found nothing to learn in this text. Start again with another one, or say it in whole sentences.",
  explained:
    "The model found nothing to learn in this text: {reason} Start again with another one, or say it in whole sentences.",
} satisfies Record<GarbageReason | "explained", string>;
