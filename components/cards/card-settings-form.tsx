"use client";

import { useState, useTransition } from "react";
import type { CardSettings } from "#lib/schemas/card.ts";
import { refusalText, sendJson } from "../hooks/send-json.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { useTexts } from "../ui/texts.tsx";

const NumberField = (props: {
  name: keyof CardSettings;
  label: string;
  hint: string;
  value: number;
  min: number;
  max: number;
}) => (
  <label className="grid gap-2">
    <span>{props.label}</span>
    <input
      type="number"
      inputMode="numeric"
      required
      name={props.name}
      min={props.min}
      max={props.max}
      defaultValue={props.value}
      aria-describedby={`${props.name}-hint`}
      className="field w-28 tabular-nums"
    />
    <span id={`${props.name}-hint`} className="caption max-w-[60ch]">
      {props.hint}
    </span>
  </label>
);

/** How the student reviews. */
export const CardSettingsForm = ({ settings }: { settings: CardSettings }) => {
  const t = useTexts();
  const [saved, setSaved] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, start] = useTransition();
  const save = (form: FormData) =>
    start(async () => {
      setSaved(false);
      const sent = await sendJson("PATCH", "/api/settings/cards", {
        newPerDay: Number(form.get("newPerDay")),
        retention: Number(form.get("retention")) / 100,
      });
      setRefusal(sent.ok ? null : refusalText(t, sent));
      setSaved(sent.ok);
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(new FormData(event.currentTarget));
      }}
      onChange={() => setSaved(false)}
      className="grid gap-5"
    >
      <NumberField
        {...{ name: "newPerDay", min: 0, max: 999 }}
        label={t("cards.settings.newPerDay")}
        hint={t("cards.settings.newPerDayHint")}
        value={settings.newPerDay}
      />
      <NumberField
        {...{ name: "retention", min: 80, max: 97 }}
        label={t("cards.settings.retention")}
        hint={t("cards.settings.retentionHint")}
        value={Math.round(settings.retention * 100)}
      />
      <div className="flex items-center gap-4">
        <button type="submit" disabled={busy} className={buttonStyle("secondary")}>
          {t("cards.settings.save")}
        </button>
        <p role="status" className="text-sm text-ink-soft">
          {saved && t("cards.settings.saved")}
        </p>
      </div>
      <Alert>{refusal}</Alert>
    </form>
  );
};
