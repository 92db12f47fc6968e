"use client";

import { useState } from "react";
import { useByteSize } from "../notes/use-byte-size.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";
import { SettingField } from "./setting-field.tsx";
import { type ModelDeskState, useTroubleWords } from "./use-model-desk.ts";

/** Has Ollama fetch a model, tells how far it is, and stops it. */
export const PullModel = ({ desk }: { desk: ModelDeskState }) => {
  const t = useTexts();
  const { pull } = desk.view;
  return (
    <div className="grid gap-3">
      {pull?.state !== "running" && (
        <SettingField
          label={t("settings.connect.pull.label")}
          placeholder="qwen3:8b"
          hint={t("settings.connect.pull.hint")}
          action={t("settings.connect.pull.action")}
          check={(typed) => (typed === "" ? t("settings.connect.pull.empty") : null)}
          save={desk.pull}
        />
      )}
      {pull !== null && <PullState desk={desk} pull={pull} />}
    </div>
  );
};

interface PullProps {
  readonly desk: ModelDeskState;
  readonly pull: NonNullable<ModelDeskState["view"]["pull"]>;
}

const PullState = ({ desk, pull }: PullProps) => {
  const t = useTexts();
  const trouble = useTroubleWords();
  const { model } = pull;
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = async (work: Promise<string | null>) => setRefusal(await work);
  const next = {
    running: ["stop", () => desk.pull(null)],
    stopped: ["resume", () => desk.pull(model)],
    failed: null,
    done: ["use", () => desk.choose("writer", `ollama:${model}`, { input: 0, output: 0 })],
  } as const;
  const step = next[pull.state];
  const code = pull.code === "model_refused_request" ? null : trouble(pull.code);
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p role="status" className={pull.state === "failed" ? "text-loss" : ""}>
        <PullWords pull={pull} /> {pull.state === "failed" && code}
      </p>
      {pull.state === "failed" && pull.message !== null && (
        <p className="caption break-words">
          {t("settings.connect.test.said", { words: pull.message })}
        </p>
      )}
      {pull.state === "running" && <PullBar pull={pull} />}
      {step && (
        <button
          type="button"
          onClick={() => void act(step[1]())}
          className={buttonStyle("secondary")}
        >
          {t(`settings.connect.pull.${step[0]}`)}
        </button>
      )}
      <p role="alert" className="text-loss empty:hidden">
        {refusal}
      </p>
    </div>
  );
};

const PullWords = ({ pull }: Pick<PullProps, "pull">) => {
  const t = useTexts();
  const bytes = useByteSize();
  const { model, state, doneBytes, totalBytes } = pull;
  if (state === "stopped") return t("settings.connect.pull.stopped");
  if (state === "done") return t("settings.connect.pull.done", { model });
  if (state === "failed") return t("settings.connect.pull.failed", { model });
  if (totalBytes === 0) return t("settings.connect.pull.starting", { model });
  const told = { model, done: bytes(doneBytes), total: bytes(totalBytes) };
  return t("settings.connect.pull.running", told);
};

const PullBar = ({ pull }: Pick<PullProps, "pull">) => {
  const t = useTexts();
  const { doneBytes, totalBytes, model } = pull;
  const known = totalBytes > 0;
  const percent = known ? Math.round((100 * doneBytes) / totalBytes) : 0;
  return (
    <div
      role="progressbar"
      aria-label={t("settings.connect.pull.starting", { model })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? percent : undefined}
      className="h-1 w-full overflow-hidden rounded-full bg-rule"
    >
      <div
        className={`h-full rounded-full bg-accent transition-[width] duration-200 ${known ? "" : "breathe"}`}
        style={{ width: known ? `${percent}%` : "8%" }}
      />
    </div>
  );
};
