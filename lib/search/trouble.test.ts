import { expect, test } from "vitest";
import { isComplaint, isOnTrouble } from "./trouble.ts";

test.each([
  "My brush paints nothing",
  "the app doesn’t start at all any more",
  "Why is everything grey?",
  "playback stopped in the middle",
  "links do not open",
  "пропала панель инструментов",
  "Кисть не рисует, хотя слой правильный",
  "почему штамп серый?",
  "письма не приходят",
])("says that something fails: %s", (question) => {
  expect(isComplaint(question)).toBe(true);
});

test.each([
  "How do I add a track?",
  "get rid of takes that I don't use any more",
  "Как добавить дорожку?",
  "убрать столбец, но не удалять",
  "Сделать часть слоя прозрачной, не стирая её",
])("asks for something: %s", (question) => {
  expect(isComplaint(question)).toBe(false);
});

test.each([
  "What to do if you are stuck",
  "Troubleshooting",
  "The internal links do not open the respective file!",
  "Eraser and brushes no longer work",
  "Устранение неполадок",
  "Ластик и кисти больше не работают",
  "Часто задаваемые вопросы",
])("a section on what fails: %s", (heading) => {
  expect(isOnTrouble(["Manual", heading, "How to tell"])).toBe(true);
});

test.each(["Paint Tools", "Notable features", "Сборка проекта", "Вид и видимость"])(
  "none: %s",
  (heading) => {
    expect(isOnTrouble([heading])).toBe(false);
  },
);
