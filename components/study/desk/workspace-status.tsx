"use client";

import { ModelsUsed } from "#components/run/models-used.tsx";
import { RunStatus } from "#components/run/run-status.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { Workspace } from "./use-workspace.ts";

const names = [
  "queued",
  "prepare_input",
  "generate_material",
  "write_and_read",
  "await_notes",
  "recognise_notes",
  "review_notes",
  "synthesise",
  "edit_material",
  "propose_questions",
  "await_questions",
  "answer_question",
  "finish",
  "rest",
] as const;

type StudyStage = (typeof names)[number];

/** The stage as a key of the catalogue's `stages`; one of a later version has no words of its own. */
export const studyStage = (stage: string | null): StudyStage =>
  names.find((name) => name === stage) ?? "queued";

/** What is going on; when nothing is, how long the document is and whether all is stored. */
export const WorkspaceStatus = (props: { workspace: Workspace }) => {
  const t = useTexts();
  const { view, writing, said } = props.workspace;
  const { thread } = view;
  const words = view.document === null ? null : t("desk.words", { count: view.document.words });
  // Where nothing is written yet, nothing is made by rules.
  const still = words === null ? [] : view.offline ? [words, t("desk.offline")] : [words];
  return (
    <>
      {thread.status === "running" ? (
        <RunStatus
          thread={thread}
          words={t(`stages.${studyStage(thread.stage)}`)}
          onStopped={said}
        />
      ) : (
        // A small screen leaves the models out, and with nothing else to say the line, too.
        <p
          className={`caption tabular-nums empty:hidden ${still.length > 0 ? "" : "max-lg:hidden"}`}
        >
          {still.join(" · ")}
          {thread.models.length > 0 && (
            <span className="max-lg:hidden">
              {still.length > 0 && " · "}
              <ModelsUsed thread={thread} />
            </span>
          )}
        </p>
      )}
      <Turn workspace={props.workspace} />
      {writing.from !== null && <SaveWords workspace={props.workspace} />}
    </>
  );
};

/** Questions that nothing goes on without. */
const asking: ReadonlySet<string> = new Set(["study_notes", "study_choice", "study_questions"]);

/** Where only the document is in sight: that the conversation waits for the student, and the way there. */
const Turn = (props: { workspace: Workspace }) => {
  const t = useTexts();
  const { thread } = props.workspace.view;
  const halted = thread.status === "failed" || thread.status === "stopped";
  if (!halted && !asking.has(thread.question?.kind ?? "")) return null;
  return (
    <button
      type="button"
      className="desk:hidden link text-sm pointer-coarse:min-h-11"
      onClick={() => props.workspace.show("talk")}
    >
      {t(
        halted
          ? `desk.turn.${thread.status === "failed" ? "failed" : "stopped"}`
          : "desk.turn.asked",
      )}
    </button>
  );
};

/** In a word whether all that was typed is stored; null while nobody types. */
export const useSavedWord = ({ writing }: Workspace): string | null => {
  const t = useTexts();
  if (writing.from === null) return null;
  const { state } = writing.saved;
  return t(
    state === "saved" || state === "saving" ? `desk.source.${state}` : "desk.source.refused",
  );
};

const SaveWords = (props: { workspace: Workspace }) => {
  const t = useTexts();
  const { state, refusal } = props.workspace.writing.saved;
  const wrong = state === "unreachable" || state === "refused";
  return (
    <p role="status" className={wrong ? "text-sm text-loss" : "caption"}>
      {refusal ?? t(`desk.source.${state}`)}
    </p>
  );
};
