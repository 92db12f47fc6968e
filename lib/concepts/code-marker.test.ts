import { describe, expect, it } from "vitest";
import { removeCodeMarker } from "./code-marker.ts";

describe("the marker for code that does not fit", () => {
  it.each([
    ["A list. [CODE_ERROR]", "A list."],
    ["[CODE_ERROR] A list.", "A list."],
    ["A [code_error] list.", "A list."],
    ["A list.[ Code Error ]", "A list."],
    ["A list. **[CODE_ERROR]**", "A list."],
    ["A list. `[CODE-ERROR]`", "A list."],
    ["A list. \\[CODE\\_ERROR\\]", "A list."],
    ["[CODE_ERROR]A list.[CODE_ERROR]", "A list."],
    ["One.[CODE_ERROR]Two.", "One. Two."],
    [
      "Стек — это список [CODE_ERROR], где всё просто. [Code_Error]",
      "Стек — это список, где всё просто.",
    ],
    ["[CODEERROR]", ""],
    ["A list. [CODE_ERROR: the code shows a stack]", "A list."],
    ["A list. **[CODE_ERROR: reads `a[0]` only]**", "A list."],
    [
      "A list. [code error — \u043d\u0435 \u0442\u043e\u0442 \u043a\u043e\u043d\u0442\u0435\u0439\u043d\u0435\u0440]",
      "A list.",
    ],
    ["A list. [CODE_ERROR wrong container]", "A list."],
    ["A list. \\[CODE\\_ERROR: no loop\\]", "A list."],
  ])("is taken out of %j", (definition, text) => {
    expect(removeCodeMarker(definition)).toEqual({ text, marked: true });
  });

  it.each([
    "A list.",
    "An error code [E12].",
    "The code: error [1].",
    "CODE_ERROR is a constant.",
    "See [code error handling](x).",
    "[Code errors] are bugs.",
  ])("is not seen in %j", (definition) => {
    expect(removeCodeMarker(definition)).toEqual({ text: definition, marked: false });
  });
});
