"use client";

import { Download } from "lucide-react";
import { useRef } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { useLightDismiss } from "#components/ui/use-light-dismiss.ts";

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
  const menu = useRef<HTMLDetailsElement>(null);
  useLightDismiss(menu);
  const address = `/api/threads/${props.threadId}/download`;
  return (
    <details ref={menu} className="menu">
      <summary className={buttonStyle("quiet", "px-2!")} title={t("desk.exports.label")}>
        <Download aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
        <span className="tool-words">{t("desk.exports.label")}</span>
      </summary>
      <div className="menu-sheet">
        <ul>
          {parts
            .filter(({ file }) => props.files.includes(file))
            .map(({ name, label }) => (
              <li key={name}>
                <a href={`${address}/${name}`} download>
                  {t(label)}
                </a>
              </li>
            ))}
          <li>
            <a href={address} download>
              {t("desk.exports.zip")}
            </a>
          </li>
          <li>
            <button
              type="button"
              onClick={() => {
                if (menu.current) menu.current.open = false;
                window.print();
              }}
            >
              {t("desk.exports.print")}
            </button>
          </li>
        </ul>
        {props.error !== null && (
          <p className="menu-caption text-sm text-loss">
            {t("desk.exports.error", { reason: props.error })}
          </p>
        )}
      </div>
    </details>
  );
};
