"use client";

import { type ReactNode, useState } from "react";

/**
 * A report that is open or folded as the page came. After an answer the page is asked for again, and its new `open` moves
 * nothing: the player opens the report beside the results, and what the student opens or folds stays so.
 */
export const ReportDetails = (props: { open: boolean; children: ReactNode }) => {
  const [open] = useState(props.open);
  return (
    <details data-report="" open={open} className="group min-w-0 rounded-lg bg-doubt-wash text-sm">
      {props.children}
    </details>
  );
};
