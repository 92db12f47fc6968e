import type { progressEn } from "./progress.en.ts";

export const progressRu: typeof progressEn = {
  label: "Что происходит",
  making: "Ваш тест составляется",
  leave: "Страницу можно закрыть: работа продолжится, а тест будет ждать вас на главной.",
  done: "готово",
  seconds: "{seconds, plural, one {# секунда} few {# секунды} many {# секунд} other {# секунды}}",
  minutes: "{minutes} мин {seconds} с",
  steps: "{done} из {total}",
  elapsed: "Время",
  cost: "Стоимость",
  tokens: "{count, plural, one {# токен} few {# токена} many {# токенов} other {# токена}}",
  stop: "Остановить",
  stopping: "Останавливаем",
  stopped: {
    title: "Остановлено",
    body: "Конспект и всё, что уже сделано, сохранены. Работа продолжится с того же места.",
    action: "Продолжить",
  },
  failed: {
    title: "Тест составить не удалось",
    retry: "Попробовать ещё раз",
    settings: "Открыть настройки",
    newNote: "Взять другой конспект",
  },
  notice: {
    model_wait: "Модель просит подождать. Продолжим {when}.",
    run_retry: "Шаг не получился. Повторим его {when}.",
    now: "вот-вот",
    inSeconds:
      "через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}",
  },
  unreachable: "Сервер не отвечает. Страница продолжает спрашивать; ничего не потеряно.",
};
