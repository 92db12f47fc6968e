import fc from "fast-check";
import { expect, test } from "vitest";
import { nameTopic } from "./name-topic.ts";

test.each([
  ["What is a mutex?", "en", "Mutex"],
  [
    "Explain the scheduling of processes in operating systems",
    "en",
    "Scheduling of processes in operating",
  ],
  ["Question 12. Deadlocks, their conditions and prevention", "en", "Deadlocks"],
  ["## Virtual memory", "en", "Virtual memory"],
  [
    "Билет №4. Планирование процессов в операционных системах",
    "ru",
    "Планирование процессов в операционных системах",
  ],
  ["Расскажите о теореме Гёделя о неполноте", "ru", "О теореме Гёделя о неполноте"],
  ["что такое мьютекс?", "ru", "Мьютекс"],
  ["3) Законы Ньютона: формулировка", "ru", "Законы Ньютона"],
  ["Докажите теорему Пифагора", "ru", "Докажите теорему Пифагора"],
  ["?!", "en", "?!"],
] as const)("%s", (topic, language, name) => {
  expect(nameTopic(topic, language)).toBe(name);
});

test("a name is short, one line, never empty and well formed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (topic) => {
      const name = nameTopic(topic, "en");
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(61);
      expect(name.split(" ").length).toBeLessThanOrEqual(6);
      expect(name).not.toMatch(/\n/);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});
