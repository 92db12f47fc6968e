import { describe, expect, it } from "vitest";
import { guardTopic } from "./guard-topic.ts";

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
