import type { PicturedNote } from "#components/quiz/question-slots.tsx";
import type { ShownPictures } from "#components/ui/rich-text.tsx";
import { translator } from "#lib/i18n/translator.ts";
import type { CardPicture } from "#lib/schemas/card.ts";
import type { Language } from "#lib/schemas/language.ts";
import type { pageServices } from "./page-services.ts";

/** Pictures of a note, or of what was made from it, with their captions. */
export const notePictures = (
  pictures: readonly CardPicture[],
  locale: Language,
): ShownPictures => ({
  ...{ pictures, captions: true },
  unnamed: translator(locale, "sources")("picture"),
});

/** The note of a quiz, to show passages with their pictures; null where it has none, as most. */
export const picturedNote = async (
  services: Awaited<ReturnType<typeof pageServices>>["services"],
  threadId: string,
  locale: Language,
): Promise<PicturedNote | null> => {
  const pictures = await services.cards.read.picturesOfThread(threadId);
  if (pictures.length === 0) return null;
  const { text } = await services.quiz.read.quizNote(threadId);
  return { text, shown: notePictures(pictures, locale) };
};
