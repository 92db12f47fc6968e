import {
  type GuideFork,
  type GuideStateValue,
  isUnclear,
  leadTo,
  replyLeadsTo,
} from "#agents/guide/state.ts";
import { checkVersionFit, meantDifference } from "#agents/guide/tasks/check-version-fit.ts";
import { askContext, type NodeConfig } from "#agents/node.ts";
import type { GuidePorts } from "#agents/ports.ts";
import type { Guide } from "#lib/guide/guide-store.ts";
import {
  concernsByName,
  forbids,
  type KnownDifference,
  type VersionConcern,
  versionConcerns,
} from "#lib/guide/version-concerns.ts";
import { differenceWords } from "#lib/library/difference-words.ts";
import type { Language } from "#lib/schemas/language.ts";
import { storedDifference } from "#lib/schemas/library.ts";
import { answerRemark } from "./answer-remark.ts";
import { askStudent } from "./ask-student.ts";
import { packOf } from "./guide-sections.ts";
import { guideText, keepWords, plainSentences } from "./say.ts";

/**
 * Why it does not work, or may not, with where that is written and what speaks against it.
 * @param told `because`: a model's words for it; `beside`: what else is known of the same feature
 */
const versionReason = (
  { kind, difference }: VersionConcern,
  student: {
    readonly language: Language;
    readonly version: string | null;
    readonly edition: string | null;
  },
  { because, beside }: { because: string; beside: readonly KnownDifference[] },
): string => {
  const text = guideText(student.language);
  const { source } = difference;
  const { doubt } = differenceWords(difference, student.language);
  const facts = [difference, ...beside.map((one) => one.difference)].map(
    (one) => differenceWords(one, student.language).fact,
  );
  const fact = because === "" ? facts.join(" ") : because;
  const edition = student.edition ?? "";
  const version = student.version ?? "";
  const since = difference.since ?? "";
  const until = difference.until ?? "";
  const reasons: Readonly<Record<VersionConcern["kind"], () => string>> = {
    edition: () => text("editionLacks", { edition, fact }),
    limit: () =>
      student.edition === null
        ? text("editionUnknown", { fact })
        : text("editionLimit", { edition, fact }),
    before: () => text("versionBefore", { version, since, fact }),
    after: () => text("versionAfter", { version, until, fact }),
    listed: () => text("listedLater", { listed: difference.listed_for ?? "", version, fact }),
    from: () => text("fromVersionOn", { since, fact }),
    edition_unknown: () => text("editionUnknown", { fact }),
    version_unknown: () => text("versionUnknown", { fact }),
  };
  return [
    reasons[kind](),
    text("differenceSource", { source }),
    ...(doubt === null ? [] : [text("differenceDoubt", { doubt: withoutStop(doubt) })]),
  ].join("\n\n");
};

const withoutStop = (text: string): string => text.trim().replace(/(?<![.!])[.!]+$/, "");

/**
 * Shows why it does not work, and lets the student try anyway or ask for something else. What they ask about it
 * is answered, and the warning stays.
 */
export const waitForVersionChoice =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    const { language, versionExplanation } = await ports.guide.get(ownerId, threadId);
    await ports.reporter.stage(threadId, "wait_for_version_choice");
    const reply = askStudent({
      kind: "guide_version",
      language,
      text: guideText(language)("askVersion", { reason: versionExplanation ?? "" }),
      again: isUnclear(state),
      choices: ["new_task", "try_anyway"],
    });
    switch (reply?.type) {
      case "choice":
        await keepWords(ports, state, reply.said);
        return reply.choice === "try_anyway"
          ? replyLeadsTo(state, "retrieve_from_vectorstore")
          : replyLeadsTo(state, "rest", { ending: "guide_declined" });
      case "remark":
        await answerRemark(ports, state, config, { said: reply.said, step: null });
        return replyLeadsTo(state, "wait_for_version_choice");
      default:
        return replyLeadsTo(state, "wait_for_version_choice", {}, "unclear");
    }
  };

/** Differences that are looked at. */
const looked = 20;

/**
 * Compares the question with what the student's version and edition lack: the fields of the differences say what does not
 * hold, and only then is asked whether that is what the question is about.
 */
export const checkVersion =
  (ports: GuidePorts): GuideFork =>
  async (state, config) => {
    const { threadId, ownerId } = state;
    await ports.reporter.stage(threadId, "check_version");
    const guide = await ports.guide.get(ownerId, threadId);
    const { id: packId, product, versions, editions } = packOf(guide);
    const { question, version, edition } = guide;
    const known = await knownDifferences(ports, state, config, { packId, question });
    const concerns = versionConcerns(known, { version, edition, versions, editions }, question);
    const byName = concernsByName(question, concerns, known, [product, ...editions]);
    const barred = await barrier(ports, state, config, guide, {
      product,
      concerns: concerns.filter(forbids),
      byName: byName.find(forbids) ?? null,
    });
    // What may merely differ is told with the answer, and stops nobody.
    const mild = byName.filter((concern) => !forbids(concern));
    const told = barred?.concern ?? mild[0] ?? null;
    const beside = mild.filter((one) => one !== told && isSameUnknown(one, told));
    await ports.guide.saveVersionCheck(ownerId, threadId, {
      allowed: barred === null,
      explanation: told && versionReason(told, guide, { because: barred?.because ?? "", beside }),
      chunkId: told?.chunkId ?? null,
    });
    return leadTo(barred === null ? "retrieve_from_vectorstore" : "wait_for_version_choice");
  };

/** Who did not say their edition is told all of them. */
const isSameUnknown = (one: VersionConcern, told: VersionConcern | null): boolean =>
  told?.kind === "edition_unknown" &&
  one.kind === "edition_unknown" &&
  one.difference.feature === told.difference.feature;

const knownDifferences = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  { packId, question }: { readonly packId: string; readonly question: string },
): Promise<KnownDifference[]> => {
  const { chunks } = await ports.search.search(
    {
      ...{ packId, question, version: null, edition: null },
      ...{ kind: "difference", filter: false, limit: looked },
    },
    askContext(ports, state, config),
  );
  return chunks.flatMap(({ id, title, difference: stored }) => {
    const difference = storedDifference.parse(stored);
    return difference ? [{ chunkId: id, title, difference }] : [];
  });
};

/** The concern that the question runs into, in the words of a model where one was asked. */
const barrier = async (
  ports: GuidePorts,
  state: GuideStateValue,
  config: NodeConfig,
  { question, language, version, edition }: Guide,
  found: {
    readonly product: string;
    readonly concerns: readonly VersionConcern[];
    readonly byName: VersionConcern | null;
  },
): Promise<{ concern: VersionConcern; because: string } | null> => {
  const { product, concerns } = found;
  if (concerns.length === 0) return null;
  const byName = concerns.findIndex(({ chunkId }) => chunkId === found.byName?.chunkId);
  const idOf = (index: number) => `d${index + 1}`;
  const input = {
    ...{ language, question, product, version, edition },
    concerns: concerns.map(({ difference: { feature, fact, limit } }, index) => ({
      ...{ id: idOf(index), feature, fact, limit },
    })),
    byName: byName === -1 ? null : idOf(byName),
  };
  const context = askContext(ports, state, config);
  const { output } = await ports.ask(checkVersionFit, input, context);
  const meant = meantDifference(output.differenceId, input.concerns);
  const concern = concerns.find((_, index) => idOf(index) === meant);
  return concern ? { concern, because: plainSentences(output.because, language) } : null;
};
