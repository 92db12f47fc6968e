"use client";

import { useEffect, useState } from "react";
import type { EditView } from "#lib/schemas/study.ts";
import { getIfChanged } from "../../api/get-if-changed.ts";

/** Every edit, newest first; read anew with every revision. Null until it has arrived. */
export const useHistory = (
  threadId: string,
  revision: number,
): { readonly edits: readonly EditView[] | null; readonly failed: boolean } => {
  const [edits, setEdits] = useState<readonly EditView[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (revision < 0) return;
    let left = false;
    const load = async () => {
      const url = `/api/study/${threadId}/history`;
      const answer = await getIfChanged<{ edits: EditView[] }>(url, null);
      if (left) return;
      setFailed(answer === null);
      if (answer?.value) setEdits(answer.value.edits);
    };
    void load();
    return () => {
      left = true;
    };
  }, [threadId, revision]);
  return { edits, failed };
};
