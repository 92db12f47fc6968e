import Link from "next/link";
import { texts } from "#app/texts.ts";
import { SettleDocument } from "#components/subjects/settle-document.tsx";
import { shortTitle } from "#lib/notes/note-title.ts";
import type { DocumentChange } from "#lib/schemas/source.ts";
import { Change } from "./source-history.tsx";

/** So many changes are shown: of a document that has more of them its own history tells. */
const mostChanges = 20;
/** So many words that give way are quoted. */
const mostLost = 3;

/** That a document was edited since a source was taken from it: what is different, and one press to have it there, too. */
export const ChangedDocument = async ({ changed }: { changed: DocumentChange }) => {
  const [t, report] = await Promise.all([texts("sources"), texts("report")]);
  const { sourceId, sourceTitle: source, change, changes, lost, returned } = changed;
  const { title, threadId } = changed.document;
  const isGone = changes.length === 0;
  const quoted = (all: readonly string[]): string =>
    all
      .slice(0, mostLost)
      .map((one) => report("evidence.titled", { title: shortTitle(one) }))
      .join(", ");
  const giving = (
    [
      ["lost", lost],
      ["returned", returned],
    ] as const
  ).filter(([, all]) => all.length > 0);
  return (
    <section className="grid min-w-0 max-w-2xl grid-cols-1 gap-3 border-l-2 border-doubt-line pl-4 text-sm">
      <h2 className="font-medium text-doubt wrap-anywhere">
        {t(`changedDocument.${isGone ? "gone" : "title"}`, { source, title })}
      </h2>
      {!isGone && (
        <>
          <details className="fold min-w-0">
            <summary>{t("changedDocument.changes", { count: changes.length })}</summary>
            <div className="grid grid-cols-1 gap-5 pt-3">
              {changes.slice(0, mostChanges).map((one) => (
                <Change key={`${one.before} ${one.after}`} change={one} />
              ))}
              {changes.length > mostChanges && (
                <p className="caption">
                  {t("history.more", { count: changes.length - mostChanges })}
                </p>
              )}
            </div>
          </details>
          {giving.map(([name, all]) => (
            <p key={name} className="text-doubt wrap-anywhere">
              {t(`changedDocument.${name}`, {
                words: quoted(all),
                more: Math.max(0, all.length - mostLost),
              })}
            </p>
          ))}
          <p className="caption">{t("changedDocument.hint")}</p>
        </>
      )}
      <SettleDocument {...{ sourceId, source, change }} canTake={!isGone}>
        <Link
          href={`/study/${threadId}`}
          prefetch={false}
          className="link inline-flex items-center pointer-coarse:min-h-11"
        >
          {t("changedDocument.open")}
        </Link>
      </SettleDocument>
    </section>
  );
};
