"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useId, useRef, useState, useTransition } from "react";
import { refusalText, sendJson } from "#components/hooks/send-json.ts";
import { useKeptDraft, withEarlyTyping } from "#components/hooks/use-session-storage.ts";
import { sendOnKey } from "#components/hooks/use-shortcuts.ts";
import { type SubjectChoice, useSubjectChoice } from "#components/subjects/use-subject-choice.tsx";
import { FieldProblem, type FormProblem, Select, titleField } from "#components/ui/form-fields.tsx";
import { FormShell } from "#components/ui/form-shell.tsx";
import { useTexts } from "#components/ui/texts.tsx";
import { maxGuideText } from "#lib/schemas/guide-limits.ts";
import type { ThreadView } from "#lib/schemas/thread.ts";

/** A manual that can be asked. */
export interface AskablePack {
  readonly id: string;
  readonly title: string;
  readonly versions: readonly string[];
  readonly editions: readonly string[];
  readonly ready: boolean;
  /** Questions to begin with; none for the student's own manuals. */
  readonly examples: readonly string[];
}

/** What to ask and for which version; null where the student does not know. */
export interface GuideChoice {
  readonly packId: string;
  readonly version: string | null;
  readonly edition: string | null;
}

interface GuideDraft {
  readonly question: string;
  /** Null until the student chooses: then what the page came with holds. */
  readonly choice: GuideChoice | null;
}

/** The parts of the form that something can be wrong with; `form` stands for what no field can mend. */
type GuideFormPlace = "question" | "pack" | "form";

/** The question on its way to the server, with what is wrong with it. */
const useGuideForm = (options: {
  packs: readonly AskablePack[];
  first: GuideChoice;
  subjects: SubjectChoice;
}) => {
  const { packs, first } = options;
  const t = useTexts();
  const subject = useSubjectChoice(options.subjects);
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const packField = useRef<HTMLSelectElement>(null);
  const [problem, setProblem] = useState<FormProblem<GuideFormPlace> | null>(null);
  const [busy, start] = useTransition();
  const { draft, ready, change, forget } = useKeptDraft<GuideDraft>(
    "lectern.guide-draft",
    { question: "", choice: null },
    (kept) => ({ question: withEarlyTyping(kept.question, field.current) }),
  );
  const kept = packs.some(({ id }) => id === draft.choice?.packId) ? draft.choice : null;
  const choice = kept ?? first;
  const pack = packs.find(({ id }) => id === choice.packId);
  const changed: typeof change = (part) => {
    setProblem(null);
    change(part);
  };
  const choose = (part: Partial<GuideChoice>) => {
    // Another program has other versions.
    const blank = part.packId === undefined ? {} : { version: null, edition: null };
    changed({ choice: { ...choice, ...blank, ...part } });
  };
  const ask = (question: string) => {
    changed({ question });
    field.current?.focus();
  };
  const problemNow = (): FormProblem<GuideFormPlace> | null => {
    if (draft.question.trim() === "") return { at: "question", text: t("guideNew.errors.empty") };
    return pack?.ready === true ? null : { at: "pack", text: t("guideNew.errors.notReady") };
  };
  const submit = () => {
    const found = problemNow();
    setProblem(found);
    if (found !== null) return;
    start(async () => {
      const { subjectId } = subject;
      const request = { kind: "guide", question: draft.question.trim(), subjectId, ...choice };
      const sent = await sendJson<ThreadView>("POST", "/api/threads", request);
      if (!sent.ok) {
        return setProblem({ at: "form", text: refusalText(t, sent) });
      }
      forget();
      window.scrollTo({ top: 0 });
      router.push(`/guide/${sent.value.id}`);
    });
  };
  const problemAt = (place: GuideFormPlace) => (problem?.at === place ? problem : null);
  return {
    ...{ draft, ready, change: changed, choice, choose, pack, ask, busy, problemAt, submit },
    ...{ field, packField, subject },
  };
};

