"use client";

import { useEffect, useState } from "react";
import { getIfChanged } from "#components/hooks/send-json.ts";
import type { EditDiff } from "#lib/schemas/study.ts";

/** The words before and after an edit, which never change; null until they have arrived. */
export const useDiff = (threadId: string, number: number): EditDiff | "failed" | null => {
  const [diff, setDiff] = useState<EditDiff | "failed" | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const url = `/api/study/${threadId}/edits/${number}/diff`;
      const answer = await getIfChanged<EditDiff>(url, null);
      if (!left) setDiff(answer?.value ?? "failed");
    };
    void load();
    return () => {
      left = true;
    };
  }, [threadId, number]);
  return diff;
};
