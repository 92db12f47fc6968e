"use client";

import { useTexts } from "#components/ui/texts.tsx";
import type { ThreadStatus } from "#lib/schemas/thread.ts";

/** Widths of the lines of a page that is not written yet, in percent. */
const lines = [
  [100, 96, 98, 62],
  [98, 100, 94, 97, 41],
] as const;

/** A sheet on which nothing stands yet: what will, and where the student can do something about it. */
export const EmptySheet = (props: { status: ThreadStatus }) => {
  const t = useTexts();
  const writes = props.status === "running";
  return (
    <div className="empty-sheet">
      <p className="empty-words">{t(writes ? "desk.empty.running" : "desk.empty.still")}</p>
      {writes && (
        <div aria-hidden="true" className="empty-lines breathe">
          <span style={{ width: "46%" }} className="empty-heading" />
          {lines.map((paragraph) => (
            <div key={paragraph.length} className="empty-paragraph">
              {paragraph.map((width) => (
                <span key={width} style={{ width: `${width}%` }} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
};
