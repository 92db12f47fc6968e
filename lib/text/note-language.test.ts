import { expect, it } from "vitest";
import { noteLanguage } from "#lib/text/note-language.ts";

it.each([
  ["ru", "Стек — это список."],
  ["ru", "Класс `std::vector<int>` из STL: push_back, emplace_back, reserve — это методы вектора."],
  ["ru", "Вывод:\n```cpp\nint main() { return very_long_english_function_name(argument); }\n```"],
  ["en", "A stack is a list."],
  ["en", "The Russian word стек means stack, and очередь means queue in this lecture."],
  [
    "en",
    "A loop:\n```py\n# комментарий на русском языке, довольно длинный, длиннее самого текста\n```",
  ],
  ["en", "12345"],
  ["en", ""],
])("is %s for %j", (language, text) => {
  expect(noteLanguage(text)).toBe(language);
});
