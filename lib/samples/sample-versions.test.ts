import { describe, expect, test } from "vitest";
import { concernsByName, forbids, versionConcerns } from "#lib/guide/version-concerns.ts";
import { translator } from "../i18n/translator.ts";
import { language } from "../schemas/language.ts";
import { readSamplePacks } from "./read-sample-packs.ts";

const [sample] = await readSamplePacks();
if (!sample) throw new Error("There is no sample pack");
const { product, versions, editions } = sample.description;
const known = sample.files.flatMap(({ fileName, chunks }) =>
  chunks.flatMap(({ title, difference }, index) =>
    difference ? [{ chunkId: `${fileName} ${index}`, title, difference }] : [],
  ),
);

type Told = "barred" | "told" | "nothing";

/** What words alone make of a question for a student: a warning before the answer, a word with it, or nothing. */
const toldOf = (question: string, version: string | null, edition: string | null): Told => {
  const student = { version, edition, versions, editions };
  const concerns = versionConcerns(known, student, question);
  const named = concernsByName(question, concerns, known, [product, ...editions]);
  if (named.some(forbids)) return "barred";
  return named.length > 0 ? "told" : "nothing";
};

const isOf = (version: string | null, major: number, minor: number): boolean => {
  const [ownMajor = 0, ownMinor = 0] = (version ?? "").split(".").map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

type Facts = (version: string | null, edition: string | null) => Told;

/** Max for Live is in Suite, an add-on of Standard, and not for the others; no version that is known lacks it. */
const maxForLive: Facts = (_, edition) => {
  if (edition === null) return "told";
  return edition === "Suite" ? "nothing" : "barred";
};

/** Every version and edition records. */
const record: Facts = () => "nothing";

/** Stems came with 12.3, for Suite alone. */
const stems: Facts = (version, edition) => {
  if (version !== null && !isOf(version, 12, 3)) return "barred";
  if (edition !== null && edition !== "Suite") return "barred";
  return version === null || edition === null ? "told" : "nothing";
};

const facts = { maxForLive, record, stems } as const;
const chips = Object.keys(facts).flatMap((chip) =>
  chip === "maxForLive" || chip === "record" || chip === "stems"
    ? language.options.map(
        (locale) => [translator(locale, "guideNew")(`samples.${chip}`), chip] as const,
      )
    : [],
);

describe("every example is warned of by the facts, in every version and edition", () => {
  test.each(chips)("%s", (question, chip) => {
    for (const version of [...versions, null]) {
      for (const edition of [...editions, null]) {
        const told = toldOf(question, version, edition);
        expect(`${version} ${edition}: ${told}`).toBe(
          `${version} ${edition}: ${facts[chip](version, edition)}`,
        );
      }
    }
  });
});

describe("a difference about another thing that shares words warns nobody", () => {
  test.each([
    ["How do I load a VST plug-in?", "11", "Lite"],
    ["Как загрузить плагин VST?", "11", "Lite"],
    ["How do I open Session View?", "11", "Intro"],
    ["How do I open Clip View?", "11", "Intro"],
    ["How do I open Help View?", "12.3", "Suite"],
    ["How do I use a Drum Rack?", "12.0", "Intro"],
    ["How do I use EQ Three?", "12.0", "Lite"],
    ["How do I record audio and MIDI at the same time?", "12.0", "Intro"],
    ["Как записать аудио и MIDI одновременно?", "12.0", "Intro"],
    ["Where are the settings?", "11.3", "Suite"],
    ["How do I use Auto Filter?", "12.1", "Suite"],
    ["How do I add eight tracks?", "11", "Lite"],
  ])("%s in %s %s", (question, version, edition) => {
    expect(toldOf(question, version, edition)).toBe("nothing");
  });
});

test.each([
  ["How do I convert audio to MIDI?", "12.0", "Intro", "barred"],
  ["Как превратить аудио в MIDI?", "12.0", "Intro", "barred"],
  ["How do I use EQ Eight?", "12.0", "Lite", "barred"],
  ["How do I warp in Complex Pro?", "12.0", "Intro", "barred"],
  ["How do I show the mixer in the Arrangement View?", "11", "Suite", "barred"],
  // A list for 12 says what editions have there, not what they had before.
  ["How do I use the Gate?", "11", "Lite", "told"],
  ["How do I use the Gate?", "12.0", "Lite", "barred"],
] as const)("%s in %s %s is %s", (question, version, edition, told) => {
  expect(toldOf(question, version, edition)).toBe(told);
});
