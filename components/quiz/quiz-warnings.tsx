import { ChevronDown, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A doubt about the whole quiz: facts that nobody checked, questions that fell out. */
export const QuizBanner = (props: { title: string; children?: ReactNode }) => (
  <div className="border-l-2 border-doubt-line pl-4 text-sm max-sm:text-xs">
    <p className="font-medium text-doubt">{props.title}</p>
    <div className="text-ink-soft">{props.children}</div>
  </div>
);

/** What was corrected in the note, folded under its number. */
export const CorrectionReport = (props: { title: string; hint: string; children: ReactNode }) => (
  <details className="group rounded-lg bg-doubt-wash text-sm">
    <summary className="flex min-h-11 items-center gap-3 rounded-lg px-4 py-3">
      <TriangleAlert aria-hidden="true" className="size-4 flex-none text-doubt" />
      <h2 className="font-medium text-doubt">{props.title}</h2>
      <span className="caption max-sm:hidden group-open:hidden">{props.hint}</span>
      <ChevronDown
        aria-hidden="true"
        className="ml-auto size-4 flex-none text-doubt transition-transform duration-150 group-open:rotate-180"
      />
    </summary>
    <div className="grid gap-8 px-4 pt-2 pb-6 sm:pl-11">{props.children}</div>
  </details>
);
