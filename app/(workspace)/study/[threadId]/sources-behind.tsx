import { FilePenLine } from "lucide-react";
import Link from "next/link";
import { texts } from "#app/texts.ts";
import type { DocumentChange } from "#lib/schemas/source.ts";

/** Which sources that were taken from a document do not say what was changed in it since. */
export const SourcesBehind = async (props: { behind: readonly DocumentChange[] }) => {
  const t = await texts("sources");
  const { behind } = props;
  if (behind.length === 0) return null;
  return (
    <details className="border border-doubt-line rounded-card bg-doubt-wash text-sm print:hidden">
      <summary className="flex items-center gap-2.5 min-h-11 py-2 px-4 text-doubt font-strong">
        <FilePenLine aria-hidden="true" className="size-4 flex-none" />
        {t("changedDocument.behind", { count: behind.length })}
      </summary>
      <ul className="grid grid-cols-1 gap-1 px-4 pb-4">
        {behind.map(({ sourceId, sourceTitle }) => (
          <li key={sourceId} className="min-w-0">
            <Link
              href={`/source/${sourceId}`}
              prefetch={false}
              className="link wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {sourceTitle}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
};
