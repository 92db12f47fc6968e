import { errorsRu } from "./errors.ru.ts";
import type { troubleEn } from "./trouble.en.ts";

export const troubleRu: typeof troubleEn = {
  notFound: {
    title: "Такой страницы нет",
    body: "Возможно, она удалена или в адресе опечатка. Остальные ваши работы на месте.",
    action: "На главную",
  },
  database: {
    title: "Сейчас страницу показать нельзя",
    database_unavailable: errorsRu.database_unavailable,
    database_crowded: errorsRu.database_crowded,
    disk_full: errorsRu.disk_full,
  },
  broken: {
    title: "Страницу не удалось показать",
    body: "Ничего не потеряно: ваши тексты и ответы сохранены.",
    action: "Попробовать ещё раз",
    code: "Код для журнала сервера: {digest}",
  },
};
