"use client";

import { useState } from "react";
import type { EditView } from "#lib/schemas/study.ts";
import { isNoted } from "../document/document-rows.ts";
import { useFreshEdits } from "../document/use-fresh-edits.ts";

/** Which edits are lit: those that just arrived, the newest of all, the one under the pointer or focus, and the one whose note is open. */
export const useLooks = (edits: readonly EditView[]) => {
  const fresh = useFreshEdits(edits);
  const [lit, light] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const newest = edits.findLast(isNoted)?.number ?? null;
  return { fresh, newest, lit, light, open, setOpen, looked: lit ?? open };
};
