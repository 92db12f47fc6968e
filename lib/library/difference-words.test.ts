import { expect, test } from "vitest";
import { difference } from "../schemas/library.ts";
import { differenceWords } from "./difference-words.ts";

const scenes = difference.parse({
  ...{ feature: "Scenes", fact: "Up to 16.", limit: "16 scenes", doubt: "An old note says 8." },
  ...{ source: "a page", ru: { feature: "Сцены", fact: "До 16.", doubt: "В старой заметке 8." } },
});

test("a Russian reader is told in Russian what the pack says in Russian, and the rest as it is", () => {
  expect(differenceWords(scenes, "ru")).toEqual({
    ...{ feature: "Сцены", fact: "До 16.", limit: "16 scenes", doubt: "В старой заметке 8." },
  });
  expect(differenceWords(scenes, "en").fact).toBe("Up to 16.");
  expect(differenceWords({ ...scenes, ru: null }, "ru").fact).toBe("Up to 16.");
});
