import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sentencesAround } from "#lib/text/sentences-around.ts";
import { nearestPart } from "./nearest-part.ts";
import { changedQuotes, changeKey } from "./quoted-words.ts";
import { joinPieces } from "./section-chunks.ts";

const section = `Audio leaves the program as a file.

1. Choose **File › Export Audio**.
2. Set the sample rate to 44 100 Hz. Press _Export_.

The file is written into the folder of the project, where \`Mixdown\`
finds it. Every track is exported. The gain is $\\alpha \\le 1.5$ dB.

| Format | Bits |
| --- | --- |
| WAV | 24 |
`;

const changesOf = (quote: string, text = section) =>
  changedQuotes([{ text, quotes: [quote] }])[0]?.[0];

describe("nothing changed", () => {
  it.each([
    ["as it stands", "Choose **File › Export Audio**."],
    ["several sentences of two items", "Set the sample rate to 44 100 Hz. Press _Export_."],
    [
      "other white space",
      "The file is written\n  into the folder of the project, where `Mixdown` finds it.",
    ],
    [
      "no marks, other quotation marks and capitals",
      "the file is written into the folder of the project, where “mixdown” finds it.",
    ],
    ["another mark of its line", "- Choose *File › Export Audio*."],
    ["another number of its line", "7. Choose **File › Export Audio**."],
    ["another space between digits", "Set the sample rate to 44\u202f100 Hz."],
    ["a formula with signs for commands", "The gain is α ≤ 1.5 dB."],
    ["a link instead of bold", "Choose [File › Export Audio](https://example.org/export?step=2)."],
    ["a row of a table", "| WAV | 24 |"],
    ["another order", "Press _Export_. Set the sample rate to 44 100 Hz."],
  ])("with %s", (_, quote) => {
    expect(changesOf(quote)).toEqual([]);
  });

  it("in what was quoted from a long sentence in part", () => {
    const long = `${"Tracks that are muted or hidden, ".repeat(30)}are exported, too.`;
    expect(changesOf(long.slice(0, 400), long)).toEqual([]);
  });

  it("where the section is cut elsewhere by now", () => {
    const at = section.indexOf("2. Set");
    const text = joinPieces([section.slice(0, at), section.slice(at)]);
    expect(
      changesOf("Choose **File › Export Audio**. Set the sample rate to 44 100 Hz.", text),
    ).toEqual([]);
  });
});

describe("a sentence changed", () => {
  it.each([
    ["a number", "Set the sample rate to 48 000 Hz.", "Set the sample rate to 44 100 Hz."],
    ["the name of a control", "Choose **File › Save Audio**.", "Choose **File › Export Audio**."],
    [
      "a value in a formula",
      "The gain is $\\alpha \\le 2.5$ dB.",
      "The gain is $\\alpha \\le 1.5$ dB.",
    ],
    ["a decimal point", "The gain is α ≤ 15 dB.", "The gain is $\\alpha \\le 1.5$ dB."],
    ["a relation", "The gain is α ≥ 1.5 dB.", "The gain is $\\alpha \\le 1.5$ dB."],
    ["a cell", "| WAV | 16 |", "| WAV | 24 |"],
    [
      "other words",
      "The file is put into the folder of the project.",
      "The file is written into the folder of the project, where `Mixdown` finds it.",
    ],
  ])("in %s, and what it says now is told", (_, before, after) => {
    expect(changesOf(before)).toEqual([{ before, after }]);
  });

  it.each([
    ["before it", "Not every track is exported."],
    ["behind it", "Every track is exported, but for muted ones."],
  ])("by words that were put %s", (_, after) => {
    const text = section.replace("Every track is exported.", after);
    expect(changesOf("Every track is exported.", text)).toEqual([
      { before: "Every track is exported.", after },
    ]);
  });

  it("and is told alone, without those beside it that say what they said", () => {
    expect(changesOf("Press _Export_. Every track is kept.")).toEqual([
      { before: "Every track is kept.", after: "Every track is exported." },
    ]);
  });

  it("into nothing that is like it, also where the section is empty", () => {
    const before = "Close all other programs.";
    expect(changesOf(before)).toEqual([{ before, after: null }]);
    expect(changesOf(before, "")).toEqual([{ before, after: null }]);
  });
});

