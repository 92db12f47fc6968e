import type { troubleEn } from "./trouble.en.ts";

export const troubleRu: typeof troubleEn = {
  notFound: {
    title: "Такой страницы нет",
    body: "Возможно, она удалена или в адресе ошибка. Остальные ваши работы на месте.",
    action: "На главную",
  },
  broken: {
    title: "Страницу не удалось показать",
    body: "Ничего не потеряно: написанное и ответы сохранены.",
    action: "Попробовать ещё раз",
    code: "Для журнала: {digest}",
  },
};
