"use client";

import { lazy } from "react";

// What a reader of a finished document does not need: the page loads each when it is first wanted.

export const SourcePane = lazy(async () => ({
  default: (await import("../editor/source-pane.tsx")).SourcePane,
}));

export const HistoryPanel = lazy(async () => ({
  default: (await import("../history/history-panel.tsx")).HistoryPanel,
}));

export const OldVersion = lazy(async () => ({
  default: (await import("../history/old-version.tsx")).OldVersion,
}));

export const DiffDialog = lazy(async () => ({
  default: (await import("../history/diff-dialog.tsx")).DiffDialog,
}));

export const OwnNotesPanel = lazy(async () => ({
  default: (await import("../photos/own-notes-panel.tsx")).OwnNotesPanel,
}));

export const SelectionToolbar = lazy(async () => ({
  default: (await import("../document/selection-toolbar.tsx")).SelectionToolbar,
}));

export const PassageCardDialog = lazy(async () => ({
  default: (await import("../cards/passage-card-dialog.tsx")).PassageCardDialog,
}));

export const ReviewPanel = lazy(async () => ({
  default: (await import("../photos/review-panel.tsx")).ReviewPanel,
}));