/** What a manual said, and what it says in its place. */
const otherThings: readonly (readonly [string, string])[] = [
  ["Go there with `cd /home` at first.", "Go there with `cd home` at first."],
  ["Choose File / Export in the list.", "Choose File Export in the list."],
  ["`max_connections` is 100 by default.", "`max_connections` is 100 by default in Pro only."],
  [
    "`autosave` writes a copy of the file each minute.",
    "Since version 5 no `autosave` writes a copy of the file each minute.",
  ],
  ["| Export to WAV | ✓ |", "| Export to WAV | ✗ |"],
  ["| Export to WAV | ✅ |", "| Export to WAV | ❌ |"],
  ["Press ← to go to the marker before.", "Press → to go to the marker before."],
  ["Press ↑ to raise the gain.", "Press ↓ to raise the gain."],
  ["It costs $5 for a month.", "It costs €5 for a month."],
  ["Run `make && install` in the folder.", "Run `make || install` in the folder."],
  ["Open the file `/etc/app` first.", "Open the file `~/etc/app` first."],
  ["Use `-v` to see the messages.", "Use `-V` to see the messages."],
  ["The current is at most 5 mW in all.", "The current is at most 5 MW in all."],
  ["Start it with `--safe` to repair it.", "Start it with `-safe` to repair it."],
  ["Set `log.level` to debug for it.", "Set `log_level` to debug for it."],
  ["Gain is a × b for each track.", "Gain is a ÷ b for each track."],
  ["The error is ±5 Hz at most.", "The error is 5 Hz at most."],
  ["Press Ctrl + Z to undo the step.", "Press Ctrl - Z to undo the step."],
  ["Every track is exported.", "Every track is exported; muted ones are not."],
  ["Every track is exported.", "Every track is exported: this is no longer so."],
  ["Every track is exported.", "Every track is exported\nonly in the paid edition."],
  ["Это мой трек в проекте целиком.", "Это мои трек в проекте целиком."],
  ["| WAV | 24 | |", "| WAV | | 24 |"],
  ["The lowest value is −5 dB here.", "The lowest value is 5 dB here."],
  ["| Gain | - 5 |", "| Gain | 5 |"],
  ["40 °C is the lowest temperature.", "-40 °C is the lowest temperature."],
  ["The field is 10^3 wide in all.", "The field is 103 wide in all."],
  ["The field is 10² wide in all.", "The field is 102 wide in all."],
  ["A ∧ B is true for both here.", "A ∨ B is true for both here."],
  ["Use a ratio of 1/2 for drums.", "Use a ratio of 12 for drums."],
  ["Use a ratio of 4:1 for drums.", "Use a ratio of 41 for drums."],
  ["It begins at 10:30 each day.", "It begins at 1030 each day."],
  ["Values are 5…10 for it.", "Values are 510 for it."],
  ["Needs version 1.2.3 or newer.", "Needs version 12.3 or newer."],
  ["Press Shift+F5 to reload it.", "Press Shift F5 to reload it."],
  ["Press ▶ to play the track.", "Press ■ to play the track."],
  ["Choose a value > 5 for it.", "Choose a value < 5 for it."],
  ["Every file is saved.", "Deprecated: Every file is saved."],
  ["Every file is saved.", "~~Every file is saved.~~"],
  ["See section [3](#three) for it.", "See section [4](#four) for it."],
  ["Run it with -s to save it.", "Run it with s to save it."],
];

