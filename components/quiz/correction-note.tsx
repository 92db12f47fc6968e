import type { ReactNode } from "react";
import type { Correction } from "#lib/schemas/quiz.ts";
import { changedWords, type WordRun } from "#lib/words/changed-words.ts";
import { CodeBlock } from "../ui/code-block.tsx";
import { RichText } from "../ui/rich-text.tsx";

export interface CorrectionLabels {
  readonly types: Readonly<Record<Correction["type"], string>>;
  readonly basis: Readonly<Record<Correction["basis"], string>>;
  readonly original: string;
  readonly fixed: string;
  readonly removedCode: string;
}

/** One correction as a note in the margin: what was wrong, what it says now, and on what grounds. */
export const CorrectionNote = (props: { correction: Correction; labels: CorrectionLabels }) => {
  const { correction, labels } = props;
  const changed = correction.original.trim() !== correction.fixed.trim();
  return (
    <article className="@container grid min-w-0 content-start gap-3 border-l-2 border-doubt-line pl-4 text-sm">
      <header>
        <p className="text-xs font-medium text-doubt">{labels.types[correction.type]}</p>
        <h3 className="font-serif text-base font-semibold">
          <RichText markdown={correction.term} inline />
        </h3>
      </header>
      <div className="text-ink-soft">
        <RichText markdown={correction.message} />
      </div>
      {changed && <BeforeAfter correction={correction} labels={labels} />}
      {correction.removedCode !== null && (
        <Labelled label={labels.removedCode}>
          <div className="removed-code">
            <CodeBlock code={correction.removedCode} language={null} />
          </div>
        </Labelled>
      )}
      <footer className="caption grid gap-2">
        <p>{labels.basis[correction.basis]}</p>
        {correction.evidence !== null && (
          <blockquote className="font-serif text-ink-soft italic">
            {correction.evidence.quote}
            <cite className="mt-1 block font-sans not-italic text-ink-faint">
              {correction.evidence.place}
            </cite>
          </blockquote>
        )}
      </footer>
    </article>
  );
};

/** Signs of formulas, code, links and tables, which a comparison by words would tear apart. */
const markup = /[`$\\|<>#[\]]/u;

/** Emphasis says nothing about what was wrong. */
const withoutEmphasis = (text: string): string => text.replaceAll(/\*\*?|__/gu, "");

const BeforeAfter = (props: { correction: Correction; labels: CorrectionLabels }) => {
  const original = withoutEmphasis(props.correction.original);
  const fixed = withoutEmphasis(props.correction.fixed);
  const plain = !markup.test(original + fixed);
  const compared = plain ? changedWords(original, fixed) : null;
  return (
    <div className="grid gap-x-8 gap-y-3 @lg:grid-cols-2">
      <Labelled label={props.labels.original}>
        {compared ? (
          <Words runs={compared.before} as="del" />
        ) : (
          <RichText markdown={props.correction.original} />
        )}
      </Labelled>
      <Labelled label={props.labels.fixed}>
        {compared ? (
          <Words runs={compared.after} as="ins" />
        ) : (
          <RichText markdown={props.correction.fixed} />
        )}
      </Labelled>
    </div>
  );
};

const Labelled = (props: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="caption">{props.label}</p>
    <div className="font-serif text-base">{props.children}</div>
  </div>
);

const Words = (props: { runs: readonly WordRun[]; as: "del" | "ins" }) => {
  const Changed = props.as;
  return (
    <p>
      {props.runs.map((run, place) =>
        run.changed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name and never move
          <Changed key={place}>{run.text}</Changed>
        ) : (
          run.text
        ),
      )}
    </p>
  );
};
