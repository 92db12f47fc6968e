import type { resultsEn } from "./results.en.ts";

export const resultsRu: typeof resultsEn = {
  title: "Результаты",
  of: "из {total}",
  all: "Всё верно.",
  most: "Почти всё усвоено. Посмотрите, где вы ошиблись.",
  half: "Усвоена примерно половина. Перечитайте фрагменты ниже.",
  few: "Перечитайте фрагменты ниже и попробуйте ещё раз.",
  pending:
    "{count, plural, one {# ответ ещё оценивается} few {# ответа ещё оцениваются} many {# ответов ещё оцениваются} other {# ответа ещё оцениваются}}.",
  mistakes: "Ошибки",
  yours: "Ваш ответ",
  answer: "Правильный ответ",
  retry:
    "Исправить {count, plural, one {# ошибку} few {# ошибки} many {# ошибок} other {# ошибки}}",
  retrying: "Готовим",
  newQuiz: "Новый тест",
  review: "Просмотреть все вопросы",
};
