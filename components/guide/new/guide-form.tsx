"use client";

import Link from "next/link";
import { useId } from "react";
import { FieldProblem } from "#components/ui/field-problem.tsx";
import { FormShell } from "#components/ui/form-shell.tsx";
import { Select } from "#components/ui/select.tsx";
import { sendOnKey } from "#components/ui/send-on-key.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { maxGuideText } from "#lib/guide/guide-limits.ts";
import {
  type AskablePack,
  type GuideForm as Form,
  type GuideChoice,
  useGuideForm,
} from "./use-guide-form.ts";

/** Where a guide begins: what the student wants to do, in which program, and which version of it they have. */
export const GuideForm = (props: {
  packs: readonly AskablePack[];
  first: GuideChoice;
  /** The model that is asked; null when everything stays on this computer. */
  model: string | null;
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
const QuestionField = ({ form }: { form: Form }) => {
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
          className="topic-text"
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
              className="min-h-9 py-1 px-3.5 border border-rule rounded-[1.125rem] bg-sheet font-serif text-sm text-start text-ink-soft pointer-coarse:min-h-11 hover:border-accent hover:text-ink"
            >
              {example}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};

const PackChoice = ({ form, packs }: { form: Form; packs: readonly AskablePack[] }) => {
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
