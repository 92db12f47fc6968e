import type { DoubtView, NoteDoubt } from "#lib/schemas/quiz.ts";
import { RichText } from "../ui/rich-text.tsx";
import { NoteExcerpt } from "./note-excerpt.tsx";
import { NoteLink } from "./note-link.tsx";

export interface DoubtLabels {
  /** Who doubts, and what follows. */
  readonly by: Readonly<Record<NoteDoubt["by"], string>>;
  readonly show: string;
}

/**
 * A passage that nobody could settle: its words, why they are doubted, and that nothing is asked about them.
 * @param note the address of the page that shows the note; null on that page itself
 */
export const DoubtNote = (props: {
  doubt: DoubtView;
  labels: DoubtLabels;
  note: string | null;
}) => {
  const { doubt, labels, note } = props;
  return (
    <article className="grid min-w-0 grid-cols-1 gap-2 border-l-2 border-dashed border-doubt-line pl-4 text-sm">
      <blockquote className="passage">
        <NoteExcerpt markdown={doubt.quote} tableHead={doubt.tableHead} />
      </blockquote>
      {doubt.reason.trim() !== "" && (
        <div className="text-ink-soft">
          <RichText markdown={doubt.reason} />
        </div>
      )}
      <p className="caption">{labels.by[doubt.by]}</p>
      {note !== null && <NoteLink note={note} span={doubt.span} label={labels.show} />}
    </article>
  );
};
