import fc from "fast-check";
import { expect, test } from "vitest";
import { maxTitle } from "../threads/short-title.ts";
import { nameTopic } from "./name-topic.ts";

test.each([
  ["What is a mutex?", "en", "Mutex"],
  [
    "Explain the scheduling of processes in operating systems",
    "en",
    "Scheduling of processes in operating systems",
  ],
  [
    "Question 12. Deadlocks, their conditions and prevention",
    "en",
    "Deadlocks, their conditions and prevention",
  ],
  ["## Virtual memory", "en", "Virtual memory"],
  [
    "Билет №4. Планирование процессов в операционных системах",
    "ru",
    "Планирование процессов в операционных системах",
  ],
  ["Расскажите о теореме Гёделя о неполноте", "ru", "О теореме Гёделя о неполноте"],
  ["что такое мьютекс?", "ru", "Мьютекс"],
  ["3) Законы Ньютона: формулировка", "ru", "Законы Ньютона: формулировка"],
  ["The causes of the First World War", "en", "The causes of the First World War"],
  ["Stacks, queues and lists. Give examples.", "en", "Stacks, queues and lists"],
  ["Докажите теорему Пифагора", "ru", "Докажите теорему Пифагора"],
  ["?!", "en", "?!"],
] as const)("%s", (topic, language, name) => {
  expect(nameTopic(topic, language)).toBe(name);
});

test("a name is a title, one line, never empty and well formed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (topic) => {
      const name = nameTopic(topic, "en");
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(maxTitle);
      expect(name).not.toMatch(/\n/);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});
