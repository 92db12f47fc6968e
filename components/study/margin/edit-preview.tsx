"use client";

import { useTexts } from "#components/ui/texts.tsx";
import { compactDiff } from "../history/compact-diff.ts";
import { DiffWords } from "../history/diff-words.tsx";
import { useDiff } from "../history/use-diff.ts";

/** The changed words of an edit, with a few around them. */
export const EditPreview = (props: { threadId: string; number: number }) => {
  const t = useTexts();
  const diff = useDiff(props.threadId, props.number);
  if (diff === null) return <p className="caption breathe">{t("desk.loading")}</p>;
  if (diff === "failed") return <p className="text-loss">{t("shell.unreachable")}</p>;
  return (
    <p className="edit-preview">
      <DiffWords parts={compactDiff(diff.parts)} />
    </p>
  );
};