const sameThings: readonly (readonly [string, string])[] = [
  ["Choose FROM `File/Export` in the list.", "Choose FROM `File / Export` in the list."],
  ["Choose **File**/**Export** in the list.", "Choose **File / Export** in the list."],
  ["Choose File > Export in the list.", "Choose File>Export in the list."],
  ["Choose `File` > `Export` in the list.", "Choose **File › Export** in the list."],
  ["Open the file in the office.", "Open the ﬁle in the oﬃce."],
  ["Open the document here.", "Open the docu\u00adment here."],
  ["Use values of 5–10 for it.", "Use values of 5 – 10 for it."],
  ["(3) Choose the file menu.", "(4) Choose the file menu."],
  ["b) Choose the file menu.", "c) Choose the file menu."],
  ["1.1 Choose the file menu.", "1.2 Choose the file menu."],
  ["**1.** Choose the file menu.", "**2.** Choose the file menu."],
  ["Step 3: Choose the file menu.", "Step 4: Choose the file menu."],
  ["3\\. Choose the file menu.", "4\\. Choose the file menu."],
  ["• Choose the file menu.", "- Choose the file menu."],
  ["- [ ] Choose the file menu.", "- [x] Choose the file menu."],
  ["Choose the [file menu][1] here.", "Choose the [file menu][2] here."],
  ["Choose the file menu[^1] here.", "Choose the file menu[^2] here."],
  ["Press ![](img/a.png) to record the track.", "Press ![](img/b1.png) to record the track."],
  ["Press it. ![](img/a1.png)", "Press it. ![](img/b2.png)"],
  ["Press the button.\n\n![](img/a1.png)", "Press the button.\n\n![](img/b2.png)"],
  ["See <https://a.org/x1> for the file.", "See https://a.org/x1 for the file."],
  ["Press <kbd>S</kbd> to save it.", "Press `S` to save it."],
  ["| WAV<br>24 | yes |", "| WAV 24 | yes |"],
  ["Set A &amp; B for the file.", "Set A & B for the file."],
  ["Set A &lt; 5 for the file.", "Set A < 5 for the file."],
  ["Set 44&nbsp;100 Hz for the file.", "Set 44 100 Hz for the file."],
  ["Set the name\\_of\\_it to 5\\*3 here.", "Set the name_of_it to 5*3 here."],
  ["| WAV | 24 |", "| WAV |24|"],
  ["| WAV | 24 |\n| AIF | 16 |", "| AIF | 16 |\n| WAV | 24 |"],
  ["Open the document here now.", "Open the docu-\nment here now."],
  [
    "> Note that it is saved\n> when the menu closes.",
    "Note that it is saved\nwhen the menu closes.",
  ],
  ["**Note:** Every file is saved.", "> **Note** Every file is saved."],
  ["The size is 1920×1080 pixels.", "The size is 1920x1080 pixels."],
  ["Set it to 10 % of the size.", "Set it to 10% of the size."],
  ["Set it to −5 dB for the bus.", "Set it to -5 dB for the bus."],
  ["Set it to −5 dB for the bus.", "Set it to − 5 dB for the bus."],
  ["Set it to $-5$ dB for the bus.", "Set it to –5 dB for the bus."],
  ["The area is $x^2$ of it.", "The area is x² of it."],
  ["Choose File -> Export for it.", "Choose File → Export for it."],
  ["Choose File > Export for it.", "Choose **File** › **Export** for it."],
  ["At most 1,000 files of it.", "At most 1000 files of it."],
  ["Export\n------\nEvery file is saved.", "## Export\n\nEvery file is saved."],
  ["## Export\nEvery file is saved.", "# Export\n\nEvery file is saved."],
  ["Open it.\nEvery file is saved", "Open it. Every file is saved."],
  ["Every file is saved", "Every file is saved."],
  ["```\nmake install\nmake run\n```", "```sh\nmake install\nmake run\n```"],
  [": Every file is saved.", "Every file is saved."],
  ["Choose **S**ave in the menu.", "Choose Save in the menu."],
  ["CHOOSE the file menu.", "Choose the file menu."],
  ["Choose one of these:", "Choose one of these."],
  ["The value – as a rule – is high.", "The value—as a rule—is high."],
  ["The value -- as a rule -- is high.", "The value — as a rule — is high."],
  ["The text&#39;s end is here.", "The text's end is here."],
  ["It&#x2019;s &copy; 2024 Acme.", "It's © 2024 Acme."],
  ["Every file is saved <!-- x1 -->in it.", "Every file is saved in it."],
  ["Every file <!--\n\nOld. Words.\n-->is saved.", "Every file is saved."],
  ["The file is saved.[1](#fn1)", "The file is saved."],
  ["The file is saved.[1](#fn1) All are.", "The file is saved.[2](#fn2) All are."],
];

it.each(otherThings)("%j is another thing than %j", (before, after) => {
  expect(changesOf(before, after)).toMatchObject([{ before: expect.any(String) }]);
});

it.each(sameThings)("%j is the same as %j", (before, after) => {
  expect(changesOf(before, after)).toEqual([]);
});

it.each([
  ["a long paragraph", " "],
  ["a long list", "\n- "],
])("sees words behind a sentence in %s", (_, between) => {
  const others = Array.from({ length: 12 }, (_, at) => `Track ${at} carries the sum of groups.`);
  const now = "Every track is exported, but for muted ones.";
  expect(changesOf("Every track is exported.", [...others, now].join(between))).toEqual([
    { before: "Every track is exported.", after: now },
  ]);
});

it("is seen again as the same change in other marks alone", () => {
  const key = (after: string) => changeKey([{ before: "Set it to **5 Hz**.", after }]);
  expect(key("Set it to **6 Hz**.")).toBe(key("Set  it to _6 Hz_."));
  expect(key("Set it to **6 Hz**.")).not.toBe(key("Set it to **7 Hz**."));
});

