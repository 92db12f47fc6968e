"use client";

import "./library.css";

import { Plus } from "lucide-react";
import { useState } from "react";
import type { LibraryView } from "#lib/schemas/library.ts";
import { usePoll } from "../hooks/use-poll.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { DropVeil } from "../ui/drop-veil.tsx";
import { useTexts } from "../ui/texts.tsx";
import { useDropAnywhere } from "../ui/use-drop-anywhere.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { PackCard } from "./pack-card.tsx";
import { useImports } from "./use-imports.ts";

const isImporting = ({ packs }: LibraryView): boolean =>
  packs.some(({ sources }) =>
    sources.some(({ status }) => status === "waiting" || status === "importing"),
  );

const isPreparing = ({ packs }: LibraryView): boolean =>
  packs.some(({ meaning }) => meaning?.state === "preparing");

/**
 * Milliseconds between two questions; a library that rests can still be changed by another client. Vectors come by
 * the hundred, and nobody waits for them.
 */
const pauseOf = (view: LibraryView): number => {
  if (isImporting(view)) return 1_000;
  return isPreparing(view) ? 3_000 : 10_000;
};

/** The manuals that guides answer from, and the ways to bring more. */
export const LibraryDesk = (props: { view: LibraryView }) => {
  const t = useTexts();
  const { view, unreachable, poll } = usePoll({
    ...{ url: "/api/library", initial: props.view, pauseOf },
    revisionOf: ({ revision }) => revision,
  });
  const imports = useImports(poll);
  const [asked, setAsked] = useState<readonly File[] | null>(null);
  const over = useDropAnywhere({ onFiles: setAsked, onText: () => undefined });
  const changed = () => void poll();
  const { packs } = view;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" onClick={() => setAsked([])} className={buttonStyle("primary")}>
          <Plus aria-hidden="true" className="size-4" />
          {t("library.add")}
        </button>
        <p className="caption">{t("library.form.formats")}</p>
      </div>
      {unreachable && (
        <p role="alert" className="text-sm text-loss">
          {t("library.unreachable")}
        </p>
      )}
      <FirstStep view={view} />
      <div className="grid gap-6">
        {packs.map((pack) => (
          <PackCard key={pack.id} pack={pack} imports={imports} onChanged={changed} />
        ))}
      </div>
      {asked !== null && (
        <ImportDialog
          packs={packs}
          files={asked}
          onImport={imports.add}
          onClose={() => setAsked(null)}
        />
      )}
      {over && <DropVeil text={t("library.drop")} />}
    </>
  );
};

/** What to do first: with nothing at all, or with the sample alone. */
const FirstStep = ({ view }: { view: LibraryView }) => {
  const t = useTexts();
  const own = view.packs.some(({ sample }) => !sample);
  const sample = view.packs.find((pack) => pack.sample);
  if (own) return null;
  const words =
    sample === undefined
      ? { title: t("library.empty.title"), body: t("library.empty.body") }
      : {
          title: t("library.firstStep.title"),
          body: t("library.firstStep.body", { title: sample.title }),
        };
  return (
    <section className="first-step">
      <h2 className="font-serif text-lg font-medium">{words.title}</h2>
      <p className="max-w-[60ch] text-ink-soft">{words.body}</p>
    </section>
  );
};
