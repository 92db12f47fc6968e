"use client";

import { lazy } from "react";

// Each belongs to one moment of a study thread; the page loads it when that has come.

export const ChoicePanel = lazy(async () => ({
  default: (await import("./choice-panel.tsx")).ChoicePanel,
}));

export const ConflictList = lazy(async () => ({
  default: (await import("./conflict-list.tsx")).ConflictList,
}));

export const HaltedPanel = lazy(async () => ({
  default: (await import("./halted-panel.tsx")).HaltedPanel,
}));

export const NotesPanel = lazy(async () => ({
  default: (await import("./notes-panel.tsx")).NotesPanel,
}));

export const QuestionsPanel = lazy(async () => ({
  default: (await import("./questions-panel.tsx")).QuestionsPanel,
}));

export const ReviewPanel = lazy(async () => ({
  default: (await import("./review-panel.tsx")).ReviewPanel,
}));

export const TemplateList = lazy(async () => ({
  default: (await import("./template-list.tsx")).TemplateList,
}));
