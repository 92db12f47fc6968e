import type { recallEn } from "./recall.en.ts";

export const recallRu: typeof recallEn = {
  name: "По памяти",
  field: "Ответьте своими словами или мысленно",
  uncover: "Сверить с конспектом",
  uncovering: "Открываем конспект",
  own: "Ваш ответ",
  grade: "Сравните и оцените себя",
  gradeHead: "Насколько хорошо вы это помнили?",
  grades: { knew: "Помню", partly: "Частично", not: "Не помню" },
  right: "Вы это помните",
  partly: "Вы помните это частично",
  wrong: "Пока не запомнилось",
  yourGrade: "Ваша оценка",
  inHead: "Мысленно",
  uncovered:
    "Осталось оценить себя: {count, plural, one {# ответ} few {# ответа} many {# ответов} other {# ответа}}.",
  gradeRest: "Оценить сейчас",
};
