"use client";

import { type ReactNode, useId, useState } from "react";
import { sendOnKey } from "#components/hooks/use-shortcuts.ts";
import { buttonStyle } from "#components/ui/button-style.ts";
import { useTexts } from "#components/ui/texts.tsx";
import { matchedPairCount, ownOptions } from "#lib/schemas/question-limits.ts";
import type { OwnTexts, QuestionType } from "#lib/schemas/quiz.ts";

/** What a new question begins with. */
export const emptyTexts: OwnTexts = {
  ...{ stem: "", options: null, answer: "", accepted: [], explanation: "", code: null },
};

/** What was written in the fields of a type; line ends are those of Windows otherwise. */
export const textsIn = (form: FormData, type: QuestionType): OwnTexts => {
  const text = (name: string) => String(form.get(name) ?? "").replaceAll("\r\n", "\n");
  const all = (name: string) =>
    form.getAll(name).map((value) => String(value).replaceAll("\r\n", "\n").trim());
  const shared = {
    ...{ stem: text("stem"), explanation: text("explanation"), options: null, accepted: [] },
    code: form.has("code") ? text("code") : null,
  };
  switch (type) {
    case "multiple_choice": {
      const options = all("option");
      const answer = options[Number(form.get("right") ?? -1)] ?? "";
      return { ...shared, answer, options: options.filter((option) => option !== "") };
    }
    case "matching": {
      const [terms, meanings] = [all("term"), all("meaning")];
      const written = terms.flatMap((term, at) => (term || meanings[at] ? [at] : []));
      return {
        ...shared,
        options: written.map((at) => terms[at] ?? ""),
        answer: written.map((at) => (meanings[at] ?? "").replaceAll("\n", " ")).join("\n"),
      };
    }
    case "fill_in":
      return { ...shared, answer: text("answer"), accepted: text("accepted").split("\n") };
    default:
      return { ...shared, answer: text("answer") };
  }
};

const fieldLook = "field font-serif text-base";

const sendForm = () => {
  (document.activeElement?.closest("form") as HTMLFormElement | null)?.requestSubmit();
};

/** Ctrl or ⌘ and Enter sends the form around. */
const onKey = sendOnKey("text", sendForm);

const onPartKey = sendOnKey("line", sendForm);

const TextField = (props: {
  name: string;
  label: string;
  value: string;
  rows: number;
  hint?: string;
  look?: string;
}) => {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="caption">
        {props.label}
      </label>
      <textarea
        id={id}
        name={props.name}
        rows={props.rows}
        defaultValue={props.value}
        aria-describedby={props.hint === undefined ? undefined : `${id}-hint`}
        onKeyDown={onKey}
        className={`${props.look ?? fieldLook} field-sizing-content max-h-[40dvh]`}
      />
      {props.hint !== undefined && (
        <p id={`${id}-hint`} className="caption">
          {props.hint}
        </p>
      )}
    </div>
  );
};

