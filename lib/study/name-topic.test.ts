import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { maxTitle } from "#lib/notes/note-title.ts";
import { guardTopic, nameTopic } from "./name-topic.ts";

describe("guardTopic", () => {
  it.each([
    "Entropy",
    "РНК",
    "E = mc^2",
    "C++",
    "2 + 2",
    "量子力学",
    "Билет 7. Второе начало термодинамики: формулировки, энтропия, тепловые машины.",
    "$\\int_0^1 x^2\\,dx$",
  ])("lets %s pass", (topic) => {
    expect(() => guardTopic(topic)).not.toThrow();
  });

  it.each([
    ["", "topic_empty"],
    ["  \n\t ", "topic_empty"],
    ["?!… — ***", "topic_empty"],
    ["x".repeat(2_001), "topic_too_long"],
    ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "topic_garbage"],
    ["a\u0001b\u0002c\u0003\u0004\u0005", "topic_garbage"],
    [
      "xqzjv wkqpf zzxvb qjkwx vvbqz xjqkw pzqvx kqjzw qxzvb jkqxw zvqpx kwjqz bvxqz",
      "topic_garbage",
    ],
  ])("refuses %j", (topic, code) => {
    expect(() => guardTopic(topic)).toThrow(expect.objectContaining({ code }));
  });
});

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
