import { handlers } from "#app/handlers.ts";
import { cardsAnswer, quizAnswer } from "#lib/http/answer.ts";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = handlers<"threadId" | "file">({
  /** A quiz to take away: its questions, with the answers, as a table, for Moodle, for Anki. */
  GET: async ({ params, locale, timeZone, services }) => {
    const { threadId, file } = params;
    const quiz = await services.quiz.read.exportedQuiz(threadId);
    if (file !== "apkg") return quizAnswer(quiz, file, locale);
    const by = { locale, timeZone };
    return cardsAnswer(await services.cards.read.exportQuizForAnki(threadId, quiz, by), locale);
  },
});
