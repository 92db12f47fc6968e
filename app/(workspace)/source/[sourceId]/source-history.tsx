import Link from "next/link";
import { ClientTexts } from "#app/client-texts.tsx";
import { formatter, texts } from "#app/texts.ts";
import { Side } from "#components/quiz/stale-words.tsx";
import { RestoreSource } from "#components/subjects/restore-source.tsx";
import type { SourceVersion } from "#lib/schemas/source.ts";
import { changedWords } from "#lib/text/changed-words.ts";

/** Where an earlier text of a source is shown. */
const versionAddress = (sourceId: string, revision: number): string =>
  `/source/${sourceId}?revision=${revision}`;

/** When a text came, in words; "" where nobody knows. */
const momentOf = async ({ at }: SourceVersion): Promise<string> => {
  const format = await formatter();
  const look = { dateStyle: "long", timeStyle: "short" } as const;
  return at === null ? "" : format.dateTime(new Date(at), { ...look, hourCycle: "h23" });
};

/** What made a text of the one before it, or that it is the first. */
const causeOf = async (version: SourceVersion): Promise<string> => {
  const { cause, revision, quizTitle, documentTitle, changes } = version;
  const t = await texts("sources");
  if (cause === null) return t(revision === 0 ? "history.added" : "history.oldest");
  if (cause.by === "hand") return t("history.hand");
  if (cause.by === "restored") return t("history.restored");
  if (cause.by === "document")
    return documentTitle === null
      ? t("history.document")
      : t("history.ofDocument", { title: documentTitle });
  const isCode = cause.wording === "own" && changes.every((change) => change.isCode);
  const wording = isCode ? "ownCode" : cause.wording;
  return quizTitle === null
    ? t(`history.wording.${wording}`)
    : t(`history.ofQuiz.${wording}`, { title: quizTitle });
};

/** What made a text, to be looked at there; null where it is no more. */
const originOf = ({ cause, quizTitle, documentTitle }: SourceVersion): string | null => {
  if (cause?.by === "correction" && quizTitle !== null) return `/quiz/${cause.quizId}/note`;
  return cause?.by === "document" && documentTitle !== null ? `/study/${cause.threadId}` : null;
};

/** So many changes are shown of one text; the others are counted. */
const shownChanges = 4;

/** The texts that a source had, newest first: how each came about, in what it differs, and the way back to it. */
export const SourceHistory = async (props: {
  sourceId: string;
  versions: readonly SourceVersion[];
}) => {
  const t = await texts("sources");
  const { sourceId, versions } = props;
  if (versions.length < 2) return null;
  return (
    <details className="fold max-w-3xl min-w-0">
      <summary>{t("history.title", { count: versions.length - 1 })}</summary>
      <ClientTexts namespaces={["shell", "sources"]}>
        <ol className="mt-3 border-t border-rule">
          {versions.map((version, index) => (
            <Version key={version.revision} {...{ sourceId, version }} isNow={index === 0} />
          ))}
        </ol>
      </ClientTexts>
    </details>
  );
};

const Version = async (props: { sourceId: string; version: SourceVersion; isNow: boolean }) => {
  const t = await texts("sources");
  const { sourceId, version, isNow } = props;
  const { revision } = version;
  const changes = version.changes.map((change, at) => ({ ...change, at }));
  const [moment, said] = await Promise.all([momentOf(version), causeOf(version)]);
  const name = [moment, said].filter((one) => one !== "").join(", ");
  const origin = originOf(version);
  return (
    <li className="grid min-w-0 grid-cols-1 gap-3 border-b border-rule py-4 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {moment !== "" && <span className="tabular-nums">{moment}</span>}
        {origin !== null ? (
          <Link
            href={origin}
            prefetch={false}
            className="link wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {said}
          </Link>
        ) : (
          <span className="text-ink-soft">{said}</span>
        )}
        {isNow && <span className="text-correct">{t("history.now")}</span>}
      </p>
      {changes.slice(0, shownChanges).map((change) => (
        <Change key={change.at} change={change} />
      ))}
      {changes.length > shownChanges && (
        <p className="caption">{t("history.more", { count: changes.length - shownChanges })}</p>
      )}
      {!isNow && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <Link
            href={versionAddress(sourceId, revision)}
            prefetch={false}
            aria-label={t("history.showOf", { name })}
            className="link inline-flex items-center pointer-coarse:min-h-11"
          >
            {t("history.show")}
          </Link>
          <RestoreSource {...{ sourceId, revision, name }} look="quiet" />
        </div>
      )}
    </li>
  );
};

/** A change of a text, the former words struck above the new ones. */
export const Change = (props: { change: SourceVersion["changes"][number] }) => {
  const { before, after, isCode } = props.change;
  const words = changedWords(before, after);
  return (
    <div className="changed-text grid min-w-0 grid-cols-1 gap-2 border-l-2 border-rule pl-4 font-serif text-base">
      {before.trim() !== "" && (
        <Side text={before} changed={words.before} as="del" isCode={isCode} />
      )}
      {after.trim() !== "" && <Side text={after} changed={words.after} as="ins" isCode={isCode} />}
    </div>
  );
};

/** Above an earlier text: which one it is, and the ways from here. */
export const EarlierText = async (props: { sourceId: string; version: SourceVersion }) => {
  const t = await texts("sources");
  const { sourceId, version } = props;
  const [moment, said] = await Promise.all([momentOf(version), causeOf(version)]);
  const name = [moment, said].filter((one) => one !== "").join(", ");
  return (
    <section className="grid max-w-2xl grid-cols-1 gap-3 border-l-2 border-doubt-line pl-4">
      <h2 className="font-medium text-doubt">{t("history.earlier")}</h2>
      <p className="text-sm text-ink-soft wrap-anywhere">{name}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ClientTexts namespaces={["shell", "sources"]}>
          <RestoreSource {...{ sourceId, name }} revision={version.revision} look="secondary" />
        </ClientTexts>
        <Link
          href={`/source/${sourceId}`}
          className="link inline-flex items-center text-sm pointer-coarse:min-h-11"
        >
          {t("history.toNow")}
        </Link>
      </div>
    </section>
  );
};
