"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { useShortcuts } from "../hooks/use-shortcuts.ts";
import { onOpenKeys } from "./key-lists.ts";

/** What a page does not need until somebody asks for it. */
const KeysDialog = lazy(async () => ({
  default: (await import("./keys-dialog.tsx")).KeysDialog,
}));

/** Shows all keys when "?" is pressed on any page, or a button asks for them. */
export const KeysHelp = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => onOpenKeys(() => setOpen(true)), []);
  useShortcuts((event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey) return false;
    setOpen(true);
    return true;
  });
  return (
    open && (
      <Suspense>
        <KeysDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
};
