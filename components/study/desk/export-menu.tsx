"use client";

import { Download } from "lucide-react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { Menu } from "#components/ui/menu.tsx";
import { useTexts } from "#components/ui/texts.tsx";

/** What can be taken away by itself, and the file of the thread that tells whether there is such a thing. */
const parts = [
  { name: "document", file: "synthesized_material.md", label: "desk.exports.markdown" },
  { name: "notes", file: "recognized_notes.md", label: "desk.exports.notes" },
  { name: "questions", file: "questions.md", label: "desk.exports.questions" },
] as const;

/** The document and all that belongs to it, to take away. */
export const ExportMenu = (props: {
  threadId: string;
  files: readonly string[];
  /** Why the folder of files is behind; null when it is not. */
  error: string | null;
}) => {
  const t = useTexts();
  const address = `/api/threads/${props.threadId}/download`;
  return (
    <Menu
      side="bottom"
      align="end"
      button={{
        title: t("desk.exports.label"),
        className: buttonStyle("quiet", "px-2!"),
        children: (
          <>
            <Download aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
            <span className="max-[72rem]:absolute max-[72rem]:w-px max-[72rem]:h-px max-[72rem]:overflow-hidden max-[72rem]:[clip-path:inset(50%)]">
              {t("desk.exports.label")}
            </span>
          </>
        ),
      }}
      items={[
        ...parts
          .filter(({ file }) => props.files.includes(file))
          .map(({ name, label }) => ({ label: t(label), chosen: `${address}/${name}` })),
        { label: t("desk.exports.zip"), chosen: address },
        { label: t("desk.exports.print"), chosen: () => window.print() },
      ]}
      caption={
        props.error !== null && (
          <p className="px-3 pt-2.5 pb-1 text-sm text-loss">
            {t("desk.exports.error", { reason: props.error })}
          </p>
        )
      }
    />
  );
};