it("calls nothing changed that a text says which was quoted from it, wherever", () => {
  const folder = join(import.meta.dirname, "../..");
  const files = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/manuals.md"];
  for (const name of readdirSync(join(folder, "docs/decisions")))
    files.push(`docs/decisions/${name}`);
  const sections = files
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split(/^#{1,6} .*$/m))
    .map((text) => text.trim())
    .filter((text) => text.length > 40);
  const property = fc.property(
    fc.constantFrom(...sections),
    fc.nat(),
    fc.integer({ min: 3, max: 15 }),
    (section, at, count) => {
      const all = [...section.matchAll(/\S+/g)];
      // Of a long section a part is shown, and that is quoted from.
      const text = nearestPart(section, `${all[at % all.length]}`);
      const words = [...text.matchAll(/\S+/g)];
      const first = at % words.length;
      const last = words[Math.min(words.length - 1, first + count)];
      const start = words[first]?.index ?? 0;
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      fc.pre(!text.slice(start, end).includes("\n\n"));
      const around = sentencesAround(text, { start, end }, "en");
      expect(changesOf(text.slice(around.start, around.end), section)).toEqual([]);
    },
  );
  fc.assert(property, { numRuns: 3_000 });
});

const effects = [
  ...["Gain", "Pan", "Delay", "Reverb", "Chorus", "Filter", "Gate"],
  ...["Limiter", "Phaser", "Flanger", "Tremolo", "Vibrato", "Octaver", "Wah"],
];
const linesOf = (line: (name: string, at: number) => string, from = 0) =>
  effects.map((name, at) => line(name, from + at));
const sets = (at: number) =>
  `sets how much of the signal is heard in the mix, from ${at} to ${at}5`;
const rows = [
  ...linesOf((name, at) => `| ${name} | Sets how much of it is in the mix ${at} |`),
  ...linesOf((name, at) => `| ${name} 2 | Sets how much of it ${at} |`),
];

describe.each([
  ["a list", linesOf((name, at) => `- **${name}** ${sets(at)} percent.`)],
  ["a list in small letters", linesOf((name, at) => `- ${name.toLowerCase()} ${sets(at)}`)],
  [
    "steps",
    linesOf((name, at) => `${at + 1}. Choose ${name} and wait until it ${sets(at)} times.`),
  ],
  ["a table", ["| Name | What it does |", "| --- | --- |", ...rows]],
  [
    "code",
    ["```", ...linesOf((name, at) => `set ${name.toLowerCase()} ${at} # ${sets(at)}`), "```"],
  ],
  ["a paragraph", [linesOf((name, at) => `${name} ${sets(at)} percent.`).join(" ")]],
  ["terms", linesOf((name, at) => `**${name}.** It ${sets(at)} percent.`)],
  ["a quotation", linesOf((name, at) => `> ${name} ${sets(at)} percent.`)],
])("of %s longer than a passage", (_, lines) => {
  const whole = (pad: number) => lines.join("\n").replace(/Gain/i, `Gain${"y".repeat(pad)}`);
  /** What of all that can be quoted from a passage is told as changed. */
  const toldOf = (text: string, passage: string) => {
    const quotes = new Set<string>();
    for (const language of ["en", "ru"] as const)
      for (let start = 0; start < passage.length - 20; start += 11) {
        const end = Math.min(passage.length, start + 40);
        const around = sentencesAround(passage, { start, end }, language);
        quotes.add(passage.slice(around.start, around.end));
      }
    const [changes = []] = changedQuotes([{ text, quotes: [...quotes] }]);
    return changes.flat();
  };

  it("nothing changed in what is quoted, wherever that ends", () => {
    for (let pad = 0; pad < 90; pad += 19) {
      const text = whole(pad);
      const passage = nearestPart(text, "reverb");
      expect(passage.length).toBeGreaterThan(600);
      expect(toldOf(text, passage)).toEqual([]);
    }
  });

  it("nothing changed in what was quoted when passages ended within a word", () => {
    for (let pad = 0; pad < 90; pad += 19) {
      const text = whole(pad);
      expect(toldOf(text, text.slice(0, 900))).toEqual([]);
      const behind = `Another one.\n\n${text}\n\nA last one.`;
      expect(toldOf(behind, text.slice(0, 900))).toEqual([]);
    }
  });
});
