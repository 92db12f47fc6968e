"use client";

import { lazy } from "react";

// What is read or opened at one moment of a study thread; the page loads it when that has come. What asks the student
// for something comes with the page: until its code is there, a press or a word would be lost.

export const ConflictList = lazy(async () => ({
  default: (await import("./conflict-list.tsx")).ConflictList,
}));
