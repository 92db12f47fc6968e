"use client";

import { Download } from "lucide-react";
import { useRef } from "react";
import { buttonStyle } from "../../ui/button-style.ts";
import { useTexts } from "../../ui/texts.tsx";
import { useLightDismiss } from "../../ui/use-light-dismiss.ts";

/** The file that always holds the present text. */
const documentFile = "synthesized_material.md";

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
  const address = (path: string) =>
    `/api/threads/${props.threadId}/artifacts/${path.split("/").map(encodeURIComponent).join("/")}`;
  const others = props.files.filter((path) => path !== documentFile);
  return (
    <details ref={menu} className="menu">
      <summary className={buttonStyle("quiet", "px-2!")} title={t("desk.exports.label")}>
        <Download aria-hidden="true" className="size-[1.15rem]" strokeWidth={1.75} />
        <span className="tool-words">{t("desk.exports.label")}</span>
      </summary>
      <div className="menu-sheet">
        <ul>
          {props.files.includes(documentFile) && (
            <li>
              <a href={address(documentFile)} download>
                {t("desk.exports.markdown")}
              </a>
            </li>
          )}
          <li>
            <a href={`/api/threads/${props.threadId}/artifacts/zip`} download>
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
        {others.length > 0 && (
          <>
            <p className="caption menu-caption">{t("desk.exports.each")}</p>
            <ul className="menu-files">
              {others.map((path) => (
                <li key={path}>
                  <a href={address(path)} download>
                    {path}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {props.error !== null && (
          <p className="menu-caption text-sm text-loss">
            {t("desk.exports.error", { reason: props.error })}
          </p>
        )}
      </div>
    </details>
  );
};