/** Parts of a question under one name. */
const Rows = (props: { label: string; hint: string; children: ReactNode }) => {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-hint`} className="grid min-w-0 gap-2">
      <p id={id} className="caption">
        {props.label}
      </p>
      {props.children}
      <p id={`${id}-hint`} className="caption">
        {props.hint}
      </p>
    </fieldset>
  );
};

/** A part of a question. Enter saves, as in a field of one line, but none of the lines that it has already is lost. */
const PartField = (props: { name: string; value: string; label: string }) => (
  <textarea
    name={props.name}
    rows={1}
    defaultValue={props.value}
    aria-label={props.label}
    onKeyDown={onPartKey}
    className={`${fieldLook} field-sizing-content max-h-[40dvh] min-w-0 flex-1 resize-none`}
  />
);

const radioLook = "size-4 flex-none accent-accent pointer-coarse:size-6";

const Options = ({ options, answer }: { options: readonly string[]; answer: string }) => {
  const t = useTexts();
  const [count, setCount] = useState(Math.max(4, options.length));
  const right = options.indexOf(answer);
  return (
    <Rows label={t("questions.options")} hint={t("questions.optionsHint")}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
        <div key={at} className="flex items-center gap-3">
          <input
            type="radio"
            name="right"
            value={at}
            defaultChecked={at === right}
            aria-label={t("questions.right", { number: at + 1 })}
            className={radioLook}
          />
          <PartField
            name="option"
            value={options[at] ?? ""}
            label={t("questions.option", { number: at + 1 })}
          />
        </div>
      ))}
      {count < ownOptions.most && (
        <button
          type="button"
          onClick={() => setCount(count + 1)}
          className={buttonStyle("quiet", "-ml-3 justify-self-start")}
        >
          {t("questions.moreOptions")}
        </button>
      )}
    </Rows>
  );
};

const Truth = ({ answer }: { answer: string }) => {
  const t = useTexts();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <span id={id} className="caption">
        {t("questions.truth")}
      </span>
      {(["true", "false"] as const).map((value) => (
        <label key={value} className="flex items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="radio"
            name="answer"
            value={value}
            defaultChecked={answer === value}
            className={radioLook}
          />
          {t(`player.${value}`)}
        </label>
      ))}
    </fieldset>
  );
};

const Pairs = ({ options, answer }: { options: readonly string[]; answer: string }) => {
  const t = useTexts();
  const meanings = answer.split("\n");
  return (
    <Rows label={t("questions.pairs")} hint={t("questions.pairsHint")}>
      {Array.from({ length: matchedPairCount.most }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
        <div key={at} className="grid grid-cols-2 gap-2 max-sm:grid-cols-1 max-sm:pb-2">
          <PartField
            name="term"
            value={options[at] ?? ""}
            label={t("questions.term", { number: at + 1 })}
          />
          <PartField
            name="meaning"
            value={meanings[at] ?? ""}
            label={t("questions.meaning", { number: at + 1 })}
          />
        </div>
      ))}
    </Rows>
  );
};

/** The key of a question, as its type has one. */
const KeyFields = ({ type, texts }: { type: QuestionType; texts: OwnTexts }) => {
  const t = useTexts();
  const { answer, accepted } = texts;
  const options = texts.options ?? [];
  switch (type) {
    case "multiple_choice":
      return <Options options={options} answer={answer} />;
    case "true_false":
      return <Truth answer={answer} />;
    case "matching":
      return <Pairs options={options} answer={answer} />;
    case "free_recall":
      return <p className="text-sm text-ink-soft">{t("questions.recall")}</p>;
    case "fill_in":
      return (
        <>
          <TextField name="answer" label={t("questions.answers.fill_in")} value={answer} rows={1} />
          <TextField
            name="accepted"
            label={t("questions.accepted")}
            value={accepted.join("\n")}
            rows={2}
          />
        </>
      );
    case "open":
      return (
        <TextField name="answer" label={t("questions.answers.open")} value={answer} rows={3} />
      );
    default: {
      const label = t(type === "ordering" ? "questions.steps" : "questions.items");
      return <TextField name="answer" label={label} value={answer} rows={4} />;
    }
  }
};

/** What a question is made of, in a form. What is wrong is said by who takes it, so that nothing that was written is lost. */
export const QuestionFields = ({ type, texts }: { type: QuestionType; texts: OwnTexts }) => {
  const t = useTexts();
  return (
    <>
      <TextField
        name="stem"
        label={t(type === "true_false" ? "questions.statement" : "questions.stem")}
        value={texts.stem}
        rows={2}
        {...(type === "fill_in" && { hint: t("questions.stemHint") })}
      />
      {texts.code !== null && (
        <TextField
          name="code"
          label={t("questions.code")}
          value={texts.code}
          rows={4}
          look="field font-mono text-sm"
        />
      )}
      <KeyFields key={type} type={type} texts={texts} />
      <TextField
        name="explanation"
        label={t("questions.explanation")}
        value={texts.explanation}
        rows={2}
      />
    </>
  );
};
