import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { guideNewEn } from "#lib/i18n/messages/guide.en.ts";
import { guideNewRu } from "#lib/i18n/messages/guide.ru.ts";
import { difference, packDescription } from "../schemas/library.ts";
import {
  concernsByName,
  forbids,
  type VersionConcern,
  versionConcerns,
} from "./version-concerns.ts";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../samples/ableton-live-12/${name}`, import.meta.url), "utf8"));
const pack = packDescription.parse(read("pack.json"));
const known = z
  .array(difference)
  .parse(read("differences.json"))
  .map((one, index) => ({
    ...{ chunkId: `chk_${index}`, difference: one },
    title: [one.feature, one.ru?.feature ?? ""].join(" / "),
  }));

const warningFor = (
  question: string,
  version: string | null,
  edition: string | null,
): VersionConcern | null => {
  const { versions, editions, product } = pack;
  const concerns = versionConcerns(known, { version, edition, versions, editions }, question);
  return concernsByName(question, concerns, known, [product, ...editions]).find(forbids) ?? null;
};

type Sample = keyof typeof guideNewEn.samples;
type Facts = (student: { version: string | null; edition: string | null }) => string | null;

/** From 12.3 on; versions are asked for as the pack lists them. */
const hasStems = (version: string) =>
  pack.versions.indexOf(version) >= pack.versions.indexOf("12.3");

/** The feature that is warned of, by the facts that the pack's sources state; null for no warning. */
const facts: Readonly<Record<Sample, Facts>> = {
  // Every version has had recording, in every edition.
  record: () => null,
  // A part of Suite; Standard buys it, Intro and Lite cannot.
  maxForLive: ({ edition }) => (edition === null || edition === "Suite" ? null : "Max for Live"),
  // With 12.3, for Suite only.
  stems: ({ version, edition }) => {
    const isTooOld = version !== null && !hasStems(version);
    const isLacking = edition !== null && edition !== "Suite";
    return isTooOld || isLacking ? "Stem separation" : null;
  },
};

const questions = (["maxForLive", "record", "stems"] as const).flatMap((sample) =>
  [guideNewEn, guideNewRu].map(({ samples }) => ({ sample, question: samples[sample] })),
);

test.each(questions)(
  "$question is warned of in the versions and editions that lack it, and in no other",
  ({ sample, question }) => {
    expect(Object.keys(guideNewEn.samples)).toEqual(Object.keys(facts).toSorted());
    for (const version of [null, ...pack.versions]) {
      for (const edition of [null, ...pack.editions]) {
        const warning = warningFor(question, version, edition);
        const place = `${version ?? "any version"}, ${edition ?? "any edition"}`;
        expect([place, warning?.difference.feature ?? null]).toEqual([
          place,
          facts[sample]({ version, edition }),
        ]);
      }
    }
  },
);
