import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { PassageState } from "#lib/editing/kept-passages.ts";
import { withoutNoteLinks } from "#lib/study/note-links.ts";
import { changedWords } from "#lib/text/changed-words.ts";
import { Labelled } from "../quiz/correction-note.tsx";
import { Side } from "../quiz/stale-words.tsx";

export interface PassageLabels {
  readonly changed: string;
  readonly gone: string;
  readonly before: string;
  readonly after: string;
}

/** What became of the sentence of a document that a card was made from; nothing where it stands as it was. */
export const ChangedPassage = (props: {
  /** As it was when the card was made. */
  before: string;
  state: PassageState;
  labels: PassageLabels;
  /** Whether the words are shown at once. */
  open: boolean;
  /** What the student can do about it. */
  settle?: ReactNode;
}) => {
  const { state, labels } = props;
  if (state.kind === "there") return null;
  if (state.kind === "gone") return <p className="caption text-doubt">{labels.gone}</p>;
  const [before, after] = [withoutNoteLinks(props.before), withoutNoteLinks(state.words)];
  const words = changedWords(before, after);
  return (
    <details open={props.open} className="group/changed mt-1 min-w-0 text-sm">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 text-doubt pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4 flex-none group-open/changed:rotate-90"
        />
        {labels.changed}
      </summary>
      <div className="@container mt-2 grid min-w-0 gap-3 border-l-2 border-dashed border-doubt-line pl-4">
        <div className="grid grid-cols-1 gap-x-8 gap-y-3 @lg:grid-cols-2">
          <Labelled label={labels.before}>
            <Side text={before} changed={words.before} as="del" isCode={false} />
          </Labelled>
          <Labelled label={labels.after}>
            <Side text={after} changed={words.after} as="ins" isCode={false} />
          </Labelled>
        </div>
        {props.settle}
      </div>
    </details>
  );
};
