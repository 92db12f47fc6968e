import type { resultsEn } from "./results.en.ts";

export const resultsRu: typeof resultsEn = {
  title: "Результаты",
  of: "из {total}",
  all: "Всё верно.",
  most: "Почти всё усвоено. Посмотрите, что ускользнуло.",
  half: "Усвоена примерно половина. Места ниже стоит перечитать.",
  few: "Перечитайте места ниже и попробуйте ещё раз.",
  pending:
    "{count, plural, one {# ответ ещё оценивается} few {# ответа ещё оцениваются} many {# ответов ещё оцениваются} other {# ответа ещё оцениваются}}.",
  mistakes: "Что не получилось",
  yours: "Вы ответили",
  answer: "Правильный ответ",
  retry:
    "Повторить {count, plural, one {# ошибку} few {# ошибки} many {# ошибок} other {# ошибки}}",
  retrying: "Готовим",
  newQuiz: "Новый тест",
  review: "Просмотреть все вопросы",
};