type GuideFormState = ReturnType<typeof useGuideForm>;

/** Where a guide begins: what the student wants to do, in which program, and which version of it they have. */
export const GuideForm = (props: {
  packs: readonly AskablePack[];
  first: GuideChoice;
  /** The model that is asked; null when everything stays on this computer. */
  model: string | null;
  subjects: SubjectChoice;
}) => {
  const t = useTexts();
  const form = useGuideForm(props);
  return (
    <FormShell
      ready={form.ready}
      busy={form.busy}
      problem={form.problemAt("form")}
      submit={t("guideNew.submit")}
      submitting={t("guideNew.submitting")}
      onSubmit={form.submit}
      note={
        props.model === null
          ? t("guideNew.staysHere")
          : t("guideNew.goesTo", { model: props.model })
      }
      field="line"
    >
      <QuestionField form={form} />
      <fieldset disabled={!form.ready} className="contents">
        <PackChoice form={form} packs={props.packs} />
      </fieldset>
    </FormShell>
  );
};

/** The question, in the size in which it will stand over the answer, and examples of one. */
const QuestionField = ({ form }: { form: GuideFormState }) => {
  const t = useTexts();
  const id = useId();
  const problem = form.problemAt("question");
  const examples = form.pack?.examples ?? [];
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <label htmlFor={id} className="caption">
          {t("guideNew.question")}
        </label>
        <textarea
          id={id}
          ref={form.field}
          value={form.draft.question}
          onChange={(event) => form.change({ question: event.target.value })}
          onKeyDown={sendOnKey("line", form.submit)}
          enterKeyHint="send"
          maxLength={maxGuideText}
          rows={2}
          required
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          placeholder={t("guideNew.placeholder")}
          className={titleField}
        />
        <FieldProblem id={`${id}-problem`} problem={problem} field={form.field} />
      </div>
      {examples.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
          <span className="caption">{t("guideNew.examples")}</span>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              onClick={() => form.ask(example)}
              className="min-h-9 py-1 px-3.5 border border-rule rounded-[1.125rem] bg-surface font-serif text-sm text-start text-ink-soft pointer-coarse:min-h-11 hover:border-accent hover:text-ink"
            >
              {example}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};

const PackChoice = ({ form, packs }: { form: GuideFormState; packs: readonly AskablePack[] }) => {
  const t = useTexts();
  const id = useId();
  const { pack, choice, choose } = form;
  const problem = form.problemAt("pack");
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        <Select
          label={t("guideNew.pack")}
          ref={form.packField}
          problemId={problem === null ? null : `${id}-problem`}
          value={choice.packId}
          options={packs.map(({ id, title, ready }) => ({
            value: id,
            label: ready ? title : t("guideNew.notReady", { title }),
          }))}
          onChange={(packId) => choose({ packId })}
        />
        {pack !== undefined && pack.versions.length > 0 && (
          <Select
            label={t("guideNew.version")}
            value={choice.version ?? ""}
            options={[
              { value: "", label: t("guideNew.anyVersion") },
              // The newest first: it is what most have.
              ...pack.versions.toReversed().map((value) => ({ value, label: value })),
            ]}
            onChange={(version) => choose({ version: version || null })}
          />
        )}
        {pack !== undefined && pack.editions.length > 0 && (
          <Select
            label={t("guideNew.edition")}
            value={choice.edition ?? ""}
            options={[
              { value: "", label: t("guideNew.anyEdition") },
              ...pack.editions.map((value) => ({ value, label: value })),
            ]}
            onChange={(edition) => choose({ edition: edition || null })}
          />
        )}
        {form.subject.field}
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} field={form.packField} />
      <p className="caption">
        {t("guideNew.importHint")}{" "}
        <Link href="/library" className="link">
          {t("guideNew.importLink")}
        </Link>
      </p>
    </div>
  );
};
