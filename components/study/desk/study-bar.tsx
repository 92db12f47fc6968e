"use client";

import { DeskBar } from "./desk-bar.tsx";
import { DeskStatus, useSavedWord } from "./desk-status.tsx";
import { ExportMenu } from "./export-menu.tsx";
import type { Desk } from "./use-desk.ts";

/** The bar of a desk: what can be done depends on what there is. */
export const StudyBar = (props: { desk: Desk; onContents: () => void; onKeys: () => void }) => {
  const { desk } = props;
  const { view, actions } = desk;
  const { document } = view;
  const saved = useSavedWord(desk);
  const blocks = document?.blocks ?? view.draft?.blocks ?? [];
  const isOutlined = desk.reading && blocks.some(({ heading }) => heading !== null);
  const hasFiles = blocks.length > 0 && view.artifacts.files.length > 0;
  const tools = document && {
    canUndo: document.canUndo && !actions.busy,
    canRedo: document.canRedo && !actions.busy,
    onUndo: () => void actions.undo(),
    onRedo: () => void actions.redo(),
    onWrite: desk.write,
    onHistory: () => desk.show("history"),
  };
  return (
    <DeskBar
      title={view.thread.title}
      tools={tools}
      writing={desk.writing.from !== null}
      onContents={isOutlined ? props.onContents : null}
      onKeys={props.onKeys}
      status={<DeskStatus desk={desk} />}
      saved={saved}
      exports={hasFiles ? <ExportMenu threadId={view.thread.id} {...view.artifacts} /> : null}
    />
  );
};
