import { ChevronDown, TriangleAlert } from "lucide-react";
import { Children, type ReactNode } from "react";
import { ReportDetails } from "./report-details.tsx";

/** A doubt about the whole quiz: facts that nobody checked, questions that fell out. */
export const QuizBanner = (props: { title: string; children?: ReactNode }) => (
  <div className="min-w-0 border-l-2 border-doubt-line pl-4 text-sm max-sm:text-xs">
    <p className="font-medium text-doubt">{props.title}</p>
    <div className="text-ink-soft">{props.children}</div>
  </div>
);

/** Cards that stand open; those after them are folded under their number. */
const openCards = 3;

/**
 * What was found in the note, card by card: `open` up to the first answer, then the player folds it to its title.
 * @param more what the folded rest is called, by its number
 */
export const NoteReport = (props: {
  open: boolean;
  title: string;
  hint: string | null;
  more: (count: number) => string;
  children: ReactNode;
}) => {
  const cards = Children.toArray(props.children);
  const rest = cards.slice(openCards);
  return (
    <ReportDetails open={props.open}>
      <summary className="flex min-h-11 items-center gap-3 rounded-lg px-4 py-3">
        <TriangleAlert aria-hidden="true" className="size-4 flex-none text-doubt" />
        <h2 className="font-medium text-doubt">{props.title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 flex-none text-doubt transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-8 px-4 pt-2 pb-6 sm:pl-11">
        {props.hint !== null && <p className="caption">{props.hint}</p>}
        {cards.slice(0, openCards)}
        {rest.length > 0 && (
          <details className="fold min-w-0">
            <summary>{props.more(rest.length)}</summary>
            <div className="grid grid-cols-1 gap-8 pt-4">{rest}</div>
          </details>
        )}
      </div>
    </ReportDetails>
  );
};
