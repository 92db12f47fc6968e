import { CodeBlock } from "#components/ui/code-block.tsx";
import type { ChangedSentenceView, StaleQuestion } from "#lib/schemas/quiz.ts";
import { changedWords } from "#lib/text/changed-words.ts";
import { ChangedSentence, Labelled } from "./correction-note.tsx";
import type { StaleSlot } from "./stale-question.tsx";

export interface StaleLabels {
  readonly before: string;
  readonly after: string;
  readonly gone: string;
}

/** What became of a question's sentences, with its texts set on the server. */
export const staleSlot = (
  stale: StaleQuestion | undefined,
  labels: StaleLabels,
): StaleSlot | null =>
  stale === undefined
    ? null
    : {
        ...{ change: stale.change, canRebuild: stale.canRebuild },
        words: <StaleWords changes={stale.changes} labels={labels} />,
      };

/** Sentences as they were and as they are now, side by side where there is room. */
export const StaleWords = (props: {
  changes: readonly ChangedSentenceView[];
  labels: StaleLabels;
}) => (
  <div className="@container grid min-w-0 grid-cols-1 gap-5">
    {props.changes.map((change) => (
      <Sentence key={change.before} change={change} labels={props.labels} />
    ))}
  </div>
);

const Sentence = (props: { change: ChangedSentenceView; labels: StaleLabels }) => {
  const { change, labels } = props;
  const { before, after } = change;
  // Of a sentence that is gone all is struck.
  const whole = { before: [{ start: 0, end: before.length }], after: [] };
  const words = after === null ? whole : changedWords(before, after);
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-3 @lg:grid-cols-2">
      <Labelled label={labels.before}>
        <Side text={before} changed={words.before} as="del" isCode={change.isCode} />
      </Labelled>
      {after === null ? (
        <p className="caption">{labels.gone}</p>
      ) : (
        <Labelled label={labels.after}>
          <Side text={after} changed={words.after} as="ins" isCode={change.isCode} />
        </Labelled>
      )}
    </div>
  );
};

/** What was said, or is said by now. */
export const Side = ({ isCode, ...text }: { isCode: boolean } & Omit<SideProps, "tableHead">) =>
  isCode ? (
    <CodeBlock code={text.text} language={null} />
  ) : (
    <ChangedSentence {...text} tableHead={null} />
  );

type SideProps = Parameters<typeof ChangedSentence>[0];
