"use client";

import { Check, CornerDownRight, TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { Composer } from "#components/ui/composer.tsx";
import { RenderedText } from "#components/ui/rendered-text.tsx";
import { useNewestInSight } from "#components/ui/show-end.ts";
import { besideText, SideColumn } from "#components/ui/tabs.tsx";
import { Talk, TalkMessage } from "#components/ui/talk.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import type { GuideNotes, RenderedGuide } from "#lib/schemas/guide.ts";
import { maxGuideText } from "#lib/schemas/guide-limits.ts";
import type { MessageView } from "#lib/schemas/study.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";
import { type AnswerChangeSlots, ChangedStepMark } from "./changed-answer.tsx";
import { StepNotes } from "./guide-notes.tsx";
import { SectionList } from "./section-list.tsx";
import {
  asksOtherwise,
  type GuidePanel,
  type GuideTalk,
  type GuideWorkspaceState,
  hasEnded,
} from "./use-guide-workspace.ts";

/** Why nothing can be asked. */
const placeholders = {
  running: "placeholderBusy",
  waiting: "placeholderBusy",
  stopped: "placeholderHalted",
  failed: "placeholderHalted",
  done: "placeholderDone",
} as const satisfies Record<ThreadView["status"], string>;

/** Where the student asks about the step, or says in their own words what they did. */
export const GuideAskBox = (props: {
  thread: ThreadView;
  talk: GuideTalk;
  /** Where the manual was silent, the box is for other words. */
  otherwise?: boolean;
}) => {
  const t = useTexts();
  const { thread, talk, otherwise = false } = props;
  const open = thread.question !== null;
  const over = thread.status === "done" && !open;
  const asked = t(otherwise ? "guide.answer.otherWords" : "guide.talk.ask");
  const hint = t(`guide.talk.${open ? "placeholder" : placeholders[thread.status]}`);
  return (
    <Composer
      keptAs={`lectern.guide.${thread.id}${otherwise ? ".words" : ""}`}
      label={asked}
      placeholder={open && otherwise ? asked : hint}
      maxLength={maxGuideText}
      open={!over}
      mayBeSent={open}
      busy={talk.busy}
      send={t("guide.talk.send")}
      sending={t("guide.talk.sending")}
      onSend={talk.ask}
      inPage={otherwise}
    />
  );
};

/** The conversation so far; the newest word comes into sight unless the reader went back up. */
const GuideMessages = (props: {
  messages: readonly MessageView[];
  html: Readonly<Record<string, string>>;
}) => {
  const t = useTexts();
  const { messages } = props;
  const end = useRef<HTMLDivElement>(null);
  useNewestInSight(end, messages.at(-1)?.id ?? null);
  if (messages.length === 0) return <p className="caption">{t("guide.talk.empty")}</p>;
  return (
    <>
      <ol aria-live="polite" className="grid gap-3.5 text-sm leading-[1.55]">
        {messages.map((message) => (
          <TalkMessage key={message.id} message={message}>
            <span className="sr-only">
              {message.author === "student" ? t("guide.talk.you") : t("shell.product")}:{" "}
            </span>
            {message.author === "student" ? (
              <p className="whitespace-pre-wrap">{message.text}</p>
            ) : (
              <RenderedText
                html={props.html[message.id] ?? null}
                text={message.text}
                className="guide-words"
              />
            )}
          </TalkMessage>
        ))}
      </ol>
      <div ref={end} />
    </>
  );
};

/** The sections of the manual: the one of the present step first, then what the answer rests on, then what is named besides. */
const ManualPanel = (props: {
  view: RenderedGuide;
  open: string | null;
  onOpen: (chunkId: string | null) => void;
}) => {
  const t = useTexts();
  const { view, open, onOpen } = props;
  const packId = view.pack?.id ?? null;
  const index = view.mode === "answer" ? null : view.current_step_index;
  const ofStep = index === null ? null : (view.steps[index]?.source ?? null);
  const others = view.sections.filter(({ chunkId }) => chunkId !== ofStep?.chunkId);
  const named = view.cited.filter(({ chunkId }) => chunkId !== ofStep?.chunkId);
  const listed = [...(ofStep === null ? [] : [ofStep]), ...others, ...named];
  /** The present step, where it rests on the section; else all that do. */
  const stepsOf = (chunkId: string): string[] =>
    chunkId === ofStep?.chunkId && index !== null
      ? [view.steps[index]?.text ?? ""]
      : view.steps.filter(({ source }) => source?.chunkId === chunkId).map(({ text }) => text);
  const isGone = open !== null && !listed.some(({ chunkId }) => chunkId === open);
  return (
    <div className={`${besideText} grid content-start gap-6`}>
      {isGone && (
        <p role="status" className="caption">
          {t("guide.section.gone")}
        </p>
      )}
      {ofStep !== null && (
        <section className="grid gap-2">
          <h2 className="caption">{t("guide.section.ofStep")}</h2>
          <SectionList {...{ packId, open, onOpen, stepsOf }} sections={[ofStep]} />
        </section>
      )}
      {others.length > 0 && (
        <section className="grid gap-2">
          <h2 className="caption">
            {ofStep !== null
              ? t("guide.section.others")
              : view.answered === false
                ? t("guide.answer.nearest")
                : t("guide.answer.sections", { count: others.length })}
          </h2>
          <SectionList {...{ packId, open, onOpen, stepsOf }} sections={others} />
        </section>
      )}
      {named.length > 0 && (
        <section className="grid gap-2">
          <h2 className="caption">{t("guide.section.named")}</h2>
          <SectionList {...{ packId, open, onOpen, stepsOf }} sections={named} />
        </section>
      )}
      {listed.length === 0 && !isGone && <p className="caption">{t("guide.section.empty")}</p>}
    </div>
  );
};

/** Every step with how it stands; a press goes there. The whole answer stands above them. */
export const StepsPanel = (props: {
  view: Pick<
    RenderedGuide,
    "status" | "stage" | "full_answer" | "steps" | "current_step_index" | "html"
  >;
  notes: GuideNotes["notes"];
  /** What the manual says otherwise by now of what they rest on. */
  changes: AnswerChangeSlots;
  /** Null while the guide cannot go anywhere. */
  onJump: ((step: number) => void) | null;
}) => {
  const t = useTexts();
  const { view, onJump } = props;
  // An ended guide is at no step: each of them can be gone to, the one that was the last, too.
  const present = hasEnded(view) ? null : view.current_step_index;
  return (
    <div className={`${besideText} grid content-start gap-5`}>
      {view.full_answer !== null && (
        <details className="fold">
          <summary>{t("guide.answer.whole")}</summary>
          <RenderedText
            html={view.html.answer}
            text={view.full_answer}
            place="answer"
            className="doc pt-3 text-sm leading-[1.6]"
          />
        </details>
      )}
      <ol aria-label={t("guide.step.list")} className="grid gap-4 text-sm">
        {view.steps.map((step, index) => (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name and never move
            key={index}
            {...{ step, index }}
            html={view.html.steps[index] ?? null}
            changes={props.changes}
            present={index === present}
            notes={props.notes}
            onJump={onJump === null ? null : () => onJump(index)}
          />
        ))}
      </ol>
    </div>
  );
};

const StepRow = (props: {
  step: RenderedGuide["steps"][number];
  index: number;
  html: string | null;
  changes: AnswerChangeSlots;
  present: boolean;
  notes: GuideNotes["notes"];
  onJump: (() => void) | null;
}) => {
  const t = useTexts();
  const { step, index, present } = props;
  const state = present ? t("guide.step.now") : t(`guide.step.states.${step.state}`);
  return (
    <li
      className="group grid grid-cols-[1.75rem_minmax(0,1fr)] gap-2.5 wrap-anywhere"
      data-state={step.state}
      data-place={`step-${index}`}
      aria-current={present ? "step" : undefined}
    >
      <span
        aria-hidden="true"
        className="grid size-6.5 place-items-center rounded-full border border-rule-strong text-xs text-ink-soft tabular-nums group-data-[state=done]:border-accent group-data-[state=done]:bg-accent group-data-[state=done]:text-on-accent group-data-[state=skipped]:border-dashed group-[[aria-current]]:border-accent group-[[aria-current]]:font-semibold group-[[aria-current]]:shadow-[0_0_0_3px_var(--color-accent-wash)] group-[[aria-current]:not([data-state=done])]:text-accent"
      >
        {step.state === "done" ? <Check className="size-3.5" strokeWidth={2.5} /> : index + 1}
      </span>
      <div className="grid min-w-0 justify-items-start gap-1">
        <RenderedText
          html={props.html}
          text={step.text}
          className="font-serif text-[0.9375rem] leading-normal group-data-[state=skipped]:text-ink-faint"
        />
        {step.warning !== null && (
          <p className="flex items-center gap-1.5 text-xs text-doubt">
            <TriangleAlert aria-hidden="true" className="size-3.5 flex-none" />
            {t("guide.warning.step")}
          </p>
        )}
        <ChangedStepMark changes={props.changes} step={index} />
        <p className="caption flex flex-wrap items-center gap-x-3">
          <span>{state}</span>
          {props.onJump !== null && !present && (
            <button
              type="button"
              className="inline-flex items-center gap-1 pointer-coarse:min-h-11 link"
              aria-label={t("guide.step.jump", { number: index + 1 })}
              onClick={props.onJump}
            >
              <CornerDownRight aria-hidden="true" className="size-3.5" />
              {t("guide.step.jump", { number: index + 1 })}
            </button>
          )}
        </p>
        <StepNotes notes={props.notes} step={index} />
      </div>
    </li>
  );
};

/** The conversation, the sections of the manual and the list of steps, beside the step. */
export const GuideBeside = ({ workspace }: { workspace: GuideWorkspaceState }) => {
  const t = useTexts();
  const { view, talk } = workspace;
  // A link to a section that is gone leads there, too, where that is said.
  const hasManual = view.sections.length + view.cited.length > 0 || workspace.section !== null;
  const panels: GuidePanel[] = [
    "talk",
    ...(hasManual ? (["manual"] as const) : []),
    ...(view.steps.length > 0 ? (["steps"] as const) : []),
  ];
  const shown = panels.includes(workspace.panel) ? workspace.panel : "talk";
  const canJump = view.question !== null && view.question.kind !== "guide_version";
  return (
    <SideColumn
      label={t("guide.side.label")}
      panels={panels.map((name) => ({
        name,
        label: t(`guide.side.${name}`),
        news: name === "talk" && workspace.news.talk ? t("guide.news") : null,
      }))}
      shown={shown}
      onShow={workspace.show}
      first={
        <Talk
          label={t("guide.talk.label")}
          foot={!asksOtherwise(view) && <GuideAskBox thread={view.thread} talk={talk} />}
        >
          <GuideMessages messages={view.messages} html={view.html.messages} />
        </Talk>
      }
    >
      {shown === "manual" && (
        <ManualPanel view={view} open={workspace.section} onOpen={workspace.setSection} />
      )}
      {shown === "steps" && (
        <StepsPanel
          view={view}
          notes={workspace.notes}
          changes={workspace.changes}
          onJump={
            canJump && !workspace.busy
              ? (step) => {
                  workspace.setTab("document");
                  void talk.jump(step);
                }
              : null
          }
        />
      )}
    </SideColumn>
  );
};
