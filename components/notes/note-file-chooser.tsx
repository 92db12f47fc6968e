"use client";

import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { buttonStyle } from "#components/ui/button-style.ts";
import { Dialog, useOpenDialog } from "#components/ui/dialog.tsx";
import { OrderList } from "#components/ui/order-list.tsx";
import { useByteSize, useTexts } from "#components/ui/texts.tsx";
import type { NoteFileView, NotePart } from "#lib/schemas/note-file.ts";
import { noteSize } from "./read-note-file.ts";

/** A part and those below its heading: from its place up to the next of its level. */
const partWithThoseBelow = (parts: readonly { level: number }[], at: number): number[] => {
  const level = parts[at]?.level ?? 1;
  const found = [at];
  for (let next = at + 1; (parts[next]?.level ?? 0) > level; next += 1) found.push(next);
  return found;
};

const wordsOf = (parts: readonly NotePart[]): number =>
  parts.reduce((sum, { words }) => sum + words, 0);

const PartRow = (props: {
  part: NotePart;
  /** Page or slide on which it begins, as it is said. */
  place: string | null;
  checked: boolean;
  onChange: () => void;
}) => {
  const t = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { part, place } = props;
  const title = part.title === "" ? t("noteFiles.choose.untitled") : part.title;
  const Chevron = open ? ChevronDown : ChevronRight;
  const words = t("noteFiles.choose.words", { words: part.words });
  return (
    <li style={{ paddingInlineStart: `${part.level - 1}rem` }}>
      <div className="flex items-center gap-x-2 border-b border-rule">
        <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5">
          <input
            type="checkbox"
            checked={props.checked}
            onChange={props.onChange}
            className="size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0 flex-1 break-words">{title}</span>
          <span className="caption shrink-0 text-right tabular-nums">
            {place === null ? words : `${place} · ${words}`}
          </span>
        </label>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(open ? "noteFiles.choose.hide" : "noteFiles.choose.show", { title })}
          onClick={() => setOpen(!open)}
          className={buttonStyle("quiet", "-mr-2")}
        >
          <Chevron aria-hidden="true" className="size-4" />
        </button>
      </div>
      {/* What scrolls must be reached by keys. */}
      <section
        id={id}
        hidden={!open}
        aria-label={title}
        tabIndex={open ? 0 : -1}
        className="my-2 max-h-72 overflow-auto rounded-lg bg-surface-2"
      >
        {open && (
          <p className="p-4 font-serif text-base break-words whitespace-pre-wrap">{part.text}</p>
        )}
      </section>
    </li>
  );
};

/** Which parts of what was read are chosen, and how large they are together. */
const useChosenParts = (readings: readonly NoteFileView[], maxBytes: number) => {
  const parts = useMemo(() => readings.flatMap((reading) => reading.parts), [readings]);
  // Two line ends stand between them.
  const sizes = useMemo(() => parts.map(({ text }) => noteSize(text).bytes + 2), [parts]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => {
    const all = sizes.reduce((sum, size) => sum + size, 0);
    return new Set(all > maxBytes ? [] : parts.keys());
  });
  const toggle = (at: number) => {
    const next = new Set(chosen);
    for (const one of partWithThoseBelow(parts, at)) {
      if (chosen.has(at)) next.delete(one);
      else next.add(one);
    }
    setChosen(next);
  };
  return {
    chosen,
    toggle,
    chooseAll: () => setChosen(new Set(parts.keys())),
    chooseNone: () => setChosen(new Set()),
    taken: parts.filter((_part, at) => chosen.has(at)),
    bytes: sizes.reduce((sum, size, at) => sum + (chosen.has(at) ? size : 0), 0),
  };
};

/** The parts of one file, by the places that they have in the list of all. */
const FileParts = (props: {
  reading: NoteFileView;
  /** Of its first part in the list of all. */
  from: number;
  chosen: ReadonlySet<number>;
  onToggle: (at: number) => void;
}) => {
  const t = useTexts();
  const { reading, from } = props;
  const { fileName, format, parts } = reading;
  const isSlides = format === "pptx" || format === "odf";
  const placeOf = (page: number | null) =>
    page === null
      ? null
      : t(isSlides ? "noteFiles.choose.slide" : "noteFiles.choose.page", { page });
  return (
    <section aria-label={fileName} className="mb-5">
      <h3 className="sticky top-0 flex flex-wrap items-baseline gap-x-3 bg-surface py-2 font-medium">
        <span className="break-all">{fileName}</span>
        <span className="caption font-normal">
          {t("noteFiles.choose.parts", { count: parts.length })}
          {" · "}
          {t("noteFiles.choose.words", { words: wordsOf(parts) })}
        </span>
      </h3>
      <ul>
        {parts.map((part, at) => (
          <PartRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a file never change their order
            key={at}
            part={part}
            place={placeOf(part.page)}
            checked={props.chosen.has(from + at)}
            onChange={() => props.onToggle(from + at)}
          />
        ))}
      </ul>
    </section>
  );
};

