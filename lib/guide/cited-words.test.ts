import { expect, it } from "vitest";
import { changedQuotes } from "#lib/library/quoted-words.ts";
import { citedWords } from "./cited-words.ts";

const section = {
  ...{ id: "chk_1", isPart: false },
  text: "## Export\n\n1. Choose **File › Export Audio**.\n2. Set the sample rate to 48 000 Hz.\n\nThe file is written into the folder of the project.",
};

it("remembers the sentences that steps and the answer rest on, each once", () => {
  const steps = [
    { text: "Choose File › Export Audio.", chunkId: "chk_1" },
    { text: "Set the sample rate to 48 000 Hz.", chunkId: "chk_1" },
  ];
  const answer =
    "You export by the menu. The file is written into the project's folder. Choose File › Export Audio.";
  expect(citedWords(answer, steps, [section])).toEqual([
    { step: 0, chunkId: "chk_1", kept: null, quote: "Choose **File › Export Audio**." },
    { step: 1, chunkId: "chk_1", kept: null, quote: "Set the sample rate to 48 000 Hz." },
    {
      ...{ step: null, chunkId: "chk_1", kept: null },
      quote: "The file is written into the folder of the project.",
    },
  ]);
});

it("remembers the sentence that has the names of a step in another language, and nothing where none has", () => {
  const step = (text: string) => [{ text, chunkId: "chk_1" }];
  const [one] = citedWords("", step("Нажмите **Export Audio**."), [section]);
  expect(one?.quote).toBe("Choose **File › Export Audio**.");
  expect(citedWords("", step("Закройте программу."), [section])).toEqual([]);
  expect(citedWords("", step("Нажмите **Rate**."), [section])).toMatchObject([
    { quote: "Set the sample rate to 48 000 Hz." },
  ]);
  expect(citedWords("", step("Нажмите **To**."), [{ ...section, text: "Tools of it." }])).toEqual(
    [],
  );
  expect(citedWords("", [{ text: "Choose a file.", chunkId: "chk_2" }], [section])).toEqual([]);
});

it("remembers only what the same section says still, however it is set there", () => {
  const text = `Type the command:

set lang=fr
start gimp.exe

- First \`-a\`\\
  or \`--all\` lists all indexes.
- "If haloing is no issue,\\
  which of the two comes first?" It is a riddle.

> 1. Quoted steps are steps, too.
`;
  const steps = [
    "set lang=fr start gimp.exe",
    "-a or --all lists all indexes",
    "If haloing is no issue, which of the two comes first?",
    "Quoted steps are steps, too.",
  ].map((said) => ({ text: said, chunkId: "chk_1" }));
  const cited = citedWords("", steps, [{ id: "chk_1", text, isPart: false }]);
  expect(cited.length).toBeGreaterThan(2);
  const quotes = cited.map(({ quote }) => quote);
  expect(changedQuotes([{ text, quotes }])).toEqual([quotes.map(() => [])]);
});

it("remembers no more of an answer than is compared at a glance", () => {
  const sentences = Array.from({ length: 90 }, (_, at) => `Item ${at} of the mixer stays.`);
  const text = [...sentences, `${"word ".repeat(300)}ends.`].join(" ");
  const cited = citedWords(text, [], [{ id: "chk_1", text, isPart: false }]);
  expect(cited).toHaveLength(60);
  expect(cited.every(({ quote }) => quote.length < 100)).toBe(true);
});

const english = {
  ...{ id: "chk_1", isPart: false },
  text: "Look at the profile list. Press **Save** to store the picture. Generate the file. The rate matters.",
};

it("takes no name for a part of another word, and no name at all in the manual's own language", () => {
  const cites = (said: string, text = english.text) =>
    citedWords("", [{ text: said, chunkId: "chk_1" }], [{ ...english, text }]);
  expect(cites('Confirm the whole procedure by pressing "OK".')).toEqual([]);
  expect(cites("Then use the File submenu entry called something else entirely.")).toEqual([]);
  expect(cites("Set the **Rate** field to 44100.")).toEqual([]);
  expect(cites("Нажмите **OK**, затем откройте меню.")).toEqual([]);
  expect(cites("Нажмите **Save**.")).toMatchObject([
    { quote: "Press **Save** to store the picture." },
  ]);
});

it("finds by names what the prose of an answer in another language rests on", () => {
  const answer = "Чтобы сохранить картинку, нажмите **Save** в окне экспорта.";
  expect(citedWords(answer, [], [english])).toMatchObject([
    { step: null, quote: "Press **Save** to store the picture." },
  ]);
});

it("leaves out the ends of a part, which may be half a sentence", () => {
  const text = "number 51 of the panel. Press the button number 52 of the panel. Press the button";
  const cited = citedWords(text, [], [{ ...english, text, isPart: true }]);
  expect(cited.map(({ quote }) => quote)).toEqual(["Press the button number 52 of the panel."]);
});

it("has no sentence of the answer that says next to nothing rest on one of the manual", () => {
  const text = "Press **Export** to write the file. A layer group works as a folder.";
  const quotes = (answer: string) =>
    citedWords(answer, [], [{ ...english, text }]).map(({ quote }) => quote);
  for (const end of ["That is how it works.", "It works.", "It works so."])
    expect(quotes(`Press Export to write the file. ${end}`)).toEqual([
      "Press **Export** to write the file.",
    ]);
  expect(quotes("Press **Export**.")).toEqual(["Press **Export** to write the file."]);
  expect(quotes("Нажмите **Export**. Готово.")).toEqual(["Press **Export** to write the file."]);
});
