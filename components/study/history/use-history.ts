import { useEffect, useState } from "react";
import { getIfChanged } from "#components/hooks/send-json.ts";
import type { HistoryPage } from "#lib/schemas/study.ts";

/** A page of the history; read anew with every revision. The page before stays in sight until the next has arrived. */
export const useHistory = (threadId: string, revision: number) => {
  /** Where the pages that were turned began: edits before these numbers. The newest page begins nowhere. */
  const [turned, setTurned] = useState<readonly number[]>([]);
  const [page, setPage] = useState<(HistoryPage & { before: number | null }) | null>(null);
  const [failed, setFailed] = useState(false);
  const before = turned.at(-1) ?? null;
  useEffect(() => {
    if (revision < 0) return;
    let left = false;
    const load = async () => {
      const query = before === null ? "" : `?before=${before}`;
      const url = `/api/study/${threadId}/history${query}`;
      const answer = await getIfChanged<HistoryPage>(url, null);
      if (left) return;
      setFailed(answer === null);
      if (answer?.value) setPage({ ...answer.value, before });
    };
    void load();
    return () => {
      left = true;
    };
  }, [threadId, revision, before]);
  const oldest = page?.edits.at(-1)?.number;
  return {
    page,
    failed,
    /** Null where there are none. */
    earlier: page?.more && oldest !== undefined ? () => setTurned([...turned, oldest]) : null,
    later: before === null ? null : () => setTurned(turned.slice(0, -1)),
  };
};