/** Files in the order in which they become the note, and the chosen ones of their parts by their places in it. */
const inOrder = (
  readings: readonly NoteFileView[],
  order: readonly number[],
  isChosen: (file: number, part: number) => boolean,
): { readonly ordered: NoteFileView[]; readonly chosen: ReadonlySet<number> } => {
  const ordered: NoteFileView[] = [];
  const chosen = new Set<number>();
  let at = 0;
  for (const file of order) {
    const reading = readings[file];
    if (reading === undefined) continue;
    ordered.push(reading);
    for (const part of reading.parts.keys()) {
      if (isChosen(file, part)) chosen.add(at);
      at += 1;
    }
  }
  return { ordered, chosen };
};

/**
 * Asks which chapters, slides or files of what was read become the note, and in which order the files do; each part can be
 * looked at before.
 */
export const NoteFileChooser = (props: {
  readings: readonly NoteFileView[];
  maxBytes: number;
  /** What the press does, where it does more than to take them. */
  use?: string;
  /** With the files in their order, and the places of the chosen parts in the list of all. */
  onUse: (ordered: readonly NoteFileView[], chosen: ReadonlySet<number>) => void;
  onClose: () => void;
}) => {
  const t = useTexts();
  const inBytes = useByteSize();
  const dialog = useOpenDialog();
  const id = useId();
  const { readings, maxBytes } = props;
  const parts = useChosenParts(readings, maxBytes);
  const [order, setOrder] = useState<readonly number[]>(() => [...readings.keys()]);
  const tooMuch = parts.bytes > maxBytes;
  const fromOf = (file: number): number =>
    readings.slice(0, file).reduce((sum, reading) => sum + reading.parts.length, 0);
  return (
    <Dialog
      dialog={dialog}
      title={t("noteFiles.choose.title")}
      closes
      width="text"
      onClose={props.onClose}
    >
      <div className="mt-1 flex flex-wrap items-center gap-x-2">
        <button type="button" onClick={parts.chooseAll} className={buttonStyle("quiet", "-ml-3")}>
          {t("noteFiles.choose.all")}
        </button>
        <button type="button" onClick={parts.chooseNone} className={buttonStyle("quiet")}>
          {t("noteFiles.choose.none")}
        </button>
      </div>
      <div className="-mx-2 mt-2 max-h-[55dvh] overflow-auto overscroll-contain px-2">
        {readings.length > 1 && (
          <div className="pb-5">
            <OrderList
              items={order.map((file) => ({
                ...{ value: String(file), name: readings[file]?.fileName ?? "" },
                label: (
                  <span className="line-clamp-2 font-sans text-base">
                    {readings[file]?.fileName}
                  </span>
                ),
              }))}
              legend={t("noteFiles.choose.order")}
              keys={t("noteFiles.choose.keys")}
              onOrder={(files) => setOrder(files.map(Number))}
            />
          </div>
        )}
        {order.map(
          (file) =>
            readings[file] && (
              <FileParts
                // Two files of one name are two.
                key={file}
                reading={readings[file]}
                from={fromOf(file)}
                chosen={parts.chosen}
                onToggle={parts.toggle}
              />
            ),
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p id={id} role="status" className="caption mr-auto tabular-nums">
          {tooMuch
            ? t("noteFiles.choose.tooMuch", {
                size: inBytes(parts.bytes),
                limit: inBytes(maxBytes),
              })
            : t("noteFiles.choose.chosen", { words: wordsOf(parts.taken) })}
        </p>
        <button
          type="button"
          disabled={tooMuch || parts.taken.length === 0}
          aria-describedby={id}
          onClick={() => {
            // What is behind an open dialog cannot be given the focus.
            dialog.current?.close();
            const isChosen = (file: number, part: number) => parts.chosen.has(fromOf(file) + part);
            const { ordered, chosen } = inOrder(readings, order, isChosen);
            props.onUse(ordered, chosen);
          }}
          className={buttonStyle("primary")}
        >
          {props.use ?? t("noteFiles.choose.use")}
        </button>
      </div>
    </Dialog>
  );
};
