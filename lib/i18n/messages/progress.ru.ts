import type { progressEn } from "./progress.en.ts";

export const progressRu: typeof progressEn = {
  label: "Ход работы",
  making: "Составляем тест",
  leave: "Страницу можно закрыть: работа продолжится, а готовый тест появится на главной.",
  done: "готово",
  seconds: "{seconds, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}",
  minutes: "{minutes}\u00a0мин {seconds}\u00a0с",
  steps: "{done} из {total}",
  elapsed: "Время",
  cost: "Стоимость",
  tokens: "{count, plural, one {# токен} few {# токена} many {# токенов} other {# токена}}",
  by: {
    writer: "Писала: {models}",
    judge: "Проверяла: {models}",
    vision: "Читала изображения: {models}",
    embedding: "Искала по смыслу: {models}",
  },
  stop: "Остановить",
  stopping: "Останавливаем",
  stopped: {
    title: "Остановлено",
    body: "Конспект и всё сделанное сохранены. Работу можно продолжить с этого же шага.",
    action: "Продолжить",
  },
  failed: {
    title: "Тест составить не удалось",
    retry: "Попробовать ещё раз",
    settings: "Открыть настройки",
    newNote: "Взять другой конспект",
  },
  notice: {
    model_wait: "Модель занята. Продолжим {when}.",
    run_retry: "Шаг не удался. Повторим его {when}.",
    now: "через мгновение",
    inSeconds:
      "через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}",
  },
  unreachable: "Сервер не отвечает. Ничего не потеряно, страница подключится к нему сама.",
};
