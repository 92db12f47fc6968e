import { describe, expect, test } from "vitest";
import { type Difference, difference } from "#lib/schemas/library.ts";
import {
  answerWarnings,
  concernsByName,
  isAfter,
  isBefore,
  type KnownDifference,
  leavesOpen,
  type VersionConcern,
  versionConcerns,
} from "./version-concerns.ts";

type Chunk = Parameters<typeof answerWarnings>[0][number]["chunk"];
const section: Chunk = {
  ...{ title: "Recording", headingPath: ["Manual"], since: null, until: null, editions: [] },
};
const step = (text: string, chunk: Partial<Chunk> = {}) => ({
  text,
  chunk: { ...section, ...chunk },
});
const stems = difference.parse({
  feature: "Stem Splitter",
  fact: "Only in Studio.",
  source: "A table",
});
const student = { version: "3", edition: "Home" };

test("the steps that name the feature are warned of, and no others", () => {
  const steps = [step("Select the clip."), step("Click **Stem Splitter**.")];
  expect(answerWarnings(steps, stems, student)).toEqual([false, true]);
});

test("so are steps of sections on the feature, and of sections for other versions and editions", () => {
  const steps = [
    step("Select the clip."),
    step("Press it.", { title: "Using the Stem Splitter" }),
    step("Press it.", { headingPath: ["Manual", "Stem Splitter"] }),
    step("Press it.", { editions: ["Studio"] }),
    step("Press it.", { editions: ["home", "Studio"] }),
    step("Press it.", { since: "3.1" }),
    step("Press it.", { since: "2" }),
  ];
  const warned = [false, true, true, true, false, true, false];
  expect(answerWarnings(steps, stems, { version: "3.0", edition: "Home" })).toEqual(warned);
});

test("when it cannot be told which, all are", () => {
  const steps = [step("Select the clip."), step("Press **Go**.")];
  expect(answerWarnings(steps, stems, student)).toEqual([true, true]);
  expect(answerWarnings(steps, null, student)).toEqual([true, true]);
});

describe("versions", () => {
  test.each([
    ["11", "12", true],
    ["12", "12.2", false],
    ["12.1", "12.2", true],
    ["12.0.5", "12.0.10", true],
    ["12.10", "12.9", false],
    ["9", "10", true],
    ["12.2", "12.2", false],
  ])("%s before %s: %s", (version, since, before) => {
    expect(isBefore(version, since)).toBe(before);
  });

  test.each([
    ["12", "11", true],
    ["11.3", "11", false],
    ["11", "11.2", true],
    ["11.2", "11.2", false],
  ])("%s after %s: %s", (version, until, after) => {
    expect(isAfter(version, until)).toBe(after);
  });

  test("a version without its last numbers leaves open what came later in it", () => {
    expect([leavesOpen("12", "12.2"), leavesOpen("12.2", "12.2")]).toEqual([true, false]);
    expect([leavesOpen("12.1", "12.2"), leavesOpen("12", "12")]).toEqual([false, false]);
  });
});

const editions = ["Lite", "Intro", "Standard", "Suite"];
const known = (
  one: Partial<Difference> & { feature: string },
  title = one.feature,
): KnownDifference => ({
  chunkId: `${one.feature} ${one.limit ?? ""} ${one.since ?? ""}`,
  title,
  difference: difference.parse({ fact: "A fact.", source: "A table", ...one }),
});

const kindsFor = (
  one: Partial<Difference> & { feature: string },
  student: { version?: string; edition?: string },
  { question = "", siblings = [] as KnownDifference[] } = {},
): VersionConcern["kind"][] =>
  versionConcerns(
    [known(one), ...siblings],
    {
      version: student.version ?? null,
      edition: student.edition ?? null,
      ...{ versions: ["10", "11", "12"], editions },
    },
    question,
  )
    .filter(
      ({ difference: { feature, limit } }) =>
        feature === one.feature && limit === (one.limit ?? null),
    )
    .map(({ kind }) => kind);

