import type { stagesEn } from "./stages.en.ts";

export const stagesRu: typeof stagesEn = {
  queued: "Ждём очереди",
  analyse_content: "Читаем ваш конспект",
  look_up_cache: "Ищем прошлую проверку",
  parse: "Находим понятия",
  fact_check: "Проверяем факты",
  store: "Записываем исправления",
  generate_questions: "Составляем вопросы",
  prove_answers: "Доказываем ответы",
  remove_repeats: "Убираем то, что вас уже спрашивали",
  ready: "Собираем тест",
  replacing: "Заменяем выбывшие вопросы",
};