describe("what the fields of a difference come to", () => {
  const suite = { feature: "Max", editions: ["Suite"] };

  test("what another edition has is missing in this one", () => {
    expect(kindsFor(suite, { edition: "Intro" })).toEqual(["edition"]);
    expect(kindsFor(suite, { edition: "suite" })).toEqual([]);
    expect(kindsFor(suite, {})).toEqual(["edition_unknown"]);
  });

  test("what came later or went is missing in this version", () => {
    expect(kindsFor({ feature: "Bounce", since: "12.2" }, { version: "12.1" })).toEqual(["before"]);
    expect(kindsFor({ feature: "Bounce", since: "12.2" }, { version: "12" })).toEqual(["from"]);
    expect(kindsFor({ feature: "Bounce", since: "12.2" }, {})).toEqual(["from"]);
    expect(kindsFor({ feature: "Bounce", since: "12.2" }, { version: "12.2" })).toEqual([]);
    expect(kindsFor({ feature: "Tape", until: "11" }, { version: "12" })).toEqual(["after"]);
    expect(kindsFor({ feature: "Tape", until: "11" }, { version: "11" })).toEqual([]);
  });

  test("a later version of another edition is missing by the edition, not merely later", () => {
    const stems = { feature: "Stems", since: "12.3", editions: ["Suite"] };
    expect(kindsFor(stems, { version: "12", edition: "Intro" })).toEqual(["edition"]);
  });

  test("a limit that says that something is not there names those that lack it", () => {
    const lacking = { feature: "Max", editions: ["Lite", "Intro"], limit: "not supported" };
    expect(kindsFor(lacking, { edition: "Intro" })).toEqual(["edition"]);
    expect(kindsFor(lacking, { edition: "Suite" })).toEqual([]);
    const gate = {
      feature: "Gate",
      editions: ["Intro", "Standard", "Suite"],
      limit: "not in Lite",
    };
    expect(kindsFor(gate, { edition: "Lite" })).toEqual(["edition"]);
    expect(kindsFor(gate, { edition: "Intro" })).toEqual([]);
  });

  test("a number is a concern only when the question exceeds it", () => {
    const tracks = { feature: "Tracks", editions: ["Intro"], limit: "16 tracks" };
    expect(kindsFor(tracks, { edition: "Intro" }, { question: "add 30 tracks" })).toEqual([
      "limit",
    ]);
    expect(kindsFor(tracks, { edition: "Intro" }, { question: "add 3 tracks" })).toEqual([]);
    expect(kindsFor(tracks, { edition: "Intro" }, { question: "add tracks in 12.2" })).toEqual([]);
    expect(kindsFor(tracks, { edition: "Lite" }, { question: "add 30 tracks" })).toEqual([]);
    const others = [known({ feature: "Tracks", editions: ["Suite"], limit: "unlimited" })];
    const asked = { question: "add 30 tracks", siblings: others };
    expect(kindsFor(tracks, { edition: "Suite" }, asked)).toEqual([]);
  });

  test("a limit of a later version says nothing of an earlier one", () => {
    const tracks = { feature: "Tracks", editions: ["Lite"], since: "12", limit: "8 tracks" };
    expect(kindsFor(tracks, { version: "11", edition: "Lite" })).toEqual([]);
  });
});

const byName = (question: string, all: readonly KnownDifference[], edition = "Lite") => {
  const student = { version: "12", edition, versions: ["10", "11", "12"], editions };
  const concerns = versionConcerns(all, student, question);
  return concernsByName(question, concerns, all, ["Ableton Live", ...editions]).map(
    ({ difference: { feature } }) => feature,
  );
};

describe("what a question is about", () => {
  const max = known({ feature: "Max for Live", editions: ["Suite"] });
  const stems = known(
    { feature: "Stem separation", editions: ["Suite"] },
    "Stem separation / Разделение на стемы",
  );

  test("is told by the whole name of a feature, in either language", () => {
    expect(byName("How do I use Max for Live?", [max, stems])).toEqual(["Max for Live"]);
    expect(byName("Как пользоваться Max for Live", [max, stems])).toEqual(["Max for Live"]);
    expect(byName("how can I separate stems", [max, stems])).toEqual(["Stem separation"]);
    expect(byName("Как разделить запись на стемы?", [max, stems])).toEqual(["Stem separation"]);
  });

  test("is not told by a word of the product or one word of a name", () => {
    expect(byName("What is the max number of tracks in Live?", [max, stems])).toEqual([]);
    expect(byName("Where is the Live manual", [max, stems])).toEqual([]);
  });

  test("a name of one word is not told by another thing that is called so", () => {
    const pedal = known({ feature: "Wavetable, Echo, Drum Buss and Pedal", editions: ["Suite"] });
    for (const question of [
      "How do I use a sustain pedal?",
      "How do I set up my volume pedal?",
      "Is there a way to cancel room echo?",
      "Как подключить sustain pedal?",
    ]) {
      expect(byName(question, [pedal])).toEqual([]);
    }
    for (const question of [
      "How do I use Pedal?",
      "how do i use pedal",
      "How do I make a bass dirty with Live's Pedal?",
      "What does the echo do?",
      "Как пользоваться Wavetable?",
    ]) {
      expect(byName(question, [pedal])).toHaveLength(1);
    }
  });

  test("a number that exceeds a limit is of what is counted, whatever sort of it", () => {
    const tracks = known({ feature: "Tracks", editions: ["Lite"], limit: "8 tracks" });
    expect(byName("How do I add 30 audio tracks?", [tracks])).toEqual(["Tracks"]);
  });

  test("a later word on the same feature overrules an earlier one", () => {
    const earlier = known({ feature: "Comping", since: "11", editions: ["Suite"] });
    const later = known({ feature: "Comping in Lite", since: "12.0" });
    expect(byName("How do I use comping?", [earlier])).toEqual(["Comping"]);
    expect(byName("How do I use comping?", [earlier, later])).toEqual([]);
  });
});
